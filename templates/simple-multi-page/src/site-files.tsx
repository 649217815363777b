/* Renders every page to static HTML. Runs during the build, not in the browser. */
import { renderToString } from "react-dom/server";
import { site } from "../site.config.ts";
import { robots, rssFeed, sitemap } from "./feeds.ts";
import { allPages } from "./pages.tsx";
import { type Assets, Document } from "./parts/document.tsx";

export interface SiteFile {
  /** The path inside dist/, such as "journal/index.html" */
  file: string;
  text: string;
}

/** The files that the pages load. */
export function siteFiles(assets: Assets): SiteFile[] {
  const pages = allPages();
  const files = pages.map((page) => ({
    file: `${page.path}${page.path.endsWith("/") ? "index.html" : ""}`.slice(1),
    text: `<!doctype html>${renderToString(<Document page={page} assets={assets} />)}\n`,
  }));
  // These files contain full URLs.
  if (site.url) {
    files.push(
      { file: "feed.xml", text: rssFeed(pages) },
      { file: "sitemap.xml", text: sitemap(pages) },
      { file: "robots.txt", text: robots() },
    );
  }
  return files;
}
