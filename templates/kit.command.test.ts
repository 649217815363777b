import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { agency } from "@agency/contract/agency";
import { licenseCan, licenseCannot, licenseTable } from "@agency/contract/offers/license";
import { templateFiles } from "@agency/contract/template-files.generated";
import { unzipSync } from "fflate";
import { afterEach, expect, test } from "vitest";
import { buildKit } from "./build-kit.ts";
import { packKit, parseChanges } from "./kit.ts";
import { packKits } from "./kits.ts";
import { unpack } from "./unpack.ts";

const kits = packKits();
const scratch: string[] = [];
afterEach(() => {
  for (const folder of scratch.splice(0)) rmSync(folder, { recursive: true });
});

const readEntry = (zip: Uint8Array, name: string) =>
  Buffer.from(unzipSync(zip)[name] ?? []).toString("utf8");

/** Copies the folder of a template to a temporary folder, without installed packages and builds. */
function copyTemplate(id: string) {
  const folder = mkdtempSync(join(tmpdir(), "kit-"));
  scratch.push(folder);
  cpSync(join(import.meta.dirname, id), folder, {
    recursive: true,
    filter: (path) => !/\/(node_modules|dist)(\/|$)/.test(path),
  });
  return folder;
}

test.each(kits)("packs $id to the size and checksum in the manifest", ({ id, zip, version }) => {
  const { sha256, bytes, fileName } = templateFiles[id as keyof typeof templateFiles];
  expect(createHash("sha256").update(zip).digest("hex")).toBe(sha256);
  expect(zip.length).toBe(bytes);
  expect(fileName).toBe(`${id}-${version}.zip`);
});

test.each(kits)(
  "packs $id to the same bytes in another folder and at another time",
  ({ id, zip }) => {
    expect(Buffer.compare(packKit(id, copyTemplate(id)).zip, zip)).toBe(0);
  },
);

test.each(kits)("packs only source files and documents into $id", ({ id, zip }) => {
  const names = Object.keys(unzipSync(zip));
  for (const name of [
    "README.md",
    "LICENSE.md",
    "CHANGELOG.md",
    "package-lock.json",
    "site.config.ts",
  ]) {
    expect(names).toContain(`${id}/${name}`);
  }
  expect(
    names.filter((name) =>
      /node_modules|\/dist\/|\/\.cache\/|\.DS_Store|tsbuildinfo|\.log$/.test(name),
    ),
  ).toEqual([]);
  expect(names.every((name) => name.startsWith(`${id}/`))).toBe(true);
});

test.each(kits)(
  "names the agency in the license of $id and repeats the terms from the website",
  ({ id, zip }) => {
    const license = readEntry(zip, `${id}/LICENSE.md`);
    for (const text of [agency.legalName, licenseCan, licenseCannot]) {
      expect(license).toContain(text);
    }
    for (const { can, cannot } of licenseTable) {
      expect(license).toContain(`| ${can} `);
      expect(license).toContain(`| ${cannot} `);
    }
    expect(license).toMatch(/copyright 20\d\d/);
  },
);

test.each(kits)("names only the new agency in $id when the agency is renamed", ({ id }) => {
  const { zip } = packKit(id, copyTemplate(id), "Juniper & Wren LLC");
  expect(readEntry(zip, `${id}/LICENSE.md`)).toContain("Juniper & Wren LLC");
  const named = Object.entries(unzipSync(zip)).filter(([, bytes]) =>
    Buffer.from(bytes).includes(agency.name),
  );
  expect(named.map(([name]) => name)).toEqual([]);
});

test.each(kits)("has a checksum for every package in the lock file of $id", ({ id }) => {
  const lock = JSON.parse(
    readFileSync(join(import.meta.dirname, id, "package-lock.json"), "utf8"),
  ) as { packages: Record<string, { integrity?: string; inBundle?: boolean }> };
  const unchecked = Object.entries(lock.packages)
    .filter(([name, { integrity, inBundle }]) => name && !integrity && !inBundle)
    .map(([name]) => name);
  expect(unchecked).toEqual([]);
});

test.each(kits)("has no registry URL in the lock file of $id", ({ id }) => {
  const lock = readFileSync(join(import.meta.dirname, id, "package-lock.json"), "utf8");
  expect(lock).not.toMatch(/"resolved"|https?:\/\/[^"]*registry/);
});

test.each(["README.md", "CHANGELOG.md", "package-lock.json", "site.config.ts"])(
  "rejects a kit without its %s",
  (file) => {
    const folder = copyTemplate("basic-single-page");
    rmSync(join(folder, file));
    expect(() => packKit("basic-single-page", folder)).toThrow(file);
  },
);

test("lists only the files that a buyer changed before an upgrade", () => {
  const folder = mkdtempSync(join(tmpdir(), "kit-"));
  scratch.push(folder);
  unpack(packKit("simple-multi-page", copyTemplate("simple-multi-page")).zip, folder);
  const cwd = join(folder, "simple-multi-page");
  const listChanges = () =>
    execFileSync("node", ["tools/changed-files.ts"], { cwd, encoding: "utf8" });
  const theme = join(cwd, "src/theme.ts");
  const styles = join(cwd, "src/styles.css");

  writeFileSync(join(cwd, "site.config.ts"), "export const site = {};");
  writeFileSync(theme, readFileSync(theme, "utf8").replaceAll("\n", "\r\n"));
  expect(listChanges()).toContain("You have not changed any template files");
  writeFileSync(styles, `${readFileSync(styles, "utf8")}/* wider */`);
  rmSync(theme);
  expect(listChanges().match(/^ {2}.*$/gm)).toEqual([
    "  changed: src/styles.css",
    "  removed: src/theme.ts",
  ]);
});

test("fails the build when a required source file is missing", { timeout: 180_000 }, async () => {
  const folder = copyTemplate("basic-single-page");
  rmSync(join(folder, "src/app.tsx"));
  const kit = packKit("basic-single-page", folder);
  await expect(buildKit(kit, "/")).rejects.toThrow(/npm run build/);
});

test("reads what a version changes as plain text, without nested entries", () => {
  const changelog = `# Changelog

## 1.1.0 (2026-11-16)

- One setting, \`colors.preset\`,
  for every palette.
- New setting names:
  - \`link\` became \`to\`
- Dates are checked.

## 1.0.0 (2026-11-15)

- First version.
`;
  expect(parseChanges(changelog)).toEqual([
    "One setting, colors.preset, for every palette.",
    "New setting names (details in CHANGELOG.md)",
    "Dates are checked.",
  ]);
});
