import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { unzipSync } from "fflate";

export function unpack(zip: Uint8Array, folder: string) {
  for (const [name, content] of Object.entries(unzipSync(zip))) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}
