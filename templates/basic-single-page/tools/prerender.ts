/**
 * Vite plugin that renders the page into dist/index.html, so that it works without JavaScript.
 * React then hydrates it in the browser.
 */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { build, type Plugin, type ResolvedConfig } from "vite";
import { site } from "../site.config.ts";

export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "prerender",
    // Not in the server build below.
    apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },

    // Inlines the styles and preloads the font, for a fast and stable first paint.
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const assets = Object.values(bundle).filter((file) => file.type === "asset");
        const styles = assets.find((file) => file.fileName.endsWith(".css"));
        const font = assets.find((file) => /archivo-latin-wdth.*woff2$/.test(file.fileName));
        if (!styles || !font)
          throw new Error("The style sheet or the font is missing from the build.");
        delete bundle[styles.fileName];
        const css = String(styles.source).replaceAll("</", "<\\/");
        const preload = `<link rel="preload" href="${config.base}${font.fileName}" as="font" type="font/woff2" crossorigin>`;
        return html
          .replace(/\s*<link rel="stylesheet"[^>]*>/, "")
          .replace("</head>", () => `${preload}<style>${css}</style></head>`);
      },
    },

    async writeBundle() {
      const temporaryFolder = resolve(config.root, "node_modules/.prerender");
      await build({
        root: config.root,
        base: config.base,
        logLevel: "warn",
        build: { ssr: "src/app.tsx", outDir: temporaryFolder, copyPublicDir: false },
      });
      const { App } = await import(pathToFileURL(resolve(temporaryFolder, "app.js")).href);
      const page = renderToString(createElement(App));
      rmSync(temporaryFolder, { recursive: true });

      const dist = resolve(config.root, config.build.outDir);
      const file = resolve(dist, "index.html");
      writeFileSync(
        file,
        readFileSync(file, "utf8").replace("<!--page-->", () => page),
      );
      if (!site.url) return;

      const siteUrl = site.url.replace(/\/?$/, "/");
      writeFileSync(
        resolve(dist, "robots.txt"),
        `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}sitemap.xml\n`,
      );
      writeFileSync(
        resolve(dist, "sitemap.xml"),
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${siteUrl}</loc></url></urlset>\n`,
      );
    },
  };
}
