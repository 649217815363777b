import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { site } from "./site.config.ts";
import { images } from "./tools/images-plugin.ts";
import { staticPages } from "./tools/static-pages.ts";

export default defineConfig({
  // The folder of the site: "/" for most sites, "/your-site/" on GitHub Pages.
  base: site.url ? `${new URL(site.url).pathname.replace(/\/+$/, "")}/` : "/",
  plugins: [react(), tailwindcss(), images(), staticPages()],
});
