import { photoColors } from "virtual:images";
import { site } from "../../site.config.ts";
import { colorSheet } from "../colors/color-sheet.ts";
import { resolveColors } from "../colors/presets.ts";
import { themeKey } from "../parts/theme-key.ts";
import { notFoundPage, type Page } from "./all-pages.ts";
import { fileUrl, publicUrl } from "./links.ts";
import { structuredData } from "./structured-data.ts";

const colors = resolveColors(site.skin, site.colors);

const escapeHtml = (text: string) =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");

/** Runs before the first paint, so that the wrong theme never flashes. */
const themeScript = `try{const t=localStorage.getItem("${themeKey}");if(t)document.documentElement.dataset.theme=t}catch{}`;

export function renderHead(page: Page): string {
  const exists = page !== notFoundPage;
  const data = structuredData(page);
  return [
    `<title>${escapeHtml(page.title)}</title>`,
    `<meta name="description" content="${escapeHtml(page.description)}">`,
    (!exists || page.top?.kind === "blocks") && `<meta name="robots" content="noindex">`,
    exists && site.url && `<link rel="canonical" href="${publicUrl(page.path)}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="${escapeHtml(site.name)}">`,
    `<meta property="og:title" content="${escapeHtml(page.title)}">`,
    `<meta property="og:description" content="${escapeHtml(page.description)}">`,
    `<meta property="og:image" content="${publicUrl(site.shareImage)}">`,
    exists && site.url && `<meta property="og:url" content="${publicUrl(page.path)}">`,
    `<meta name="twitter:card" content="summary_large_image">`,
    `<link rel="icon" href="${fileUrl("favicon.svg")}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${fileUrl("apple-touch-icon.png")}">`,
    `<style>${colorSheet(colors)}${photoColors}</style>`,
    `<script>${themeScript}</script>`,
    data &&
      `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, "\\u003c")}</script>`,
  ]
    .filter(Boolean)
    .join("\n    ");
}
