import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { unzipSync } from "fflate";

/** The files of a ZIP by path. */
export const filesIn = (zip: Uint8Array) => unzipSync(zip);

export function unpack(zip: Uint8Array, folder: string) {
  for (const [name, content] of Object.entries(filesIn(zip))) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}
