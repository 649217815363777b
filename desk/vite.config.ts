import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { contentConditions } from "../scripts/content-conditions.ts";

/** Code that several screens share, bundled into one chunk instead of forty. */
const shared =
  /\/src\/(ui|format|stores|keyboard|layout|history|api)\/|\/lucide\/|\/contract\/|payment-method-labels|use-mark-lead/;

export default defineConfig({
  base: "/desk/",
  plugins: [tailwindcss()],
  ...contentConditions,
  // Separate from the site's cache.
  cacheDir: process.env.VITE_CACHE_DIR && `${process.env.VITE_CACHE_DIR}/desk`,
  server: {
    port: 5174,
    strictPort: true,
    proxy: { "/api": process.env.API_URL ?? "http://127.0.0.1:3000" },
  },
  build: {
    // The host serves the desk together with the site.
    outDir: "../web/build/client/desk",
    emptyOutDir: true,
    // The content security policy forbids data: URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
            { name: "router", test: /node_modules\/react-router\//, priority: 1 },
            { name: "first-screen", tags: ["$initial"], priority: 0.5 },
            { name: "shared", test: shared, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
