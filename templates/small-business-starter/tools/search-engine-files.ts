import { site } from "../site.config.ts";

/** sitemap.xml and robots.txt. They need "url" in site.config.ts. */
export function searchEngineFiles(paths: string[]): [name: string, text: string][] {
  if (!site.url) return [];
  const siteUrl = site.url.replace(/\/*$/, "/");
  const urls = paths
    .filter((path) => !path.endsWith(".html"))
    .map((path) => `  <url><loc>${siteUrl}${path}</loc></url>`);
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>\n",
  ];
  return [
    ["sitemap.xml", sitemap.join("\n")],
    ["robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}sitemap.xml\n`],
  ];
}
