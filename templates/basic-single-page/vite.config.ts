import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { site } from "./site.config.ts";
import { calendar } from "./tools/calendar-plugin.ts";
import { documentHead } from "./tools/document-head.ts";
import { images } from "./tools/images-plugin.ts";
import { prerender } from "./tools/prerender.ts";
import { printDrawing, printIcon } from "./tools/print-drawings.ts";

export default defineConfig({
  // The folder of the site, such as "/festival/" for "https://anna.github.io/festival/".
  base: site.url ? new URL(site.url).pathname : "/",
  plugins: [
    react(),
    tailwindcss(),
    images(printDrawing),
    printIcon(),
    calendar(),
    documentHead(),
    prerender(),
  ],
  // Unknown addresses return a 404 error instead of this page.
  appType: "mpa",
  // Keep pictures as separate files, so that they load only when needed.
  build: {
    assetsInlineLimit: 0,
    // Hide the warning about slow builds.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
