import type { Color } from "../types.ts";

const channels = (color: Color) => {
  const hex = color.slice(1);
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join("") : hex;
  return [0, 2, 4].map((start) => Number.parseInt(full.slice(start, start + 2), 16));
};

/** Mixes two colors: 0 is all of the first, 1 all of the second. */
export function mix(first: Color, second: Color, share: number): Color {
  const other = channels(second);
  const mixed = channels(first).map((value, i) =>
    Math.round(value + ((other[i] ?? value) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

function brightness(color: Color): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 (the same) to 21 (black on white). Text needs 4.5, the edge of a field 3. */
export function contrast(first: Color, second: Color): number {
  const [dark = 0, light = 0] = [brightness(first), brightness(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The first color that can be read on the background; black or white if none can. */
export function readable(background: Color, wanted: Color[], needed = 4.5): Color {
  const good = wanted.find((color) => contrast(color, background) >= needed);
  if (good) return good;
  return contrast("#ffffff", background) > contrast("#000000", background) ? "#ffffff" : "#000000";
}
