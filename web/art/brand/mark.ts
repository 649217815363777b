import { colors } from "@agency/contract/brand/colors";
import { markPath, markViewBox } from "../../app/layout/mark.ts";

export const brandColors = {
  ink: colors.ink,
  inkDeep: colors["ink-deep"],
  pale: colors["brand-200"],
  light: colors["brand-300"],
  bright: colors["brand-500"],
  main: colors["brand-600"],
  dark: colors["brand-700"],
  deep: colors["brand-800"],
  accent: colors.accent,
  onInk: colors["on-ink"],
} as const;

const [, , markWidth = 0, markHeight = 0] = markViewBox.split(" ").map(Number);

export const markSvg = (height: number, color = "currentColor"): string =>
  `<svg width="${(height * markWidth) / markHeight}" height="${height}" viewBox="${markViewBox}" fill="${color}" aria-hidden="true"><path d="${markPath}"/></svg>`;

interface Tile {
  /** Width of the mark in a square of 32 units. */
  width: number;
  /** Corner radius of the square. */
  radius: number;
  extra?: string;
}

/** The white mark on a square in the brand color, for icons. */
export function markTile({ width, radius, extra = "" }: Tile): string {
  const scale = width / markWidth;
  const left = (32 - width) / 2;
  const top = (32 - markHeight * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${extra}<rect width="32" height="32" rx="${radius}" fill="${brandColors.main}"/><path transform="translate(${left} ${top}) scale(${scale})" fill="#fff" d="${markPath}"/></svg>\n`;
}
