import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { agency } from "@agency/contract/agency";
import { templates } from "@agency/contract/catalog";
import { zipSync } from "fflate";
import { licenseText } from "./license.ts";

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
  "CHANGELOG.md",
  "package.json",
  "package-lock.json",
  "site.config.ts",
];
const leftOut = /(^|\/)(node_modules|dist|\.vite|\.cache|\.DS_Store|.*\.tsbuildinfo|.*\.log)(\/|$)/;

/** What every kit holds besides its own files: see docs/decisions/0041. */
const shared = join(import.meta.dirname, "shared");

/** The same folder gives the same bytes: sorted names, one date, one compressor. */
export function packKit(id: string, folder: string, seller: string = agency.legalName): Kit {
  const source = new Map([...filesIn(folder), ...filesIn(shared)]);
  const missing = required.filter((file) => !source.has(file));
  if (missing.length > 0) throw new Error(`${id} is not complete: ${missing.join(", ")} missing`);
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const changelog = readFileSync(join(folder, "CHANGELOG.md"), "utf8");
  const [newest] = releases(changelog);
  if (newest?.version !== version) throw new Error(`${id}: the changelog is silent on ${version}`);

  const name = templates.find((template) => template.id === id)?.name ?? id;
  const contents = new Map<string, Uint8Array>(
    [...source].map(([file, path]) => [file, readFileSync(path)]),
  );
  const license = licenseText({ name, seller, years: yearsOf(changelog) });
  contents.set("LICENSE.md", new TextEncoder().encode(license));
  contents.set("template-files.txt", new TextEncoder().encode(checksumsOf(contents)));
  const entries = [...contents].map(([file, bytes]) => [`${id}/${file}`, bytes] as const);
  entries.sort(([one], [other]) => (one < other ? -1 : 1));
  const zip = zipSync(Object.fromEntries(entries), { level: 9, mtime: "2025-01-01T12:00:00" });
  return {
    id,
    version,
    fileName: `${id}-${version}.zip`,
    zip,
    sha256: createHash("sha256").update(zip).digest("hex"),
  };
}

/** The checksums of what is ours, which an upgrade may replace: tools/changed-files.ts reads them. */
function checksumsOf(contents: Map<string, Uint8Array>): string {
  return [...contents]
    .filter(([file]) => !/^(site\.config\.ts$|content\/|public\/)/.test(file))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, bytes]) => `${createHash("sha256").update(bytes).digest("hex")}  ${file}\n`)
    .join("");
}

/** The versions of a changelog, newest first: "## 1.1.0 (2026-11-16)". */
function releases(changelog: string) {
  return [...changelog.matchAll(/^## (\S+) \((\d{4})-\d\d-\d\d\)$/gm)].map(
    ([, version = "", year = ""]) => ({ version, year }),
  );
}

function yearsOf(changelog: string): string {
  const years = releases(changelog).map(({ year }) => year);
  return [...new Set([years.at(-1), years[0]])].join("-");
}

/** Every file of a folder that belongs into a ZIP: its name there, and where it lies. */
function filesIn(folder: string, below = ""): [name: string, path: string][] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const name = below ? `${below}/${entry.name}` : entry.name;
    if (leftOut.test(name)) return [];
    return entry.isDirectory() ? filesIn(folder, name) : [[name, join(folder, name)]];
  });
}
