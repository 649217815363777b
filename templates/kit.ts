import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { zipSync } from "fflate";

/** A template as it is sold: one ZIP, and what can be said of it. */
export interface Kit {
  id: string;
  version: string;
  fileName: string;
  zip: Uint8Array;
  sha256: string;
}

const required = [
  "README.md",
  "LICENSE.md",
  "CHANGELOG.md",
  "package.json",
  "package-lock.json",
  "site.config.ts",
];
const leftOut = /(^|\/)(node_modules|dist|\.vite|\.DS_Store|.*\.tsbuildinfo|.*\.log)(\/|$)/;

/** The same folder gives the same bytes: sorted names, one date, one compressor. */
export function packKit(id: string, folder: string): Kit {
  const files = globSync("**/*", { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .concat(globSync(".{npmrc,gitignore}", { cwd: folder }))
    .filter((file) => !leftOut.test(file))
    .sort();
  const missing = required.filter((file) => !files.includes(file));
  if (missing.length > 0) throw new Error(`${id} is not complete: ${missing.join(", ")} missing`);
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const changelog = readFileSync(join(folder, "CHANGELOG.md"), "utf8");
  if (!changelog.includes(version)) throw new Error(`${id}: the changelog is silent on ${version}`);
  const entries = files.map((file) => [`${id}/${file}`, readFileSync(join(folder, file))] as const);
  const zip = zipSync(Object.fromEntries(entries), { level: 9, mtime: "2025-01-01T12:00:00" });
  return {
    id,
    version,
    fileName: `${id}-${version}.zip`,
    zip,
    sha256: createHash("sha256").update(zip).digest("hex"),
  };
}
