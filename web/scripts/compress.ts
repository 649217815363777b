import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const textFiles = "**/*.{html,js,css,svg,json,xml,txt,webmanifest,ico}";

/** Writes a Brotli and a gzip version of every text file, with the highest compression. */
export async function precompressFiles(client: string) {
  await Promise.all(
    globSync(textFiles, { cwd: client }).map((file) => precompress(join(client, file))),
  );
}

async function precompress(path: string) {
  const content = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await Promise.all([
    writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params })),
    writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 })),
  ]);
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error("Usage: node web/scripts/compress.ts <folder>");
  await precompressFiles(folder);
}
