/* Warns, at the end of a build, about colors from site.config.ts that are too similar to read. */
import type { Color, Colors } from "../src/types.ts";

const pairs: [text: keyof Colors, background: keyof Colors][] = [
  ["text", "page"],
  ["text", "soft"],
  ["text", "warm"],
  ["onStrong", "strong"],
  ["onAccent", "accent"],
];

/** How bright a color looks, from 0 (black) to 1 (white). */
function brightness(color: Color): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: Color, other: Color): number {
  const [dark = 0, light = 0] = [brightness(one), brightness(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

export function warnAboutColors(themes: Record<"light" | "dark", Colors>): void {
  for (const [theme, colors] of Object.entries(themes)) {
    for (const [text, background] of pairs) {
      const found = contrast(colors[text], colors[background]);
      if (found >= 4.5) continue;
      console.warn(
        `\nHard to read: the ${theme} colors "${text}" on "${background}" have a contrast of ${found.toFixed(1)}; 4.5 is the least for text. Make one lighter or the other darker in site.config.ts.`,
      );
    }
  }
}
