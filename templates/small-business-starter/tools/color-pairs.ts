import { site } from "../site.config.ts";
import { colorSheet } from "../src/colors/color-sheet.ts";
import { resolveColors } from "../src/colors/presets.ts";
import type { Color, Colors } from "../src/types.ts";
import { type ColorPair, contrast } from "./contrast.ts";

/** All text and background colors of the style sheet, in both themes. */
export const colorPairs = (colors: Colors = resolveColors(site.skin, site.colors)): ColorPair[] => {
  const [light = "", dark = ""] = colorSheet(colors).split("@media");
  return [...parsePairs("light", light), ...parsePairs("dark", dark)];
};

const parseVariables = (lines: string) =>
  Object.fromEntries(
    lines.split(";").map((line) => line.replace("--", "").split(":") as [string, Color]),
  );

function parsePairs(theme: string, sheet: string): ColorPair[] {
  const common = parseVariables(/&\{([^}]*)\}/.exec(sheet)?.[1] ?? "");
  const surfaces = [...sheet.matchAll(/\.surface-([\w-]+)\{([^}]*)\}/g)];
  return surfaces.flatMap(([, name = "", lines = ""]) => {
    const values = { ...common, ...parseVariables(lines) };
    const pair = (text: string, background: string): ColorPair => ({
      theme,
      text: `${text} of ${name}`,
      background,
      contrast: contrast(values[text] ?? "#000", values[background] ?? "#000"),
    });
    return [
      pair("ink", "surface"),
      pair("quiet", "surface"),
      pair("mark", "surface"),
      pair("on-button", "button"),
      pair("on-accent", "accent"),
    ];
  });
}
