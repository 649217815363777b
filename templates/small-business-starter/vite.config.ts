import { resolve } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { site } from "./site.config.ts";
import { developmentHead, prerenderPages } from "./tools/finish-pages.ts";
import { images } from "./tools/images-plugin.ts";

export default defineConfig(({ command, mode }) => ({
  // The folder of the site, such as "/your-site/" for yourname.github.io/your-site/.
  base: site.url ? new URL(site.url).pathname.replace(/\/*$/, "/") : "/",
  // The build contains only the chosen skin.
  resolve: { alias: { "skin.css": resolve(import.meta.dirname, `src/skins/${site.skin}.css`) } },
  define: {
    __BLOCK_GALLERY__: site.blockGallery || command === "serve" || mode === "demo",
    __DEMO__: mode === "demo",
  },
  plugins: [react(), tailwindcss(), images(), developmentHead(), prerenderPages()],
  build: { modulePreload: { polyfill: false } },
}));
