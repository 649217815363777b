import { markPath, markViewBox } from "../../app/layout/mark.ts";
import { brandColors, markTile } from "./mark.ts";

const { main, bright } = brandColors;

// A browser's dark tab bar swallows the darker one.
const adapts = `<style>@media (prefers-color-scheme:dark){rect{fill:${bright}}}</style>`;

/** What the files of icons.ts are made from. */
export const iconDrawings = {
  favicon: markTile({ width: 24, radius: 7, extra: adapts }),
  smallest: markTile({ width: 24, radius: 7 }),
  rounded: markTile({ width: 20, radius: 7 }),
  fullBleed: markTile({ width: 19, radius: 0 }),
  // Launchers may crop a maskable icon to a circle of 80% of its width.
  maskable: markTile({ width: 16, radius: 0 }),
  mark: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${markViewBox}"><path fill="${main}" d="${markPath}"/></svg>\n`,
};
