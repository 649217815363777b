import { createRequire } from "node:module";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { contentConditions } from "../scripts/content-conditions.ts";

/** What every page needs at once. */
const drawings = "arrow-right|mail|menu|phone|search|x";
const site = new RegExp(
  [
    "/app/(has-page|ui/(?!image-dialog|modal|field|alert|section-heading|window-dots)|layout|seo)",
    "/contract/(sample/)?(agency|brand/|format/(phone-link|time-zone|months)|offers/license)",
    `/lucide/(?!.*/icons/(?!(${drawings})\\.))`,
  ].join("|"),
);

/** What most pages need, but the home page only below its first screen. */
const common =
  /\/contract\/(sample\/)?(catalog|format\/money|limits\/refund-reasons|offers\/(related-offers|looks|types))|\/app\/(content\/prices|images)|\/lucide\/.*\/(check|chevron-(left|right)|circle-\w+)\./;
/** Of forms and links to the checkout; the home page has both below its first screen. */
const forms =
  /\/app\/ui\/(field|alert|section-heading)|\/contract\/(limits\/(lead-limits|form-started-header)|offers\/purchase)/;
/** The form of the two pages that take payments; what it is made of comes when it is needed. */
const paying =
  "payment-form|payment-messages|checkout-form|billing-fields|payment-processing|poll-payment|use-(client|saved|full)";
/** What checkout and order pages share. */
const buying = new RegExp(
  `/app/((checkout|orders)/(?!file-size|qr-code|venmo-link|${paying})|sections/(?!page-hero|table-of-contents|template-content|spell-number|founders|swatch-mark)|api-client/api-error)|/contract/(format/(dates|duration)|limits/billing-limits)`,
);
/** Calls to the service and the schemas of its responses; some pages fetch them only when they are needed. */
const service =
  /\/app\/api-client\/(?!leads|api-error)|\/contract\/(api\/|offers\/payment-request-totals)|\/node_modules\/zod\//;

// Vite would bundle it into this file, without asking whose content is meant.
const require = createRequire(import.meta.url);
const { pagesWithoutContent }: typeof import("./app/page-list.ts") = require("./app/page-list.ts");
const {
  showsTrades,
}: typeof import("./app/pages/home/house-owners.ts") = require("./app/pages/home/house-owners.ts");

const {
  announcement,
}: typeof import("./app/content/announcement.ts") = require("#app/content/announcement.ts");

/** The announcement names a price. Built as text, because the catalog itself would be loaded by every page. */
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
  // As a list of addresses, because the content itself would be loaded by every page.
  define: {
    "import.meta.env.EMPTY_PAGES": JSON.stringify(pagesWithoutContent),
    "import.meta.env.SHOWS_TRADES": JSON.stringify(showsTrades),
  },
  cacheDir: process.env.VITE_CACHE_DIR,
  // All of them before the first visit: one that is found later reloads the page under the visitor.
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}", "!**/*.test.ts"] },
  server: {
    // Mails and quotes name this address: another port would be another site.
    port: 5173,
    strictPort: true,
    proxy: {
      "/api": process.env.API_URL ?? "http://127.0.0.1:3000",
      // The owners' desk has a server of its own, and must be of the same origin.
      ...(process.env.DESK_URL && {
        "/desk": {
          target: process.env.DESK_URL,
          ws: true,
          // That server answers at /desk/ only.
          rewrite: (path: string) => path.replace(/^\/desk(?=\?|$)/, "/desk/"),
        },
      }),
      // The payment form asks for the emulator at "undefined/", relative to the page: /undefined/ or /pay/undefined/.
      ...(process.env.BRAINTREE_DOUBLE_URL && {
        "^[^?]*/undefined/": process.env.BRAINTREE_DOUBLE_URL,
      }),
    },
  },
  // Prerendering asks a preview server for each page.
  preview: { host: "127.0.0.1" },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // Vite's own helper, too: it would lie with whatever uses it, and home would load that.
                {
                  name: "vendor",
                  test: /rolldown\/runtime|vite\/preload-helper|node_modules\/(react|react-dom|scheduler|react-router)\//,
                  priority: 1,
                },
                // One file each instead of a dozen small ones.
                { name: "site", test: site, minShareCount: 2, priority: 1 },
                { name: "common", test: common, minShareCount: 2 },
                { name: "forms", test: forms, minShareCount: 2 },
                { name: "buying", test: buying, minShareCount: 2 },
                { name: "service", test: service },
                { name: "paying", test: new RegExp(`/app/checkout/(${paying})`), minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
});
