import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  server: { proxy: { "/api": "http://127.0.0.1:3000" } },
  // Prerendering asks a preview server for each page.
  preview: { host: "127.0.0.1" },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: "vendor",
                  test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|react-router)\//,
                  priority: 1,
                },
                // What most pages need comes in one file instead of a dozen small ones.
                {
                  name: "site",
                  test: /\/(app\/(ui\/(?!image-dialog)|frame|seo|images|content\/prices)|contract\/(?!template-files)|lucide-react\/(?!.*(monitor|tablet|smartphone|expand)))/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
  },
});
