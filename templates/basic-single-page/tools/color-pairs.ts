import { colors } from "../src/colors/colors.ts";
import { presets } from "../src/colors/presets.ts";
import type { Colors } from "../src/types.ts";
import { type ColorPair, toColorPairs } from "./contrast.ts";
import { toHex, toRgb } from "./print-drawings.ts";

/** All text and background colors, of your site and of every preset, in both themes. */
export const colorPairs = (): ColorPair[] => [
  ...listColorPairs("", colors),
  ...Object.entries(presets).flatMap(([name, set]) => listColorPairs(`preset "${name}", `, set)),
];

export function listColorPairs(
  label: string,
  { light, dark }: { light: Colors; dark: Colors },
): ColorPair[] {
  return Object.entries({ light, dark }).flatMap(([theme, set]) => {
    const named = {
      ...set,
      // Text over the water has the light page color in both themes.
      "light page": light.page,
      // Places and times have 80% of the text color.
      "softer text": soften(set.text, set.page),
    };
    return toColorPairs(`${label}${theme}`, named, [
      ["text", "page"],
      ["softer text", "page"],
      ["text", "soft"],
      ["primary", "page"],
      ["strong", "accent"],
      ["light page", "strong"],
    ]);
  });
}

function soften(text: string, page: string) {
  const background = toRgb(page);
  return toHex(toRgb(text).map((channel, at) => channel * 0.8 + (background[at] ?? 0) * 0.2));
}
