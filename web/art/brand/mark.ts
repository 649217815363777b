import { markPath, markViewBox } from "../../app/frame/mark.ts";

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
