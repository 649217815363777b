import { colors } from "../src/colors/colors.ts";
import type { Colors } from "../src/types.ts";
import { type ColorPair, toColorPairs } from "./contrast.ts";

const pairs: [text: keyof Colors, background: keyof Colors][] = [
  ["text", "page"],
  ["text", "soft"],
  ["text", "warm"],
  ["onStrong", "strong"],
  ["onAccent", "accent"],
];

/** All text and background colors, in both themes. */
export const colorPairs = (): ColorPair[] => [
  ...toColorPairs("light", colors.light, pairs),
  ...toColorPairs("dark", colors.dark, pairs),
];
