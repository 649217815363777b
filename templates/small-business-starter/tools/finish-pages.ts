/*
  Vite plugins that render every page to HTML during the build, so that pages appear immediately and
  search engines can read them. You do not need to change this file.
*/
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { site } from "../site.config.ts";
import { searchEngineFiles } from "./search-engine-files.ts";

type PageModule = typeof import("../src/finished-page.tsx");

const source = "src/finished-page.tsx";
const temporaryFolder = "node_modules/.finished-page";

/** During development ("npm run dev"), adds your title and colors to the head. */
export function developmentHead(): Plugin {
  return {
    name: "development-head",
    apply: "serve",
    async transformIndexHtml(html, { server, originalUrl = "/" }) {
      if (!server) return html;
      const { renderPage, contentProblems } = (await server.ssrLoadModule(source)) as PageModule;
      const problems = contentProblems();
      if (problems.length > 0) server.config.logger.warn(`\n${formatProblems(problems)}\n`);
      const path = originalUrl.slice(server.config.base.length).replace(/[?#].*/, "");
      return fillTemplate(html, { ...renderPage(path), body: "" });
    },
  };
}

/** In the build ("npm run build"), writes the files for the browser, then every page. */
export function prerenderPages(): Plugin {
  return {
    name: "prerender-pages",
    apply: "build",
    config: () => ({
      builder: {},
      environments: {
        ssr: {
          build: { ssr: source, outDir: temporaryFolder, emptyOutDir: true, copyPublicDir: false },
        },
      },
    }),
    async buildApp({ build, environments: { client, ssr }, config }) {
      if (!client || !ssr) return;
      await build(client);
      await build(ssr);

      const output = join(config.root, client.config.build.outDir);
      const module = pathToFileURL(join(config.root, temporaryFolder, "finished-page.js")).href;
      const { renderPage, contentProblems, paths }: PageModule = await import(module);
      const problems = contentProblems();
      if (problems.length > 0) throw new Error(`\n\n${formatProblems(problems)}\n`);
      const template = prepareTemplate(output, config.base);
      for (const path of paths) {
        const file = join(output, path.endsWith(".html") ? path : `${path}index.html`);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, fillTemplate(template, renderPage(path)));
      }
      for (const [name, text] of searchEngineFiles(paths)) writeFileSync(join(output, name), text);
      rmSync(join(config.root, temporaryFolder), { recursive: true });
    },
  };
}

const formatProblems = (problems: string[]): string =>
  ["Please fix:", ...problems.map((problem) => `  - ${problem}`)].join("\n");

const fillTemplate = (template: string, { head, body }: { head: string; body: string }): string =>
  template
    .replace('lang="en"', `lang="${site.language}"`)
    .replace("<!--head-->", () => head)
    .replace("<!--page-->", () => body);

/** Inlines the style sheet and preloads the two fonts, for a fast first paint. */
function prepareTemplate(output: string, base: string): string {
  const template = readFileSync(join(output, "index.html"), "utf8");
  return template.replace(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/, (_, href: string) => {
    const file = join(output, href.slice(base.length));
    if (!existsSync(file)) throw new Error(`The style sheet ${href} is missing`);
    const css = readFileSync(file, "utf8");
    rmSync(file);
    const fonts = css.match(/[^"'(]*-latin-(?:wght|opsz)-normal[^"')]*\.woff2/g) ?? [];
    const preloads = fonts.map(
      (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    );
    return `${preloads.join("\n    ")}\n    <style>${css}</style>`;
  });
}
