/**
 * Writes the manifest of the packed templates for the site and the service. The Node condition "sample" selects the
 * sample agency, whose name is in the licenses, for tests.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { packKits } from "./kits.ts";

const manifest = import.meta.resolve("@agency/contract/template-files.generated");

const kits = packKits();
const rows = kits.map(
  ({ id, version, fileName, zip, sha256 }) =>
    `  "${id}": { fileName: "${fileName}", version: "${version}", bytes: ${zip.length}, sha256: "${sha256}" },`,
);

const changes = kits.map(
  (kit) =>
    `  "${kit.id}": [\n${kit.changes.map((text) => `    ${JSON.stringify(text)},\n`).join("")}  ],`,
);

writeFileSync(
  fileURLToPath(manifest),
  `// Written by npm run templates:pack.

export interface TemplateFile {
  fileName: string;
  version: string;
  bytes: number;
  sha256: string;
}

/** The ZIP behind each template's ID. */
export const templateFiles = {
${rows.join("\n")}
} as const satisfies Record<string, TemplateFile>;

/** What the version changes, from the changelog of its kit. */
export const templateChanges = {
${changes.join("\n")}
} as const satisfies Record<keyof typeof templateFiles, readonly string[]>;
`,
);
