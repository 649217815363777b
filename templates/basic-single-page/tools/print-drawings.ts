/**
 * Recolors the drawings of this template with your colors. Only SVG files with the attribute
 * data-inks="palette" are changed, so that your own logo keeps its colors.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin, ResolvedConfig } from "vite";
import { colors } from "../src/colors/colors.ts";
import { presets } from "../src/colors/presets.ts";
import type { Colors } from "../src/types.ts";

/** The colors of the drawings before recoloring. */
const originalColors = presets.lake.light;
const inks = ["page", "strong", "primary", "accent", "soft"] as const;

/** Overlapping colors are multiplied, as with printing inks. */
function multiply(one: string, other: string): string {
  const below = toRgb(other);
  return toHex(toRgb(one).map((channel, at) => (channel * (below[at] ?? 0)) / 255));
}

export function printDrawing(svg: string, set: Colors = colors.light): string {
  if (!svg.includes('data-inks="palette"')) return svg;
  const replacements = new Map<string, string>();
  for (const one of inks) {
    for (const other of inks)
      replacements.set(
        multiply(originalColors[one], originalColors[other]),
        multiply(set[one], set[other]),
      );
  }
  for (const ink of inks) replacements.set(originalColors[ink], set[ink]);
  return svg.replace(/#[0-9a-f]{6}\b/g, (color) => replacements.get(color) ?? color);
}

/** Recolors the icon of the browser tab. */
export function printIcon(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "print-icon",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle() {
      const icon = resolve(config.root, config.build.outDir, "favicon.svg");
      if (existsSync(icon)) writeFileSync(icon, printDrawing(readFileSync(icon, "utf8")));
    },
  };
}

/** Red, green and blue, from 0 to 255. */
export const toRgb = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

export const toHex = (color: number[]): `#${string}` =>
  `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
