import type { brandColors } from "@agency/contract/brand/brand-colors";
import { type ColorName, colors, contrastPairs } from "@agency/contract/brand/colors";
import Color from "colorjs.io";
import { contrast, failingPairs } from "./contrast.ts";

export type Palette = Record<keyof typeof brandColors, string>;

/** The two colors an owner chooses, and where they stand among the others. */
export const chosen = { primary: "brand-600", accent: "accent" } as const;

interface ColorProblem {
  /** What can not be read, in words. */
  reason: string;
  /** The color nearest to the one that was chosen. */
  nearest: string;
}

/** Why a color can not be taken; nothing when it can. */
export function checkColor(role: keyof typeof chosen, color: string): ColorProblem | undefined {
  const name = chosen[role];
  const [failing] = failingPairs({ ...colors, [name]: color }, name);
  if (!failing) return undefined;
  const [text, background, least] = failing;
  const other = text === name ? background : text;
  const reached = contrast(color, colors[other]).toFixed(1);
  return {
    reason: `${color} beside ${other} reaches a contrast of ${reached} where it takes ${least}`,
    nearest: readable(color, name, colors),
  };
}

/**
 * The shades that pages, mails and pictures use, around the two that were chosen. Those of an unchanged color stay as
 * they are: they may have been picked by eye.
 */
export function paletteOf(
  today: Palette,
  { primary = today["brand-600"], accent }: { primary?: string; accent?: string },
): Palette {
  const palette = primary === today["brand-600"] ? today : shadesOf(primary);
  return accent && accent !== palette.accent
    ? { ...palette, "brand-400": accent, accent }
    : palette;
}

function shadesOf(primary: string): Palette {
  const { l, c } = Color.get(primary).to("oklch").oklch as unknown as { l: number; c: number };
  const shade = (lightness: number, strength = 1) =>
    hexOf(new Color(primary).to("oklch").set({ l: lightness, c: c * strength }));
  const wanted: Palette = {
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
  const fitted = { ...colors, ...wanted } as Record<ColorName, string>;
  // The grounds first: text is fitted to them.
  const names = (Object.keys(wanted) as (keyof Palette)[]).filter((name) => name !== "brand-600");
  for (const name of names) fitted[name] = readable(fitted[name], name, fitted);
  return Object.fromEntries(
    Object.keys(wanted).map((name) => [name, fitted[name as keyof Palette]]),
  ) as Palette;
}

const STEP = 0.004;

/** The same color, as little lighter or darker as it takes to be read beside its neighbors. */
function readable(color: string, name: ColorName, values: Readonly<Record<ColorName, string>>) {
  const base = new Color(color).to("oklch");
  const lightness = base.coords[0] ?? 0;
  for (let step = 0; step * STEP <= 1; step++)
    for (const l of [lightness - step * STEP, lightness + step * STEP]) {
      if (l < 0 || l > 1) continue;
      const tried = step === 0 ? color : hexOf(new Color(base).set({ l }));
      if (failingPairs({ ...values, [name]: tried }, name).length === 0) return tried;
    }
  const neighbors = contrastPairs.filter((pair) => pair.includes(name)).length;
  throw new Error(`No shade of ${color} is readable beside the ${neighbors} colors around ${name}`);
}

const hexOf = (color: Color) =>
  color
    .to("srgb")
    .toGamut({ space: "srgb", method: "oklch.c" })
    .toString({ format: "hex", collapse: false });
