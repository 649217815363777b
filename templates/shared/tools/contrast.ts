/** A color such as "#ffd552". */
type Color = `#${string}`;

function luminance(color: Color): number {
  const hex = color.slice(1);
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join("") : hex;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4]
    .map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The WCAG contrast ratio of two colors, from 1 (identical) to 21 (black on white). Text needs 4.5. */
export function contrast(one: Color, other: Color): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Text in one color on a background in another. */
export interface ColorPair {
  theme: string;
  /** The names of the two colors, as in site.config.ts. */
  text: string;
  background: string;
  contrast: number;
}

/** The contrast of each named pair of colors in a theme. */
export function toColorPairs<Name extends string>(
  theme: string,
  colors: Record<Name, Color>,
  names: [text: Name, background: Name][],
): ColorPair[] {
  return names.map(([text, background]) => ({
    theme,
    text,
    background,
    contrast: contrast(colors[text], colors[background]),
  }));
}

/** One message for each pair with too little contrast. */
export const contrastWarnings = (pairs: ColorPair[]): string[] =>
  pairs
    .filter((pair) => pair.contrast < 4.5)
    .map(
      (pair) =>
        `site.config.ts, colors, ${pair.theme}: "${pair.text}" on "${pair.background}" is hard to read. Its contrast is ${pair.contrast.toFixed(1)} and should be 4.5 or more. Make one color lighter or the other darker.`,
    );
