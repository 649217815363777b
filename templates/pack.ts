/** Packs the templates into dist/ and writes down what site and service say of them. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { packedFolder, packKits } from "./kits.ts";

const manifest = join(import.meta.dirname, "../contract/template-files.generated.ts");

mkdirSync(packedFolder, { recursive: true });
const rows = packKits().map(({ id, version, fileName, zip, sha256 }) => {
  writeFileSync(join(packedFolder, fileName), zip);
  console.log(`${fileName} ${(zip.length / 1024).toFixed(0)} KB ${sha256}`);
  return `  "${id}": { fileName: "${fileName}", version: "${version}", bytes: ${zip.length}, sha256: "${sha256}" },`;
});

writeFileSync(
  manifest,
  `// Written by npm run templates:pack.

export interface TemplateFile {
  fileName: string;
  version: string;
  bytes: number;
  sha256: string;
}

/** The ZIP behind each template's id. */
export const templateFiles = {
${rows.join("\n")}
} as const satisfies Record<string, TemplateFile>;
`,
);
