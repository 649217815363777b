import type { brandColors } from "@agency/contract/brand/brand-colors";
import { type ColorName, colors, contrastPairs } from "@agency/contract/brand/colors";
import Color from "colorjs.io";
import { findFailingPairs, getContrast } from "./contrast.ts";

export type Palette = Record<keyof typeof brandColors, string>;

/** The names of the two colors that an owner chooses. */
export const chosenColors = { primary: "brand-600", accent: "accent" } as const;

interface ColorProblem {
  /** Which pair has too little contrast. */
  reason: string;
  /** The closest readable color. */
  nearest: string;
}

/** Returns why a color is not readable, or undefined if it is. */
export function checkColor(
  role: keyof typeof chosenColors,
  color: string,
): ColorProblem | undefined {
  const name = chosenColors[role];
  const [failing] = findFailingPairs({ ...colors, [name]: color }, name);
  if (!failing) return undefined;
  const [text, background, minimum] = failing;
  const other = text === name ? background : text;
  const contrast = getContrast(color, colors[other]).toFixed(1);
  return {
    reason: `${color} has a contrast of ${contrast} with ${other}, but needs ${minimum}`,
    nearest: makeReadable(color, name, colors),
  };
}

/**
 * Builds the shades for pages, emails and images from the two chosen colors. The shades of an unchanged color stay,
 * because an owner may have edited them.
 */
export function buildPalette(
  current: Palette,
  { primary = current["brand-600"], accent }: { primary?: string; accent?: string },
): Palette {
  const palette = primary === current["brand-600"] ? current : buildShades(primary);
  return accent && accent !== palette.accent
    ? { ...palette, "brand-400": accent, accent }
    : palette;
}

function buildShades(primary: string): Palette {
  const { l, c } = Color.get(primary).to("oklch").oklch as unknown as { l: number; c: number };
  const shade = (lightness: number, strength = 1) =>
    toHex(new Color(primary).to("oklch").set({ l: lightness, c: c * strength }));
  const shades: Palette = {
    tint: shade(0.975, 0.1),
    "brand-200": shade(0.87, 0.45),
    "brand-300": shade(0.79, 0.75),
    "brand-400": shade(l + 0.08, 0.8),
    "brand-500": shade(l + 0.06, 1.1),
    "brand-600": primary,
    "brand-700": shade(Math.max(l - 0.08, 0.15)),
    "brand-800": shade(Math.max(Math.min(l - 0.13, 0.41), 0.12), 0.85),
    "brand-900": shade(Math.max(Math.min(l - 0.18, 0.35), 0.1), 0.7),
    "brand-on-ink": primary,
    accent: shade(l + 0.08, 0.8),
  };
  const adjusted = { ...colors, ...shades } as Record<ColorName, string>;
  // In this order, because text colors are adjusted to the backgrounds before them.
  const names = (Object.keys(shades) as (keyof Palette)[]).filter((name) => name !== "brand-600");
  for (const name of names) adjusted[name] = makeReadable(adjusted[name], name, adjusted);
  return Object.fromEntries(
    Object.keys(shades).map((name) => [name, adjusted[name as keyof Palette]]),
  ) as Palette;
}

const STEP = 0.004;

/** Makes a color lighter or darker until it has enough contrast with the colors next to it. */
function makeReadable(color: string, name: ColorName, values: Readonly<Record<ColorName, string>>) {
  const base = new Color(color).to("oklch");
  const lightness = base.coords[0] ?? 0;
  for (let step = 0; step * STEP <= 1; step++)
    for (const l of [lightness - step * STEP, lightness + step * STEP]) {
      if (l < 0 || l > 1) continue;
      const candidate = step === 0 ? color : toHex(new Color(base).set({ l }));
      if (findFailingPairs({ ...values, [name]: candidate }, name).length === 0) return candidate;
    }
  const pairCount = contrastPairs.filter((pair) => pair.includes(name)).length;
  throw new Error(`No shade of ${color} is readable in all ${pairCount} color pairs with ${name}`);
}

const toHex = (color: Color) =>
  color
    .to("srgb")
    .toGamut({ space: "srgb", method: "oklch.c" })
    .toString({ format: "hex", collapse: false });
