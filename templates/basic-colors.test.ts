import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { presets } from "./basic-single-page/src/colors/presets.ts";
import { listColorPairs } from "./basic-single-page/tools/color-pairs.ts";
import { printDrawing } from "./basic-single-page/tools/print-drawings.ts";
import { contrast, contrastWarnings } from "./shared/tools/contrast.ts";

const folder = join(import.meta.dirname, "basic-single-page/content/images");
const drawings = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
const findColors = (svg: string) => new Set(svg.match(/#[0-9a-f]{6}\b/g));

test("measures contrast as WCAG defines it", () => {
  expect(contrast("#ffffff", "#000000")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test.each(Object.entries(presets))(
  "has enough contrast in %s, in the light and dark themes",
  (name, set) => {
    const pairs = listColorPairs(name, set);
    expect(pairs).toHaveLength(12);
    expect(contrastWarnings(pairs)).toEqual([]);
  },
);

test("names the theme and the colors when contrast is too low", () => {
  const { light, dark } = presets.meadow;
  const warnings = contrastWarnings(
    listColorPairs("", { light, dark: { ...dark, accent: "#10281d" } }),
  );
  expect(warnings).toEqual([expect.stringMatching(/dark: "strong" on "accent" is hard to read/)]);
});

test("recolors the drawings for each preset, including overlapping colors", () => {
  expect(drawings.length).toBeGreaterThan(10);
  for (const drawing of drawings) {
    expect(printDrawing(drawing, presets.lake.light)).toBe(drawing);
    for (const { light } of [presets.meadow, presets.rose]) {
      const unchanged = [...findColors(printDrawing(drawing, light))].filter((color) =>
        findColors(drawing).has(color),
      );
      expect(unchanged).toEqual([]);
    }
  }
});

test("keeps the colors of a drawing without the data-inks attribute", () => {
  const logo = '<svg><path fill="#ff5a3c"/></svg>';
  expect(printDrawing(logo, presets.rose.light)).toBe(logo);
});
