import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { presets } from "./basic-single-page/src/colors/presets.ts";
import { pairsOfSet } from "./basic-single-page/tools/color-pairs.ts";
import { printDrawing } from "./basic-single-page/tools/print-drawings.ts";
import { contrast, hardToRead } from "./shared/tools/contrast.ts";

const folder = join(import.meta.dirname, "basic-single-page/content/images");
const drawings = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
const colorsIn = (svg: string) => new Set(svg.match(/#[0-9a-f]{6}\b/g));

test("contrast is measured as WCAG does", () => {
  expect(contrast("#ffffff", "#000000")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test.each(Object.entries(presets))("every pair of %s can be read, day and night", (name, set) => {
  const pairs = pairsOfSet(name, set);
  expect(pairs).toHaveLength(12);
  expect(hardToRead(pairs)).toEqual([]);
});

test("a color that cannot be read is named with its theme", () => {
  const { light, dark } = presets.meadow;
  const pale = hardToRead(pairsOfSet("", { light, dark: { ...dark, accent: "#10281d" } }));
  expect(pale).toEqual([expect.stringMatching(/dark: "strong" on "accent" is hard to read/)]);
});

test("the drawings are printed in the inks of each set, overprints included", () => {
  expect(drawings.length).toBeGreaterThan(10);
  for (const drawing of drawings) {
    expect(printDrawing(drawing, presets.lake.light)).toBe(drawing);
    for (const { light } of [presets.meadow, presets.rose]) {
      const left = [...colorsIn(printDrawing(drawing, light))].filter((color) =>
        colorsIn(drawing).has(color),
      );
      expect(left).toEqual([]);
    }
  }
});

test("a drawing that does not ask for it keeps its colors", () => {
  const logo = '<svg><path fill="#ff5a3c"/></svg>';
  expect(printDrawing(logo, presets.rose.light)).toBe(logo);
});
