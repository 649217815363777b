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
import { choosePalette, palettesOf } from "./palettes.ts";
import {
  colorsOf as colorsOfSkin,
  presets as skinPresets,
} from "./small-business-starter/src/colors/presets.ts";

const kit = (path: string) => join(import.meta.dirname, path);
const looksOf = (id: string) => {
  const looks = templates.find((template) => template.id === id)?.looks;
  if (!looks) throw new Error(`${id} has no looks`);
  return looks;
};
const namesOf = (id: string) => looksOf(id).names;
const swatchesOf = (id: string) => Object.entries(templatePages[id]?.swatches ?? {});
const setIn = (id: string, setting: string) =>
  new RegExp(`\\b${setting}: "(\\w+)"`).exec(
    readFileSync(kit(`${id}/site.config.ts`), "utf8"),
  )?.[1];

function scratchFolder() {
  const folder = mkdtempSync(join(tmpdir(), "looks-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test("the palettes of Basic are the presets of its kit, the first as it comes", () => {
  const id = "basic-single-page";
  expect(namesOf(id)).toEqual(Object.keys(presets));
  expect(setIn(id, looksOf(id).setting)).toBe(namesOf(id)[0]);
  expect(palettesOf(id)).toEqual(["meadow", "rose"]);
  expect(swatchesOf(id).map(([name]) => name)).toEqual(namesOf(id));
  for (const [name, colors] of swatchesOf(id))
    expect(Object.values(presets[name as keyof typeof presets].light)).toEqual(
      expect.arrayContaining([...colors]),
    );
});

test("the skins of Small Business are the skins of its kit, each with a demo", () => {
  const id = "small-business-starter";
  const skins = globSync(kit(`${id}/src/skins/*.css`)).map((file) => basename(file, ".css"));
  const samples = globSync(kit(`${id}/samples/*`)).map((folder) => basename(folder));
  const [first, ...others] = namesOf(id);
  expect(namesOf(id).toSorted()).toEqual(skins.sort());
  expect(setIn(id, looksOf(id).setting)).toBe(first);
  expect(samples.sort()).toEqual(others.sort());
  expect(palettesOf(id)).toEqual([]);
  expect(swatchesOf(id).map(([name]) => name)).toEqual(namesOf(id));
  for (const [name, colors] of swatchesOf(id)) {
    const own = { preset: "skin", custom: { light: {} } } as const;
    const used = colorsOfSkin(name as Parameters<typeof colorsOfSkin>[0], own);
    expect(Object.values(skinPresets)).toContainEqual(used);
    expect(Object.values(used)).toEqual(expect.arrayContaining([...colors]));
  }
});

test("a palette is chosen by the one word that a buyer changes", () => {
  const site = scratchFolder();
  const config = join(site, "site.config.ts");
  const before = readFileSync(kit("basic-single-page/site.config.ts"), "utf8");
  writeFileSync(config, before);
  choosePalette(site, "meadow");
  expect(readFileSync(config, "utf8")).toBe(before.replace('preset: "lake"', 'preset: "meadow"'));
  writeFileSync(config, "export const site = {};\n");
  expect(() => choosePalette(site, "rose")).toThrow("no preset to change");
});

test.each(packKits())("$fileName contains no script of the demos", ({ zip }) => {
  const files = Object.entries(unzipSync(zip));
  const words = scripts.map((script) => readFileSync(kit(`demo-only/${script}`), "utf8"));
  expect(words).toHaveLength(3);
  expect(files.length).toBeGreaterThan(20);
  for (const [name, bytes] of files) {
    expect(name).not.toMatch(/demo-only|try(-\w+)?\.js/);
    const text = Buffer.from(bytes).toString("utf8");
    for (const word of words) expect(text).not.toContain(word);
    expect(text).not.toContain("try.js");
  }
});

test("a demo gets the scripts once, however often they are added", () => {
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
