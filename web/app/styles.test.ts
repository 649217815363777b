import { readFileSync } from "node:fs";
import { colors, contrastPairs } from "@agency/contract/brand/colors";
import { expect, test } from "vitest";
import { getContrast } from "../../scripts/setup/contrast.ts";
import { colorsCss, colorsFile } from "../scripts/write-colors.ts";

/** axe cannot check text over images, so the color pairs of the design are checked here. */
test.each(contrastPairs)(
  "%s on %s has a contrast of at least %d : 1",
  (text, background, minimum) => {
    expect(getContrast(colors[text], colors[background])).toBeGreaterThanOrEqual(minimum);
  },
);

test("keeps white text readable over the hero's overlay when the image is white", () => {
  expect(getContrast("white", "rgb(30% 30% 30%)")).toBeGreaterThanOrEqual(4.5);
});

test("uses the contract's colors in the style sheet and in the browser bars of the desk", () => {
  expect(readFileSync(colorsFile, "utf8")).toBe(colorsCss());
  const desk = readFileSync(new URL("../../desk/index.html", import.meta.url), "utf8");
  const themeColors = [...desk.matchAll(/theme-color" content="(#\w+)"/g)].map(
    ([, color]) => color,
  );
  expect(themeColors).toEqual([colors.mist, colors["ink-deep"]]);
});
