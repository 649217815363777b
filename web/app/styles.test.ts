import { readFileSync } from "node:fs";
import { colors, contrastPairs } from "@agency/contract/brand/colors";
import { expect, test } from "vitest";
import { contrast } from "../../scripts/setup/contrast.ts";
import { colorsCss, colorsFile } from "../scripts/write-colors.ts";

/** axe cannot judge text over pictures, so the pairs that the design relies on are checked here. */
test.each(contrastPairs)("%s on %s reaches %d : 1", (text, background, least) => {
  expect(contrast(colors[text], colors[background])).toBeGreaterThanOrEqual(least);
});

test("white text reads over the hero's overlay even where the picture is white", () => {
  expect(contrast("white", "rgb(30% 30% 30%)")).toBeGreaterThanOrEqual(4.5);
});

test("the style sheet has the colors of the contract, and so do the bars around the desk", () => {
  expect(readFileSync(colorsFile, "utf8")).toBe(colorsCss());
  const desk = readFileSync(new URL("../../desk/index.html", import.meta.url), "utf8");
  const bars = [...desk.matchAll(/theme-color" content="(#\w+)"/g)].map(([, color]) => color);
  expect(bars).toEqual([colors.mist, colors["ink-deep"]]);
});
