/* Every skin and every set of colors can be read, whichever the site wears. */
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { words } from "../content/words.ts";
import { site } from "../site.config.ts";
import { colorsOf, presets } from "../src/colors/presets.ts";
import { colorPairs } from "../tools/color-pairs.ts";
import { hardToRead } from "../tools/contrast.ts";

for (const [name, colors] of Object.entries(presets)) {
  test(`all text can be read in the colors "${name}", in light and in dark`, () => {
    assert.ok(colorPairs(colors).length > 70);
    assert.deepEqual(hardToRead(colorPairs(colors)), []);
  });
}

test("each skin has shapes and colors of its own", () => {
  const skins = ["vets", "dentist", "garage"] as const;
  assert.ok(skins.every((skin) => existsSync(`src/skins/${skin}.css`)));
  const heroes = skins.map(
    (skin) => colorsOf(skin, { preset: "skin", custom: { light: {} } }).hero,
  );
  assert.equal(new Set(heroes).size, skins.length);
});

test("only the typefaces of the chosen skin are on the site", () => {
  const named = readFileSync(`src/skins/${site.skin}.css`, "utf8");
  const wanted = [...named.matchAll(/@fontsource-variable\/([\w-]+)/g)].map(([, face]) => face);
  assert.equal(wanted.length, 2);
  const fonts = readdirSync("dist/assets").filter((file) => file.endsWith(".woff2"));
  assert.ok(fonts.length > 0);
  assert.deepEqual(
    fonts.filter((file) => !wanted.some((face) => face && file.startsWith(face))),
    [],
  );
});

test("the page of all blocks is on the site only when it is wanted", () => {
  assert.equal(existsSync("dist/blocks/index.html"), site.blockGallery);
});

test("the finished pages promise nothing about right now", () => {
  const home = readFileSync("dist/index.html", "utf8");
  for (const text of [words.closedNow, words.openUntil, words.opens]) {
    const beginning = text.split("{")[0] ?? "";
    assert.ok(!home.includes(`>${beginning}`), text);
  }
});
