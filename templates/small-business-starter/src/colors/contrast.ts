import type { Color } from "../types.ts";

const toRgb = (color: Color) => {
  const hex = color.slice(1);
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join("") : hex;
  return [0, 2, 4].map((start) => Number.parseInt(full.slice(start, start + 2), 16));
};

/** Mixes two colors. A share of 0 returns the first color, 1 the second. */
export function mix(first: Color, second: Color, share: number): Color {
  const other = toRgb(second);
  const mixed = toRgb(first).map((value, i) =>
    Math.round(value + ((other[i] ?? value) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = toRgb(color).map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The WCAG contrast ratio, from 1 (identical) to 21 (black on white). Text needs 4.5, field borders need 3. */
export function contrast(first: Color, second: Color): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The first color with enough contrast, or else black or white. */
export function pickReadable(background: Color, candidates: Color[], minContrast = 4.5): Color {
  const match = candidates.find((color) => contrast(color, background) >= minContrast);
  if (match) return match;
  return contrast("#ffffff", background) > contrast("#000000", background) ? "#ffffff" : "#000000";
}
