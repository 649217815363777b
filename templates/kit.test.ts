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
import { packKit } from "./kit.ts";
import { packKits } from "./kits.ts";
import { unpack } from "./unpack.ts";

const kits = packKits();
const scratch: string[] = [];
afterEach(() => {
  for (const folder of scratch.splice(0)) rmSync(folder, { recursive: true });
});

const fileOf = (zip: Uint8Array, name: string) =>
  Buffer.from(unzipSync(zip)[name] ?? []).toString("utf8");

/** The template's folder, without what is not packed. */
function copyOf(id: string) {
  const folder = mkdtempSync(join(tmpdir(), "kit-"));
  scratch.push(folder);
  cpSync(join(import.meta.dirname, id), folder, {
    recursive: true,
    filter: (path) => !/\/(node_modules|dist)(\/|$)/.test(path),
  });
  return folder;
}

test.each(kits)("$id packs to the bytes that the manifest promises", ({ id, zip, version }) => {
  const { sha256, bytes, fileName } = templateFiles[id as keyof typeof templateFiles];
  expect(createHash("sha256").update(zip).digest("hex")).toBe(sha256);
  expect(zip.length).toBe(bytes);
  expect(fileName).toBe(`${id}-${version}.zip`);
});

test.each(kits)("$id packed elsewhere and later is the same to the byte", ({ id, zip }) => {
  expect(Buffer.compare(packKit(id, copyOf(id)).zip, zip)).toBe(0);
});

test.each(kits)("$id holds its source and documents, and no junk", ({ id, zip }) => {
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
  "the license of $id names the agency and says what the shop says",
  ({ id, zip }) => {
    const license = fileOf(zip, `${id}/LICENSE.md`);
    for (const words of [agency.legalName, licenseCan, licenseCannot]) {
      expect(license).toContain(words);
    }
    for (const { can, cannot } of licenseTable) {
      expect(license).toContain(`| ${can} `);
      expect(license).toContain(`| ${cannot} `);
    }
    expect(license).toMatch(/copyright 20\d\d/);
  },
);

test.each(kits)("$id sold by a renamed agency names it, and nobody else", ({ id }) => {
  const { zip } = packKit(id, copyOf(id), "Juniper & Wren LLC");
  expect(fileOf(zip, `${id}/LICENSE.md`)).toContain("Juniper & Wren LLC");
  const named = Object.entries(unzipSync(zip)).filter(([, bytes]) =>
    Buffer.from(bytes).includes(agency.name),
  );
  expect(named.map(([name]) => name)).toEqual([]);
});

test.each(kits)("the lock file of $id has a checksum for every platform", ({ id }) => {
  const lock = JSON.parse(
    readFileSync(join(import.meta.dirname, id, "package-lock.json"), "utf8"),
  ) as { packages: Record<string, { integrity?: string; inBundle?: boolean }> };
  const unchecked = Object.entries(lock.packages)
    .filter(([name, { integrity, inBundle }]) => name && !integrity && !inBundle)
    .map(([name]) => name);
  expect(unchecked).toEqual([]);
});

test.each(kits)("the lock file of $id names no registry", ({ id }) => {
  const lock = readFileSync(join(import.meta.dirname, id, "package-lock.json"), "utf8");
  expect(lock).not.toMatch(/"resolved"|https?:\/\/[^"]*registry/);
});

test.each(["README.md", "CHANGELOG.md", "package-lock.json", "site.config.ts"])(
  "a kit without its %s is refused",
  (file) => {
    const folder = copyOf("basic-single-page");
    rmSync(join(folder, file));
    expect(() => packKit("basic-single-page", folder)).toThrow(file);
  },
);

test("an upgrade names the files that a buyer changed, and no others", () => {
  const folder = mkdtempSync(join(tmpdir(), "kit-"));
  scratch.push(folder);
  unpack(packKit("simple-multi-page", copyOf("simple-multi-page")).zip, folder);
  const cwd = join(folder, "simple-multi-page");
  const changes = () => execFileSync("node", ["tools/changed-files.ts"], { cwd, encoding: "utf8" });
  const theme = join(cwd, "src/theme.ts");
  const styles = join(cwd, "src/styles.css");

  writeFileSync(join(cwd, "site.config.ts"), "export const site = {};");
  writeFileSync(theme, readFileSync(theme, "utf8").replaceAll("\n", "\r\n"));
  expect(changes()).toContain("You changed no file");
  writeFileSync(styles, `${readFileSync(styles, "utf8")}/* wider */`);
  rmSync(theme);
  expect(changes().match(/^ {2}.*$/gm)).toEqual([
    "  changed: src/styles.css",
    "  removed: src/theme.ts",
  ]);
});

test("a kit without a file that its build needs does not build", { timeout: 180_000 }, async () => {
  const folder = copyOf("basic-single-page");
  rmSync(join(folder, "src/app.tsx"));
  const kit = packKit("basic-single-page", folder);
  await expect(buildKit(kit, "/")).rejects.toThrow(/npm run build/);
});
