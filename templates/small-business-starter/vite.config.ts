import { resolve } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { site } from "./site.config.ts";
import { finishPages, headWhileWorking } from "./tools/finish-pages.ts";
import { images } from "./tools/images-plugin.ts";

export default defineConfig(({ command, mode }) => ({
  // A site at yourname.github.io/your-site/ lives in the folder /your-site/.
  base: site.url ? new URL(site.url).pathname.replace(/\/*$/, "/") : "/",
  // Only the typefaces and shapes of the chosen skin reach the visitor.
  resolve: { alias: { "skin.css": resolve(import.meta.dirname, `src/skins/${site.skin}.css`) } },
  define: {
    __BLOCK_GALLERY__: site.blockGallery || command === "serve" || mode === "demo",
    __DEMO__: mode === "demo",
  },
  plugins: [react(), tailwindcss(), images(), headWhileWorking(), finishPages()],
  build: { modulePreload: { polyfill: false } },
}));
