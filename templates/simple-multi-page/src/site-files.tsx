/* Draws every page into a finished HTML file. It runs while the site is built, not in the browser. */
import { renderToString } from "react-dom/server";
import { site } from "../site.config.ts";
import { robots, rssFeed, sitemap } from "./feeds.ts";
import { allPages } from "./pages.tsx";
import { Document } from "./parts/document.tsx";

export interface SiteFile {
  /** Where it goes inside dist/, such as "journal/index.html" */
  file: string;
  text: string;
}

/** What the pages load. */
export interface Assets {
  script: string;
  /** Finished site: the styles themselves, put into the page */
  styles?: string;
  /** While you work: the address of the styles */
  stylesheet?: string;
  fonts: string[];
}

export function siteFiles(assets: Assets): SiteFile[] {
  const pages = allPages();
  const files = pages.map((page) => ({
    file: `${page.path}${page.path.endsWith("/") ? "index.html" : ""}`.slice(1),
    text: `<!doctype html>${renderToString(<Document page={page} assets={assets} />)}\n`,
  }));
  // These need the full address of the site.
  if (site.url) {
    files.push(
      { file: "feed.xml", text: rssFeed(pages) },
      { file: "sitemap.xml", text: sitemap(pages) },
      { file: "robots.txt", text: robots() },
    );
  }
  return files;
}
