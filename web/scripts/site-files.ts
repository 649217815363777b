import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { agency } from "@agency/contract/agency";
import { colors, themeColor } from "@agency/contract/brand/colors";
import { builtPages } from "./built-pages.ts";

/** Writes sitemap, robots.txt and web manifest. */
export function writeSiteFiles(client: string) {
  const urls = builtPages(client)
    .filter(({ html }) => !/<meta name="robots" content="noindex"/.test(html))
    .map(({ html }) => html.match(/<link rel="canonical" href="([^"]+)"/)?.[1])
    .filter((url) => url !== undefined);
  writeFileSync(join(client, "sitemap.xml"), sitemap(urls));
  writeFileSync(
    join(client, "robots.txt"),
    `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /demos/\n\nSitemap: ${new URL("/sitemap.xml", agency.siteUrl)}\n`,
  );
  writeFileSync(join(client, "site.webmanifest"), JSON.stringify(manifest));
}

function sitemap(urls: readonly string[]) {
  const rows = urls.map((url) => `  <url><loc>${url}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...rows,
    "</urlset>",
    "",
  ].join("\n");
}

const manifest = {
  name: agency.name,
  short_name: agency.name,
  start_url: "/",
  display: "browser",
  background_color: colors.white,
  theme_color: themeColor,
  icons: [
    { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
};
