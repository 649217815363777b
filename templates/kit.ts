import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { agency } from "@agency/contract/agency";
import { templates } from "@agency/contract/catalog";
import { zipSync } from "fflate";
import { renderLicense } from "./license.ts";

/** A template as it is sold: the ZIP file and its metadata. */
export interface Kit {
  id: string;
  version: string;
  fileName: string;
  zip: Uint8Array;
  sha256: string;
  /** What this version changes. */
  changes: string[];
}

const required = [
  "README.md",
  "CHANGELOG.md",
  "package.json",
  "package-lock.json",
  "site.config.ts",
];
const excludedFiles =
  /(^|\/)(node_modules|dist|\.vite|\.cache|\.DS_Store|.*\.tsbuildinfo|.*\.log)(\/|$)/;

/** Files that every kit contains: see docs/decisions/0041. */
const sharedFolder = join(import.meta.dirname, "shared");

/** Reproducible: the same folder always gives the same bytes, because names are sorted and the date is fixed. */
export function packKit(id: string, folder: string, seller: string = agency.legalName): Kit {
  const source = new Map([...listFiles(folder), ...listFiles(sharedFolder)]);
  const missing = required.filter((file) => !source.has(file));
  if (missing.length > 0) throw new Error(`${id} is incomplete. Missing: ${missing.join(", ")}`);
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const changelog = readFileSync(join(folder, "CHANGELOG.md"), "utf8");
  const [newest] = parseReleases(changelog);
  if (newest?.version !== version)
    throw new Error(`${id}: CHANGELOG.md does not start with version ${version}`);

  const name = templates.find((template) => template.id === id)?.name ?? id;
  const contents = new Map<string, Uint8Array>(
    [...source].map(([file, path]) => [file, readFileSync(path)]),
  );
  const license = renderLicense({ name, seller, years: copyrightYears(changelog) });
  contents.set("LICENSE.md", new TextEncoder().encode(license));
  contents.set("template-files.txt", new TextEncoder().encode(formatChecksums(contents)));
  const entries = [...contents].map(([file, bytes]) => [`${id}/${file}`, bytes] as const);
  entries.sort(([one], [other]) => (one < other ? -1 : 1));
  const zip = zipSync(Object.fromEntries(entries), { level: 9, mtime: "2025-01-01T12:00:00" });
  return {
    id,
    version,
    fileName: `${id}-${version}.zip`,
    zip,
    sha256: createHash("sha256").update(zip).digest("hex"),
    changes: parseChanges(changelog),
  };
}

/** Checksums of the files that an upgrade replaces, for tools/changed-files.ts. */
function formatChecksums(contents: Map<string, Uint8Array>): string {
  return [...contents]
    .filter(([file]) => !/^(site\.config\.ts$|content\/|public\/)/.test(file))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, bytes]) => `${createHash("sha256").update(bytes).digest("hex")}  ${file}\n`)
    .join("");
}

/** The releases of a changelog, newest first: "## 1.1.0 (2026-11-16)". */
function parseReleases(changelog: string) {
  return [...changelog.matchAll(/^## (\S+) \((\d{4})-\d\d-\d\d\)$/gm)].map(
    ([, version = "", year = ""]) => ({ version, year }),
  );
}

/** The entries of the newest release as plain text, without nested entries. */
export function parseChanges(changelog: string): string[] {
  const [, release = ""] = changelog.split(/^## .*$/m);
  return release
    .replace(/\n {2,}- [\s\S]*?(?=\n- |\s*$)/g, "")
    .split(/^- /m)
    .slice(1)
    .map((entry) => entry.replaceAll("`", "").replace(/\s+/g, " ").trim())
    .map((entry) => entry.replace(/:$/, " (details in CHANGELOG.md)"));
}

function copyrightYears(changelog: string): string {
  const years = parseReleases(changelog).map(({ year }) => year);
  return [...new Set([years.at(-1), years[0]])].join("-");
}

/** The files of a folder that are packed: name in the ZIP, and path. */
function listFiles(folder: string, subfolder = ""): [name: string, path: string][] {
  return readdirSync(join(folder, subfolder), { withFileTypes: true }).flatMap((entry) => {
    const name = subfolder ? `${subfolder}/${entry.name}` : entry.name;
    if (excludedFiles.test(name)) return [];
    return entry.isDirectory() ? listFiles(folder, name) : [[name, join(folder, name)]];
  });
}
