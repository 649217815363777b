/*
  Makes "npm run build" write finished pages. You never need to change this file.

  An ordinary React site sends an empty page that JavaScript fills in later. Here the pages are
  filled in while building: they show at once, and search engines read every word.
*/
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { site } from "../site.config.ts";
import { searchEngineFiles } from "./search-engine-files.ts";

type Finished = typeof import("../src/finished-page.tsx");

const source = "src/finished-page.tsx";
const workFolder = "node_modules/.finished-page";

/** While you work ("npm run dev"): the head of the page, with your title and colors. */
export function headWhileWorking(): Plugin {
  return {
    name: "head-while-working",
    apply: "serve",
    async transformIndexHtml(html, { server, originalUrl = "/" }) {
      if (!server) return html;
      const { finishedPage, contentProblems } = (await server.ssrLoadModule(source)) as Finished;
      const problems = contentProblems();
      if (problems.length > 0) server.config.logger.warn(`\n${inLines(problems)}\n`);
      const path = originalUrl.slice(server.config.base.length).replace(/[?#].*/, "");
      return fill(html, { ...finishedPage(path), body: "" });
    },
  };
}

/** When you publish ("npm run build"): first the files for the browser, then every page. */
export function finishPages(): Plugin {
  return {
    name: "finish-pages",
    apply: "build",
    config: () => ({
      builder: {},
      environments: {
        ssr: {
          build: { ssr: source, outDir: workFolder, emptyOutDir: true, copyPublicDir: false },
        },
      },
    }),
    async buildApp({ build, environments: { client, ssr }, config }) {
      if (!client || !ssr) return;
      await build(client);
      await build(ssr);

      const output = join(config.root, client.config.build.outDir);
      const module = pathToFileURL(join(config.root, workFolder, "finished-page.js")).href;
      const { finishedPage, contentProblems, paths }: Finished = await import(module);
      const problems = contentProblems();
      if (problems.length > 0) throw new Error(`\n\n${inLines(problems)}\n`);
      const template = prepareTemplate(output, config.base);
      for (const path of paths) {
        const file = join(output, path.endsWith(".html") ? path : `${path}index.html`);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, fill(template, finishedPage(path)));
      }
      for (const [name, text] of searchEngineFiles(paths)) writeFileSync(join(output, name), text);
      rmSync(join(config.root, workFolder), { recursive: true });
    },
  };
}

const inLines = (problems: string[]): string =>
  ["Please change:", ...problems.map((problem) => `  - ${problem}`)].join("\n");

const fill = (template: string, { head, body }: { head: string; body: string }): string =>
  template
    .replace('lang="en"', `lang="${site.language}"`)
    .replace("<!--head-->", () => head)
    .replace("<!--page-->", () => body);

/** Puts the style sheet into the page, which saves a trip, and asks for the two typefaces early. */
function prepareTemplate(output: string, base: string): string {
  const template = readFileSync(join(output, "index.html"), "utf8");
  return template.replace(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/, (_, href: string) => {
    const file = join(output, href.slice(base.length));
    if (!existsSync(file)) throw new Error(`The style sheet ${href} is missing`);
    const css = readFileSync(file, "utf8");
    rmSync(file);
    const fonts = css.match(/[^"'(]*-latin-(?:wght|opsz)-normal[^"')]*\.woff2/g) ?? [];
    const early = fonts.map(
      (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    );
    return `${early.join("\n    ")}\n    <style>${css}</style>`;
  });
}
