import { globSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { packKit } from "./kit.ts";

export const packedFolder = join(import.meta.dirname, "dist");

/** The ZIPs as files, for a service to deliver. */
export function writeKits(folder: string) {
  mkdirSync(folder, { recursive: true });
  const kits = packKits();
  for (const { fileName, zip } of kits) writeFileSync(join(folder, fileName), zip);
  return kits;
}

/** One kit for each folder; those that are in the catalog under the folder's name are sold. */
export function packKits() {
  return kitFolders().map((id) => packKit(id, join(import.meta.dirname, id)));
}

export const kitFolders = () =>
  globSync("*/package.json", { cwd: import.meta.dirname })
    .map(dirname)
    .sort();
