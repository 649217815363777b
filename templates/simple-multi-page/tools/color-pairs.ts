import { colors } from "../src/colors/colors.ts";
import type { Colors } from "../src/types.ts";
import { type ColorPair, pairsOf } from "./contrast.ts";

const names: [text: keyof Colors, background: keyof Colors][] = [
  ["text", "page"],
  ["text", "soft"],
  ["text", "warm"],
  ["onStrong", "strong"],
  ["onAccent", "accent"],
];

/** The colors that stand on one another, in both themes. */
export const colorPairs = (): ColorPair[] => [
  ...pairsOf("light", colors.light, names),
  ...pairsOf("dark", colors.dark, names),
];
