import { markPath, markViewBox } from "../../app/layout/mark.ts";

export const brandColors = {
  ink: "#0b1524",
  inkDeep: "#060d18",
  blue: "#0a6fc2",
  blueBright: "#0185e4",
  blueLight: "#7cc0fb",
  bluePale: "#b5dbfd",
  onInk: "#c3cedb",
  onInkMeta: "#8fa0b5",
} as const;

export const markSvg = (height: number, color = "currentColor"): string =>
  `<svg width="${height * 1.2}" height="${height}" viewBox="${markViewBox}" fill="${color}" aria-hidden="true"><path d="${markPath}"/></svg>`;

interface Tile {
  /** The mark's share of a square of 32 units. */
  width: number;
  /** Of the square's corners. */
  radius: number;
  extra?: string;
}

/** The mark in white on a square of the brand's blue, for places whose ground is not ours. */
export function markTile({ width, radius, extra = "" }: Tile): string {
  const scale = width / 24;
  const left = (32 - width) / 2;
  const top = (32 - 20 * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${extra}<rect width="32" height="32" rx="${radius}" fill="${brandColors.blue}"/><path transform="translate(${left} ${top}) scale(${scale})" fill="#fff" d="${markPath}"/></svg>\n`;
}
