import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { getPage, notFoundPage, pages } from "./pages/all-pages.ts";
import { App } from "./pages/app.tsx";
import { renderHead } from "./pages/head.ts";

export { contentProblems } from "../tools/check-content.ts";

/** The paths of all pages. */
export const paths = [...pages, notFoundPage].map(({ path }) => path);

/** The HTML for the head and the body of a page. */
export function renderPage(path: string): { head: string; body: string } {
  const page = getPage(path);
  const html = renderToString(
    <StrictMode>
      <App page={page} />
    </StrictMode>,
  );
  // React renders preload links before the page. They belong in the head.
  const preloads = html.match(/^(<link [^>]*>)*/)?.[0] ?? "";
  return { head: renderHead(page) + preloads, body: html.slice(preloads.length) };
}
