/** Packs the templates into dist/ and writes down what site and service say of them. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { packedFolder, writeKits } from "./kits.ts";

const manifest = join(import.meta.dirname, "../contract/template-files.generated.ts");

const rows = writeKits(packedFolder).map(({ id, version, fileName, zip, sha256 }) => {
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
