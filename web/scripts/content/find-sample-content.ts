import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { packKits } from "@agency/templates/kits";
import { extractTexts } from "./extract-text.ts";
import { sampleMarkers, sampleOnlyMarkers } from "./sample-markers.ts";

/** Captures the last year of "© 2027" or "Copyright (c) 2024-2027". */
const copyrightPattern = /(?:©|\(c\)|&copy;)\s*(?:\d{4}\s*[-–]\s*)?(\d{4})/gi;

/** Finds sample text and copyright years in the future. Each line names the file and the text. */
export function findSampleContentIn(
  name: string,
  content: Uint8Array,
  { markers = sampleMarkers, year = new Date().getFullYear() } = {},
): string[] {
  return extractTexts(name, content).flatMap(({ name, text }) => [
    ...markers.filter((marker) => text.includes(marker)).map((marker) => `${name}: ${marker}`),
    ...new Set(
      [...text.matchAll(copyrightPattern)]
        .filter(([, lastYear]) => Number(lastYear) > year)
        .map(([match]) => `${name}: ${match}, a year in the future`),
    ),
  ]);
}

/** Checks everything that is published: the built site and the ZIPs of the templates. */
export function findSampleContent(buildFolder: string): string[] {
  const files = globSync("**/*", { cwd: buildFolder, withFileTypes: true }).filter((file) =>
    file.isFile(),
  );
  if (files.length === 0) throw new Error(`There is no build in ${buildFolder}`);
  const markers = sampleOnlyMarkers();
  return [
    ...files
      .map((file) => join(file.parentPath, file.name))
      .sort()
      .flatMap((path) =>
        findSampleContentIn(path.slice(buildFolder.length + 1), readFileSync(path), { markers }),
      ),
    ...packKits().flatMap(({ fileName, zip }) => findSampleContentIn(fileName, zip, { markers })),
  ];
}
