/*
  Vite plugin that renders the pages in src/pages to static HTML.

  `npm run dev`    renders a page on each request, and reloads it when you save a file.
  `npm run build`  1. bundles the styles, fonts and script for the browser into dist/
                   2. bundles the pages for Node into a temporary folder
                   3. renders every page into dist/
*/
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin, Rolldown, ViteBuilder } from "vite";
import { site } from "../site.config.ts";
import type { Assets } from "../src/parts/document.tsx";
import type { SiteFile } from "../src/site-files.tsx";
import { colorPairs } from "./color-pairs.ts";
import { contrastWarnings } from "./contrast.ts";

type SiteModule = { siteFiles: (assets: Assets) => SiteFile[] };

const output = "dist";
const temporary = "node_modules/.pages";

async function build(builder: ViteBuilder): Promise<void> {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('The Vite environments "client" and "ssr" are missing.');
  const { output: built } = (await builder.build(client)) as Rolldown.RolldownOutput;
  await builder.build(ssr);

  const base = builder.config.base;
  const findFiles = (end: string) => built.filter(({ fileName }) => fileName.endsWith(end));
  const script = built.find(
    (file) => file.type === "chunk" && file.isEntry && file.name === "client",
  );
  const styles = findFiles(".css")[0];
  const assets: Assets = {
    script: base + script?.fileName,
    styles: styles?.type === "asset" ? String(styles.source) : "",
    // Preload only the fonts that most pages need.
    fonts: findFiles(".woff2")
      .filter(({ fileName }) => !fileName.includes("latin-ext"))
      .map(({ fileName }) => base + fileName),
  };

  const module: SiteModule = await import(pathToFileURL(resolve(temporary, "site-files.js")).href);
  for (const { file, text } of module.siteFiles(assets)) {
    const path = resolve(output, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }

  // The styles are inlined, so the file is not needed.
  if (styles) await rm(resolve(output, styles.fileName));
  await rm(temporary, { recursive: true });
  for (const warning of contrastWarnings(colorPairs())) console.warn(`\nWarning: ${warning}`);
  warnAboutForm();
}

function warnAboutForm(): void {
  if (site.forms.contact) return;
  console.warn(
    `\nWarning: the contact form has no form service. ${
      site.email
        ? "Its button opens the visitor's email program."
        : "There is no email address either, so the form is hidden."
    } See "Connect the contact form" in README.md.\n`,
  );
}

export function staticPages(): Plugin {
  return {
    name: "static-pages",

    config: () => ({
      appType: "custom",
      environments: {
        client: {
          build: {
            outDir: output,
            rolldownOptions: { input: { client: "src/client.ts", styles: "src/styles.css" } },
          },
        },
        ssr: {
          build: {
            outDir: temporary,
            copyPublicDir: false,
            rolldownOptions: { input: { "site-files": "src/site-files.tsx" } },
          },
        },
      },
      builder: { buildApp: build },
    }),

    configureServer(server) {
      warnAboutForm();
      const { base } = server.config;
      server.watcher.on("all", (_event, file) => {
        // Vite does not track files that only the rendered pages use, so reload the browser.
        if (/\/(content|public|src)\/|site\.config\.ts$/.test(file.replaceAll("\\", "/"))) {
          server.ws.send({ type: "full-reload" });
        }
      });
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const { siteFiles } = (await server.ssrLoadModule("/src/site-files.tsx")) as SiteModule;
            const files = siteFiles({
              script: `${base}src/client.ts`,
              stylesheet: `${base}src/styles.css`,
              fonts: [],
            });
            const path = decodeURI(request.url?.split(/[?#]/)[0] ?? "/").slice(1);
            const fileName = path.endsWith("/") || path === "" ? `${path}index.html` : path;
            const found = files.find(
              ({ file }) => file === fileName || file === `${path}/index.html`,
            );
            const shown = found ?? files.find(({ file }) => file === "404.html");
            if (!shown) return next();
            const type = shown.file.endsWith(".xml") ? "application/xml" : "text/html";
            response.statusCode = found ? 200 : 404;
            response.setHeader("Content-Type", `${type}; charset=utf-8`);
            response.end(
              type === "text/html"
                ? await server.transformIndexHtml(request.url ?? "/", shown.text)
                : shown.text,
            );
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}
