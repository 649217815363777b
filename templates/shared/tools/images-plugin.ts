/* Vite plugin that provides the processed pictures to the pages and writes their files to dist/images. */
import { createReadStream, existsSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type { Plugin } from "vite";
import {
  cacheFolder,
  imageFolder,
  outputFiles,
  type Picture,
  photoColors,
  prepareImages,
  type TransformSvg,
} from "./images.ts";

const id = "virtual:images";
const types: Record<string, string> = {
  avif: "image/avif",
  webp: "image/webp",
  svg: "image/svg+xml",
  gif: "image/gif",
};

export function images(transformSvg?: TransformSvg): Plugin {
  let root = ".";
  let base = "/";
  let pictures: Record<string, Picture> = {};

  return {
    name: "images",
    async configResolved(config) {
      root = config.root;
      base = config.base;
      pictures = await prepareImages(root, transformSvg);
    },
    resolveId: (requested) => (requested === id ? `\0${id}` : undefined),
    load: (requested) => (requested === `\0${id}` ? renderModule(pictures) : undefined),

    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const file of Object.values(pictures).flatMap(outputFiles)) {
        const source = readFileSync(join(root, cacheFolder, file));
        this.emitFile({ type: "asset", fileName: `images/${file}`, source });
      }
    },

    // During development, serve files from the cache and reload the page when a picture changes.
    configureServer(server) {
      server.middlewares.use(`${base}images`, (request, response, next) => {
        const file = join(root, cacheFolder, basename(request.url?.split("?")[0] ?? ""));
        const type = types[file.split(".").at(-1) ?? ""];
        if (!type || !existsSync(file)) return next();
        response.setHeader("Content-Type", type);
        createReadStream(file).pipe(response);
      });
      server.watcher.add(resolve(root, imageFolder));
      server.watcher.on("all", async (_event, file) => {
        if (!file.replaceAll("\\", "/").includes(`/${imageFolder}/`)) return;
        try {
          pictures = await prepareImages(root, transformSvg);
        } catch (error) {
          server.config.logger.error(`\n${(error as Error).message}\n`);
        }
        for (const { moduleGraph, hot } of Object.values(server.environments)) {
          const module = moduleGraph.getModuleById(`\0${id}`);
          if (module) moduleGraph.invalidateModule(module);
          hot.send({ type: "full-reload" });
        }
      });
    },
  };
}

/** The source of the virtual module. Colors are only in the style sheet. */
function renderModule(pictures: Record<string, Picture>): string {
  const entries = Object.entries(pictures).map(([file, { color: _, ...picture }]) => [
    file,
    picture,
  ]);
  return [
    `export const pictures = ${JSON.stringify(Object.fromEntries(entries))};`,
    `export const photoColors = ${JSON.stringify(photoColors(pictures))};`,
  ].join("\n");
}
