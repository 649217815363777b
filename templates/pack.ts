/** Packs the templates into dist/ or the given folder, with the owner's name in their licenses. */
import { packedFolder, writeKits } from "./kits.ts";

for (const { fileName, zip, sha256 } of writeKits(process.argv[2] || packedFolder))
  console.log(`${fileName} ${(zip.length / 1024).toFixed(0)} KB ${sha256}`);
