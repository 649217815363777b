import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";

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
  return new Response(yieldToFirstPaint(html), { status, headers });
}

/** Scripts only make the page interactive: text, fonts and the hero's picture come first. */
function yieldToFirstPaint(html: string) {
  return html.replaceAll(
    '<link rel="modulepreload"',
    '<link rel="modulepreload" fetchPriority="low"',
  );
}
