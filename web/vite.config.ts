import { createRequire } from "node:module";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { contentConditions } from "../scripts/content-conditions.ts";

/** Needed by every page. */
const siteIcons = "arrow-right|mail|menu|phone|search|x";
const site = new RegExp(
  [
    "/app/(has-page|ui/(?!image-dialog|modal|field|alert|section-heading|window-dots)|layout|seo)",
    "/contract/(sample/)?(agency|brand/|format/(phone-link|time-zone|months)|offers/license)",
    `/lucide/(?!.*/icons/(?!(${siteIcons})\\.))`,
  ].join("|"),
);

/** Needed by most pages, but on the home page only below the first screen. */
const common =
  /\/contract\/(sample\/)?(catalog|format\/money|limits\/refund-reasons|offers\/(related-offers|looks|types))|\/app\/(content\/prices|images)|\/lucide\/.*\/(check|chevron-(left|right)|circle-\w+)\./;
/** Forms and checkout links, which the home page has below the first screen. */
const forms =
  /\/app\/ui\/(field|alert|section-heading)|\/contract\/(limits\/form-started-header|offers\/purchase)/;
/** The form of the two payment pages; its parts are loaded on demand. */
const paying =
  "payment-form|payment-messages|checkout-form|billing-fields|(country|state)-field|paid-alert|payment-processing|poll-payment|use-(client|country|saved|full|payment|visible)";
/** Shared by checkout and order pages. */
const buying = new RegExp(
  `/app/((checkout|orders)/(?!file-size|owner-page|qr-code|venmo-link|${paying})|sections/(?!page-hero|table-of-contents|template-content|spell-number|founders|swatch-mark)|api-client/api-error|session-storage)|/contract/(format/(dates|duration)|limits/(billing|text)-limits)`,
);
/** Calls to the service with their schemas; some pages load them on demand. */
const service =
  /\/app\/api-client\/(?!leads|api-error|checkout\.)|\/contract\/(api\/|offers\/payment-request-totals)|\/node_modules\/zod\//;

// Required at run time, because Vite would bundle them without the sample or owner condition.
const require = createRequire(import.meta.url);
const { pagesWithoutContent }: typeof import("./app/page-list.ts") = require("./app/page-list.ts");
const {
  showsTrades,
}: typeof import("./app/pages/home/street-clients.ts") = require("./app/pages/home/street-clients.ts");

const {
  announcement,
}: typeof import("./app/content/announcement.ts") = require("#app/content/announcement.ts");

/** The announcement contains a price. Built as text, so that not every page loads the catalog. */
const announcementAsText: Plugin = {
  name: "announcement-as-text",
  apply: "build",
  load: {
    filter: { id: /\/app\/content\/(sample\/)?announcement\.ts$/ },
    handler: () => `export const announcement = ${JSON.stringify(announcement)};`,
  },
};

export default defineConfig({
  plugins: [tailwindcss(), announcementAsText, reactRouter()],
  ...contentConditions,
  // Constants, so that not every page loads the content.
  define: {
    "import.meta.env.EMPTY_PAGES": JSON.stringify(pagesWithoutContent),
    "import.meta.env.SHOWS_TRADES": JSON.stringify(showsTrades),
  },
  cacheDir: process.env.VITE_CACHE_DIR,
  // Finds all dependencies at start, because one found later reloads the page.
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}", "!**/*.test.ts"] },
  server: {
    // Emails and payment links contain this port.
    port: 5173,
    strictPort: true,
    proxy: {
      "/api": process.env.API_URL ?? "http://127.0.0.1:3000",
      // The desk has its own dev server and must be on the same origin.
      ...(process.env.DESK_URL && {
        "/desk": {
          target: process.env.DESK_URL,
          ws: true,
          // That server responds at /desk/ only.
          rewrite: (path: string) => path.replace(/^\/desk(?=\?|$)/, "/desk/"),
        },
      }),
      // With the emulator, the payment form loads "undefined/…" relative to the page: /undefined/ or /pay/undefined/.
      ...(process.env.BRAINTREE_EMULATOR_URL && {
        "^[^?]*/undefined/": process.env.BRAINTREE_EMULATOR_URL,
      }),
    },
  },
  // Prerendering requests each page from a preview server.
  preview: { host: "127.0.0.1" },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // Includes Vite's helper, which would otherwise be in a chunk that the home page does not need.
                {
                  name: "vendor",
                  test: /rolldown\/runtime|vite\/preload-helper|node_modules\/(react|react-dom|scheduler|react-router)\//,
                  priority: 1,
                },
                // One file each instead of many small ones.
                { name: "site", test: site, minShareCount: 2, priority: 1 },
                { name: "common", test: common, minShareCount: 2 },
                { name: "forms", test: forms, minShareCount: 2 },
                { name: "buying", test: buying, minShareCount: 2 },
                { name: "service", test: service },
                {
                  name: "paying",
                  test: new RegExp(
                    `/app/(checkout/(${paying})|api-client/checkout\\.)|/contract/format/(countries|us-states)`,
                  ),
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
  },
});
