import { photoColors } from "virtual:images";
import { site } from "../../site.config.ts";
import { colorSheet } from "../colors/color-sheet.ts";
import { colorsOf } from "../colors/presets.ts";
import { themeKey } from "../parts/theme-key.ts";
import { notFoundPage, type Page } from "./all-pages.ts";
import { fileAddress, publicAddress } from "./links.ts";
import { structuredData } from "./structured-data.ts";

const colors = colorsOf(site.skin, site.colors);

const safe = (text: string) =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");

/** Runs before the page is drawn, so that a remembered theme never flashes. */
const themeScript = `try{const t=localStorage.getItem("${themeKey}");if(t)document.documentElement.dataset.theme=t}catch{}`;

export function headOf(page: Page): string {
  const found = page !== notFoundPage;
  const data = structuredData(page);
  return [
    `<title>${safe(page.title)}</title>`,
    `<meta name="description" content="${safe(page.description)}">`,
    (!found || page.top?.kind === "blocks") && `<meta name="robots" content="noindex">`,
    found && site.url && `<link rel="canonical" href="${publicAddress(page.path)}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="${safe(site.name)}">`,
    `<meta property="og:title" content="${safe(page.title)}">`,
    `<meta property="og:description" content="${safe(page.description)}">`,
    `<meta property="og:image" content="${publicAddress(site.shareImage)}">`,
    found && site.url && `<meta property="og:url" content="${publicAddress(page.path)}">`,
    `<meta name="twitter:card" content="summary_large_image">`,
    `<link rel="icon" href="${fileAddress("favicon.svg")}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${fileAddress("apple-touch-icon.png")}">`,
    `<style>${colorSheet(colors)}${photoColors}</style>`,
    `<script>${themeScript}</script>`,
    data &&
      `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, "\\u003c")}</script>`,
  ]
    .filter(Boolean)
    .join("\n    ");
}
