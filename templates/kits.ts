import { join } from "node:path";
import { templates } from "@agency/contract/catalog";
import { packKit } from "./kit.ts";

export const packedFolder = join(import.meta.dirname, "dist");

/** One kit for each template of the catalogue; the folder is named like its id. */
export function packKits() {
  return templates.map(({ id }) => packKit(id, join(import.meta.dirname, id)));
}
