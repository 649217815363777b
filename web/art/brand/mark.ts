/** Two mesas that make an M, standing on a main street. One colour; drawn for 16 px and up. */
export const markPath = "M0 14 3 0h5.5L12 10l3.5-10H21l3 14zM0 17h24v3H0z";
export const markViewBox = "0 0 24 20";

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
