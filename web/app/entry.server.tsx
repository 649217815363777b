import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";
import { hydrateAfterPaint } from "./hydrate-after-paint.ts";

/** Runs at build time only, to prerender every page. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  // The fallback page of private URLs is rendered as "/", but must not look like the home page.
  if (context.isSpaMode) context.staticHandlerContext.location.pathname = "/order";
  let firstError: unknown;
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      firstError ??= error;
    },
  });
  if (firstError) throw firstError;
  const html = await new Response(prelude).text();
  headers.set("Content-Type", "text/html");
  return new Response(import.meta.env.DEV ? html : deferScripts(html), { status, headers });
}

/** Delays the scripts of React Router until after the first paint. */
function deferScripts(html: string) {
  const starter = '</script><script type="module" async="">';
  if (!html.includes(starter))
    throw new Error("React Router renders its scripts in a different way");
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="pending"')
    .replace(starter, () => `;(${hydrateAfterPaint})()</script><script type="pending">`);
}
