import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const text = "**/*.{html,js,css,svg,json,xml,txt,webmanifest,ico}";

/** Beside every text file its brotli and gzip twin, made once and as small as they get. */
export async function precompressFiles(client: string) {
  for (const file of globSync(text, { cwd: client })) {
    const path = join(client, file);
    const content = await readFile(path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }));
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error("Which folder?");
  await precompressFiles(folder);
}
