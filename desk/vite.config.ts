import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { contentConditions } from "../scripts/content-conditions.ts";

/** Code that several screens share, bundled into one chunk instead of forty. */
const shared =
  /\/src\/(ui|format|stores|keyboard|layout|history|api)\/|\/lucide\/|\/contract\/|payment-method-labels|use-mark-lead/;

const earlySession = "early-session";

/** Runs the request of the session as soon as its small script has loaded. The others take a second longer on phones. */
const runEarlySession: Plugin = {
  name: "run-early-session",
  transformIndexHtml: {
    order: "post",
    handler(_html, { bundle }) {
      if (!bundle) return [];
      const chunk = Object.values(bundle).find(({ name }) => name === earlySession);
      if (!chunk) throw new Error("The build has no script for the early session");
      const src = `/desk/${chunk.fileName}`;
      return [{ tag: "script", attrs: { type: "module", async: true, src }, injectTo: "head" }];
    },
  },
};

export default defineConfig({
  base: "/desk/",
  plugins: [tailwindcss(), runEarlySession],
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
      input: { index: "index.html", [earlySession]: "src/api/early-session.ts" },
      output: {
        codeSplitting: {
          groups: [
            { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
            { name: "router", test: /node_modules\/react-router\//, priority: 1 },
            { name: earlySession, test: /\/early-session\.ts$/, priority: 2 },
            { name: "first-screen", tags: ["$initial"], priority: 0.5 },
            { name: "shared", test: shared, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
