import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { notFoundPage, pageAt, pages } from "./pages/all-pages.ts";
import { App } from "./pages/app.tsx";
import { headOf } from "./pages/head.ts";

export { contentProblems } from "../tools/check-content.ts";

/** Every address of the site, for the build. */
export const paths = [...pages, notFoundPage].map(({ path }) => path);

/** The HTML of one page: what belongs in its head and what in its body. */
export function finishedPage(path: string): { head: string; body: string } {
  const page = pageAt(path);
  const html = renderToString(
    <StrictMode>
      <App page={page} />
    </StrictMode>,
  );
  // React puts its hints for the first picture in front of the page; they belong in the head.
  const hints = html.match(/^(<link [^>]*>)*/)?.[0] ?? "";
  return { head: headOf(page) + hints, body: html.slice(hints.length) };
}
