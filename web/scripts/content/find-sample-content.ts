import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { packKits } from "@agency/templates/kits";
import { extractTexts } from "./extract-text.ts";
import { sampleMarkers, sampleOnlyMarkers } from "./sample-words.ts";

/** "© 2027", "Copyright (c) 2024-2027": the last year that it names. */
const copyright = /(?:©|\(c\)|&copy;)\s*(?:\d{4}\s*[-–]\s*)?(\d{4})/gi;

/** What a visitor or a buyer would still find of the sample, or of a year that has not come: file and word. */
export function findSampleContentIn(
  name: string,
  content: Uint8Array,
  { words = sampleMarkers, year = new Date().getFullYear() } = {},
): string[] {
  return extractTexts(name, content).flatMap(({ name, text }) => [
    ...words.filter((word) => text.includes(word)).map((word) => `${name}: ${word}`),
    ...new Set(
      [...text.matchAll(copyright)]
        .filter(([, named]) => Number(named) > year)
        .map(([claim]) => `${name}: ${claim}, a year that has not come`),
    ),
  ]);
}

/** Everything that is published: the built site, and the ZIPs that are sold. */
export function findSampleContent(built: string): string[] {
  const files = globSync("**/*", { cwd: built, withFileTypes: true }).filter((file) =>
    file.isFile(),
  );
  if (files.length === 0) throw new Error(`Nothing is built in ${built}`);
  const words = sampleOnlyMarkers();
  return [
    ...files
      .map((file) => join(file.parentPath, file.name))
      .sort()
      .flatMap((path) =>
        findSampleContentIn(path.slice(built.length + 1), readFileSync(path), { words }),
      ),
    ...packKits().flatMap(({ fileName, zip }) => findSampleContentIn(fileName, zip, { words })),
  ];
}
