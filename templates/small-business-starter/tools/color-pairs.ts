import { site } from "../site.config.ts";
import { colorSheet } from "../src/colors/color-sheet.ts";
import { colorsOf } from "../src/colors/presets.ts";
import type { Color, Colors } from "../src/types.ts";
import { type ColorPair, contrast } from "./contrast.ts";

/** The words of each surface on its background, as the style sheet has them, in both themes. */
export const colorPairs = (colors: Colors = colorsOf(site.skin, site.colors)): ColorPair[] => {
  const [light = "", dark = ""] = colorSheet(colors).split("@media");
  return [...pairsIn("light", light), ...pairsIn("dark", dark)];
};

const valuesIn = (lines: string) =>
  Object.fromEntries(
    lines.split(";").map((line) => line.replace("--", "").split(":") as [string, Color]),
  );

function pairsIn(theme: string, sheet: string): ColorPair[] {
  const common = valuesIn(/&\{([^}]*)\}/.exec(sheet)?.[1] ?? "");
  const surfaces = [...sheet.matchAll(/\.surface-([\w-]+)\{([^}]*)\}/g)];
  return surfaces.flatMap(([, name = "", lines = ""]) => {
    const values = { ...common, ...valuesIn(lines) };
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
