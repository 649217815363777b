import { colors } from "../src/colors/colors.ts";
import { presets } from "../src/colors/presets.ts";
import type { Colors } from "../src/types.ts";
import { type ColorPair, pairsOf } from "./contrast.ts";
import { hex, parts } from "./print-drawings.ts";

/** The colors that stand on one another, in both themes: yours, and every ready set. */
export const colorPairs = (): ColorPair[] => [
  ...pairsOfSet("", colors),
  ...Object.entries(presets).flatMap(([name, set]) => pairsOfSet(`preset "${name}", `, set)),
];

export function pairsOfSet(
  where: string,
  { light, dark }: { light: Colors; dark: Colors },
): ColorPair[] {
  return Object.entries({ light, dark }).flatMap(([theme, set]) => {
    const named = {
      ...set,
      // Words over the water are in the color of the paper, by day and by night.
      "light page": light.page,
      // Places and times are one fifth softer than other words.
      "softer text": softer(set.text, set.page),
    };
    return pairsOf(`${where}${theme}`, named, [
      ["text", "page"],
      ["softer text", "page"],
      ["text", "soft"],
      ["primary", "page"],
      ["strong", "accent"],
      ["light page", "strong"],
    ]);
  });
}

function softer(text: string, page: string) {
  const under = parts(page);
  return hex(parts(text).map((part, at) => part * 0.8 + (under[at] ?? 0) * 0.2));
}
