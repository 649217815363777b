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
  // A site in a folder ("https://anna.github.io/festival/") needs to know the folder.
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
  // An unknown address is a "not found", never a second copy of the page.
  appType: "mpa",
  // Pictures stay files of their own, so that they load only when they come into view.
  build: {
    assetsInlineLimit: 0,
    // A slow computer is no reason for a warning.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
