import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { templates } from "@agency/contract/catalog";
import { packKit } from "./kit.ts";

export const packedFolder = join(import.meta.dirname, "dist");

/** The ZIPs as files, for a service to deliver. */
export function writeKits(folder: string) {
  mkdirSync(folder, { recursive: true });
  const kits = packKits();
  for (const { fileName, zip } of kits) writeFileSync(join(folder, fileName), zip);
  return kits;
}

/** One kit for each template of the catalog; the folder is named like its id. */
export function packKits() {
  return templates.map(({ id }) => packKit(id, join(import.meta.dirname, id)));
}
