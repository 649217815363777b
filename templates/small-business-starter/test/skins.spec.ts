/* Tests all skins and color palettes. */
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { words } from "../content/words.ts";
import { site } from "../site.config.ts";
import { presets, resolveColors } from "../src/colors/presets.ts";
import { colorPairs } from "../tools/color-pairs.ts";
import { contrastWarnings } from "../tools/contrast.ts";

for (const [name, colors] of Object.entries(presets)) {
  test(`has readable text in the palette "${name}", in both themes`, () => {
    assert.ok(colorPairs(colors).length > 70);
    assert.deepEqual(contrastWarnings(colorPairs(colors)), []);
  });
}

test("has separate styles and colors for each skin", () => {
  const skins = ["vets", "dentist", "garage"] as const;
  assert.ok(skins.every((skin) => existsSync(`src/skins/${skin}.css`)));
  const heroes = skins.map(
    (skin) => resolveColors(skin, { preset: "skin", custom: { light: {} } }).hero,
  );
  assert.equal(new Set(heroes).size, skins.length);
});

test("contains only the fonts of the chosen skin", () => {
  const css = readFileSync(`src/skins/${site.skin}.css`, "utf8");
  const families = [...css.matchAll(/@fontsource-variable\/([\w-]+)/g)].map(([, family]) => family);
  assert.equal(families.length, 2);
  const fonts = readdirSync("dist/assets").filter((file) => file.endsWith(".woff2"));
  assert.ok(fonts.length > 0);
  assert.deepEqual(
    fonts.filter((file) => !families.some((family) => family && file.startsWith(family))),
    [],
  );
});

test("has the page of all blocks only when blockGallery is true", () => {
  assert.equal(existsSync("dist/blocks/index.html"), site.blockGallery);
});

test("has no current opening state in the HTML", () => {
  const home = readFileSync("dist/index.html", "utf8");
  for (const text of [words.closedNow, words.openUntil, words.opens]) {
    const beginning = text.split("{")[0] ?? "";
    assert.ok(!home.includes(`>${beginning}`), text);
  }
});
