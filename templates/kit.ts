import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
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
const leftOut = /(^|\/)(node_modules|dist|\.vite|\.cache|\.DS_Store|.*\.tsbuildinfo|.*\.log)(\/|$)/;

/** What every kit holds besides its own files: see docs/decisions/0041. */
const shared = join(import.meta.dirname, "shared");

/** The same folder gives the same bytes: sorted names, one date, one compressor. */
export function packKit(id: string, folder: string): Kit {
  const source = new Map([...filesIn(folder), ...filesIn(shared)]);
  const files = [...source.keys()].sort();
  const missing = required.filter((file) => !files.includes(file));
  if (missing.length > 0) throw new Error(`${id} is not complete: ${missing.join(", ")} missing`);
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const changelog = readFileSync(join(folder, "CHANGELOG.md"), "utf8");
  if (!changelog.includes(version)) throw new Error(`${id}: the changelog is silent on ${version}`);
  const entries = files.map(
    (file) => [`${id}/${file}`, readFileSync(source.get(file) ?? "")] as const,
  );
  const zip = zipSync(Object.fromEntries(entries), { level: 9, mtime: "2025-01-01T12:00:00" });
  return {
    id,
    version,
    fileName: `${id}-${version}.zip`,
    zip,
    sha256: createHash("sha256").update(zip).digest("hex"),
  };
}

/** Every file of a folder that belongs into a ZIP: its name there, and where it lies. */
function filesIn(folder: string, below = ""): [name: string, path: string][] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const name = below ? `${below}/${entry.name}` : entry.name;
    if (leftOut.test(name)) return [];
    return entry.isDirectory() ? filesIn(folder, name) : [[name, join(folder, name)]];
  });
}
