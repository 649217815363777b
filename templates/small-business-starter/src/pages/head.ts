import { photoColors } from "virtual:images";
import { hours } from "../../content/hours.ts";
import { site } from "../../site.config.ts";
import { colorSheet } from "../colors/color-sheet.ts";
import { presets } from "../colors/presets.ts";
import { weekdays } from "../hours/opening-times.ts";
import { themeKey } from "../parts/theme-key.ts";
import { homePage, notFoundPage, type Page } from "./all-pages.ts";
import { fileAddress } from "./links.ts";

const colors = { ...presets[site.colors.preset], ...site.colors.custom.light };

const safe = (text: string) =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");

/** The public address of a file or page, as far as the address of the site is known. */
const publicAddress = (path: string) =>
  site.url ? site.url.replace(/\/*$/, "/") + path : fileAddress(path);

/** Runs before the page is drawn, so that a remembered theme never flashes. */
const themeScript = `try{const t=localStorage.getItem("${themeKey}");if(t)document.documentElement.dataset.theme=t}catch{}`;

/** What search engines may know about the business. */
function business() {
  const { street, city, region, postalCode, country } = site.place;
  return {
    "@context": "https://schema.org",
    "@type": site.businessType,
    name: site.name,
    description: site.description,
    url: site.url || undefined,
    image: site.url ? publicAddress(site.shareImage) : undefined,
    telephone: site.phone,
    email: site.email,
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: city,
      addressRegion: region,
      postalCode,
      addressCountry: country,
    },
    openingHoursSpecification: weekdays.flatMap((day) =>
      hours.week[day].map(({ from, to }) => ({
        "@type": "OpeningHoursSpecification",
        dayOfWeek: `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`,
        opens: from,
        closes: to,
      })),
    ),
    sameAs: site.footer.links.map(({ to }) => to).filter((to) => to.startsWith("https://")),
  };
}

export function headOf(page: Page): string {
  const found = page !== notFoundPage;
  const data = JSON.stringify(business()).replace(/</g, "\\u003c");
  return [
    `<title>${safe(page.title)}</title>`,
    `<meta name="description" content="${safe(page.description)}">`,
    !found && `<meta name="robots" content="noindex">`,
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
    page === homePage && `<script type="application/ld+json">${data}</script>`,
  ]
    .filter(Boolean)
    .join("\n    ");
}
