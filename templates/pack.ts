/** Packs the templates into dist/ or the given folder. The licenses name the agency. */
import { distFolder, writeKits } from "./kits.ts";

for (const { fileName, zip, sha256 } of writeKits(process.argv[2] || distFolder))
  console.log(`${fileName} ${(zip.length / 1024).toFixed(0)} KB ${sha256}`);
