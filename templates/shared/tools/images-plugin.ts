/* Gives the finished pictures to the pages, and puts their files into dist/images. */
import { createReadStream, existsSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type { Plugin } from "vite";
import {
  cacheFolder,
  finishedFiles,
  imageFolder,
  type Picture,
  photoColors,
  prepareImages,
  type Retouch,
} from "./images.ts";

const id = "virtual:images";
const types: Record<string, string> = {
  avif: "image/avif",
  webp: "image/webp",
  svg: "image/svg+xml",
  gif: "image/gif",
};

export function images(retouch?: Retouch): Plugin {
  let root = ".";
  let base = "/";
  let pictures: Record<string, Picture> = {};

  return {
    name: "images",
    async configResolved(config) {
      root = config.root;
      base = config.base;
      pictures = await prepareImages(root, retouch);
    },
    resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
    load: (wanted) => (wanted === `\0${id}` ? moduleOf(pictures) : undefined),

    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const file of Object.values(pictures).flatMap(finishedFiles)) {
        const source = readFileSync(join(root, cacheFolder, file));
        this.emitFile({ type: "asset", fileName: `images/${file}`, source });
      }
    },

    // While you work: the files come straight from the cache, and a new photo shows at once.
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
          pictures = await prepareImages(root, retouch);
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

/** The pictures as a module for the pages; their colors are in the style sheet. */
function moduleOf(pictures: Record<string, Picture>): string {
  const known = Object.entries(pictures).map(([file, { color: _, ...picture }]) => [file, picture]);
  return [
    `export const pictures = ${JSON.stringify(Object.fromEntries(known))};`,
    `export const photoColors = ${JSON.stringify(photoColors(pictures))};`,
  ].join("\n");
}
