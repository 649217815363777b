import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { site } from "./site.config.ts";
import { finishPages, headWhileWorking } from "./tools/finish-pages.ts";
import { images } from "./tools/images-plugin.ts";

export default defineConfig({
  // A site at yourname.github.io/your-site/ lives in the folder /your-site/.
  base: site.url ? new URL(site.url).pathname.replace(/\/*$/, "/") : "/",
  plugins: [react(), tailwindcss(), images(), headWhileWorking(), finishPages()],
  build: { modulePreload: { polyfill: false } },
});
