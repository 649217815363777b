import { globSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { packKit } from "./kit.ts";

export const distFolder = join(import.meta.dirname, "dist");

/** Writes the ZIP files that the service delivers. */
export function writeKits(folder: string) {
  mkdirSync(folder, { recursive: true });
  const kits = packKits();
  for (const { fileName, zip } of kits) writeFileSync(join(folder, fileName), zip);
  return kits;
}

/** One kit per folder. A kit is sold when the catalog has an item with its folder name. */
export function packKits() {
  return listKitFolders().map((id) => packKit(id, join(import.meta.dirname, id)));
}

export const listKitFolders = () =>
  globSync("*/package.json", { cwd: import.meta.dirname })
    .map(dirname)
    .sort();
