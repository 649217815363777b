/* Files for machines: the news feed for feed readers, and two files for search engines. */
import { site } from "../site.config.ts";
import { fullLink } from "./link.ts";
import type { Page } from "./pages.tsx";

const xml = (text = "") =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

export function rssFeed(pages: Page[]): string {
  const items = pages
    .filter((page) => page.published)
    .map(
      (page) => `<item>
<title>${xml(page.title)}</title>
<link>${xml(fullLink(page.path))}</link>
<guid>${xml(fullLink(page.path))}</guid>
<pubDate>${new Date(page.published ?? "").toUTCString()}</pubDate>
<description>${xml(page.description)}</description>
</item>`,
    );
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${xml(site.name)}</title>
<link>${xml(fullLink("/"))}</link>
<atom:link href="${xml(fullLink("/feed.xml"))}" rel="self" type="application/rss+xml"/>
<description>${xml(site.description)}</description>
<language>${xml(site.language)}</language>
${items.join("\n")}
</channel></rss>
`;
}

export function sitemap(pages: Page[]): string {
  const urls = pages
    .filter((page) => !page.hidden)
    .map(({ path, published }) => {
      const changed = published ? `<lastmod>${published}</lastmod>` : "";
      return `<url><loc>${xml(fullLink(path))}</loc>${changed}</url>`;
    });
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
}

export function robots(): string {
  return `User-agent: *\nAllow: /\nSitemap: ${fullLink("/sitemap.xml")}\n`;
}
