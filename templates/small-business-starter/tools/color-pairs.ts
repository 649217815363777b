import { site } from "../site.config.ts";
import { colorSheet } from "../src/colors/color-sheet.ts";
import { presets } from "../src/colors/presets.ts";
import type { Color } from "../src/types.ts";
import { type ColorPair, contrast } from "./contrast.ts";

/** The words of each surface on its background, as the style sheet has them, in both themes. */
export function colorPairs(): ColorPair[] {
  const { preset, custom } = site.colors;
  const [light = "", dark = ""] = colorSheet({ ...presets[preset], ...custom.light }).split(
    "@media",
  );
  return [...pairsIn("light", light), ...pairsIn("dark", dark)];
}

function pairsIn(theme: string, sheet: string): ColorPair[] {
  return [...sheet.matchAll(/\.surface-([\w-]+)\{([^}]*)\}/g)].flatMap(([, name, lines = ""]) => {
    const values = Object.fromEntries(
      lines.split(";").map((line) => line.replace("--", "").split(":") as [string, Color]),
    );
    const pair = (text: string, background: string): ColorPair => ({
      theme,
      text: `${text} of ${name}`,
      background,
      contrast: contrast(values[text] ?? "#000", values[background] ?? "#000"),
    });
    return [pair("ink", "surface"), pair("quiet", "surface"), pair("on-button", "button")];
  });
}
