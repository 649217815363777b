/**
 * Prints the drawings of this template in your colors. Only SVG files that say
 * data-inks="palette" are touched: your own logo keeps its colors.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin, ResolvedConfig } from "vite";
import { colors } from "../src/colors/colors.ts";
import { presets } from "../src/colors/presets.ts";
import type { Colors } from "../src/types.ts";

/** The drawings were made in these. */
const made = presets.lake.light;
const inks = ["page", "strong", "primary", "accent", "soft"] as const;

/** Where one ink lies over another, they make a third, darker one. */
function over(one: string, other: string): string {
  const under = parts(other);
  return hex(parts(one).map((part, at) => (part * (under[at] ?? 0)) / 255));
}

export function printDrawing(svg: string, set: Colors = colors.light): string {
  if (!svg.includes('data-inks="palette"')) return svg;
  const printed = new Map<string, string>();
  for (const one of inks) {
    for (const other of inks) printed.set(over(made[one], made[other]), over(set[one], set[other]));
  }
  for (const ink of inks) printed.set(made[ink], set[ink]);
  return svg.replace(/#[0-9a-f]{6}\b/g, (color) => printed.get(color) ?? color);
}

/** The small icon in the browser tab. */
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
export const parts = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

export const hex = (color: number[]): `#${string}` =>
  `#${color.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
