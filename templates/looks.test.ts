import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { templates } from "@agency/contract/catalog";
import { unzipSync } from "fflate";
import { expect, onTestFinished, test } from "vitest";
import { templatePages } from "../web/app/content/sample/template-pages.ts";
import { presets } from "./basic-single-page/src/colors/presets.ts";
import { addToDemo, scripts } from "./demo-only/add-to-demo.ts";
import { packKits } from "./kits.ts";
import { choosePalette, listExtraPalettes } from "./palettes.ts";
import {
  resolveColors as resolveSkinColors,
  presets as skinPresets,
} from "./small-business-starter/src/colors/presets.ts";

const toKitPath = (path: string) => join(import.meta.dirname, path);
const getLooks = (id: string) => {
  const looks = templates.find((template) => template.id === id)?.looks;
  if (!looks) throw new Error(`${id} has no looks`);
  return looks;
};
const getLookNames = (id: string) => getLooks(id).names;
const listSwatches = (id: string) => Object.entries(templatePages[id]?.swatches ?? {});
const readSetting = (id: string, setting: string) =>
  new RegExp(`\\b${setting}: "(\\w+)"`).exec(
    readFileSync(toKitPath(`${id}/site.config.ts`), "utf8"),
  )?.[1];

function scratchFolder() {
  const folder = mkdtempSync(join(tmpdir(), "looks-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test("offers the presets of the Basic kit as palettes, the default first", () => {
  const id = "basic-single-page";
  expect(getLookNames(id)).toEqual(Object.keys(presets));
  expect(readSetting(id, getLooks(id).setting)).toBe(getLookNames(id)[0]);
  expect(listExtraPalettes(id)).toEqual(["meadow", "rose"]);
  expect(listSwatches(id).map(([name]) => name)).toEqual(getLookNames(id));
  for (const [name, colors] of listSwatches(id))
    expect(Object.values(presets[name as keyof typeof presets].light)).toEqual(
      expect.arrayContaining([...colors]),
    );
});

test("offers the skins of the Small Business kit as looks, each with a sample", () => {
  const id = "small-business-starter";
  const skins = globSync(toKitPath(`${id}/src/skins/*.css`)).map((file) => basename(file, ".css"));
  const samples = globSync(toKitPath(`${id}/samples/*`)).map((folder) => basename(folder));
  const [first, ...others] = getLookNames(id);
  expect(getLookNames(id).toSorted()).toEqual(skins.sort());
  expect(readSetting(id, getLooks(id).setting)).toBe(first);
  expect(samples.sort()).toEqual(others.sort());
  expect(listExtraPalettes(id)).toEqual([]);
  expect(listSwatches(id).map(([name]) => name)).toEqual(getLookNames(id));
  for (const [name, colors] of listSwatches(id)) {
    const own = { preset: "skin", custom: { light: {} } } as const;
    const used = resolveSkinColors(name as Parameters<typeof resolveSkinColors>[0], own);
    expect(Object.values(skinPresets)).toContainEqual(used);
    expect(Object.values(used)).toEqual(expect.arrayContaining([...colors]));
  }
});

test("changes only the preset setting when choosing a palette", () => {
  const site = scratchFolder();
  const config = join(site, "site.config.ts");
  const before = readFileSync(toKitPath("basic-single-page/site.config.ts"), "utf8");
  writeFileSync(config, before);
  choosePalette(site, "meadow");
  expect(readFileSync(config, "utf8")).toBe(before.replace('preset: "lake"', 'preset: "meadow"'));
  writeFileSync(config, "export const site = {};\n");
  expect(() => choosePalette(site, "rose")).toThrow("no preset setting");
});

test.each(packKits())("packs no demo script into $fileName", ({ zip }) => {
  const files = Object.entries(unzipSync(zip));
  const sources = scripts.map((script) => readFileSync(toKitPath(`demo-only/${script}`), "utf8"));
  expect(sources).toHaveLength(3);
  expect(files.length).toBeGreaterThan(20);
  for (const [name, bytes] of files) {
    expect(name).not.toMatch(/demo-only|try(-\w+)?\.js/);
    const text = Buffer.from(bytes).toString("utf8");
    for (const source of sources) expect(text).not.toContain(source);
    expect(text).not.toContain("try.js");
  }
});

test("adds the scripts to a demo only once", () => {
  const demo = scratchFolder();
  const page = join(demo, "index.html");
  writeFileSync(page, "<html><head><title>A demo</title></head><body></body></html>");
  addToDemo(demo, "/demos/one/");
  const first = readFileSync(page, "utf8");
  const old = first.replace(/try-\w+/, "try-0ld0ld00");
  expect(
    first.match(/<script type="module" src="\/demos\/one\/assets\/try-\w{8}\/try\.js">/g),
  ).toHaveLength(1);
  addToDemo(demo, "/demos/one/");
  expect(readFileSync(page, "utf8")).toBe(first);
  writeFileSync(page, old);
  addToDemo(demo, "/demos/one/");
  expect(readFileSync(page, "utf8")).toBe(first);
  expect(globSync("assets/try-*/*", { cwd: demo })).toHaveLength(scripts.length);
});
