/* The RSS feed, and the sitemap and robots.txt for search engines. */
import { site } from "../site.config.ts";
import { toFullUrl } from "./link.ts";
import type { Page } from "./pages.tsx";

const escapeXml = (text = "") =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

export function rssFeed(pages: Page[]): string {
  const items = pages
    .filter((page) => page.published)
    .map(
      (page) => `<item>
<title>${escapeXml(page.title)}</title>
<link>${escapeXml(toFullUrl(page.path))}</link>
<guid>${escapeXml(toFullUrl(page.path))}</guid>
<pubDate>${new Date(page.published ?? "").toUTCString()}</pubDate>
<description>${escapeXml(page.description)}</description>
</item>`,
    );
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeXml(site.name)}</title>
<link>${escapeXml(toFullUrl("/"))}</link>
<atom:link href="${escapeXml(toFullUrl("/feed.xml"))}" rel="self" type="application/rss+xml"/>
<description>${escapeXml(site.description)}</description>
<language>${escapeXml(site.language)}</language>
${items.join("\n")}
</channel></rss>
`;
}

export function sitemap(pages: Page[]): string {
  const urls = pages
    .filter((page) => !page.hidden)
    .map(({ path, published }) => {
      const changed = published ? `<lastmod>${published}</lastmod>` : "";
      return `<url><loc>${escapeXml(toFullUrl(path))}</loc>${changed}</url>`;
    });
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
}

export function robots(): string {
  return `User-agent: *\nAllow: /\nSitemap: ${toFullUrl("/sitemap.xml")}\n`;
}
