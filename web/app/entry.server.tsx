import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";
import { hydrateAfterPaint } from "./hydrate-after-paint.ts";

/** Runs at build time only: every page becomes a file. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  // The page for addresses unknown at build time is asked for as "/", and must not look like home.
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
  return new Response(import.meta.env.DEV ? html : startLater(html), { status, headers });
}

/** React Router starts its scripts at once; here they wait for the first paint. */
function startLater(html: string) {
  const starter = '</script><script type="module" async="">';
  if (!html.includes(starter)) throw new Error("React Router starts its pages in a new way");
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="waiting"')
    .replace(starter, () => `;(${hydrateAfterPaint})()</script><script type="waiting">`);
}
