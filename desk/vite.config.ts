import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { contentConditions } from "../scripts/content-conditions.ts";

/** What several screens need, as one file instead of forty. */
const shared =
  /\/src\/(ui|layout|history)\/|\/src\/api\/(?!passkeys)|\/lucide\/|\/contract\/|method-words|use-mark-lead/;

export default defineConfig({
  base: "/desk/",
  plugins: [tailwindcss()],
  ...contentConditions,
  // The site's dependencies are bundled beside it.
  cacheDir: process.env.VITE_CACHE_DIR && `${process.env.VITE_CACHE_DIR}/desk`,
  server: {
    port: 5174,
    strictPort: true,
    proxy: { "/api": process.env.API_URL ?? "http://127.0.0.1:3000" },
  },
  build: {
    // Beside the pages of the site, which one host serves.
    outDir: "../web/build/client/desk",
    emptyOutDir: true,
    // Its policy allows nothing that is written into the page or into a style.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
            { name: "router", test: /node_modules\/react-router\//, priority: 1 },
            { name: "shared", test: shared, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
