import { markPath, markViewBox } from "../../app/layout/mark.ts";
import { brandColors, markTile } from "./mark.ts";

const { main, bright } = brandColors;

// The darker color is hard to see on a dark tab bar.
const darkModeStyle = `<style>@media (prefers-color-scheme:dark){rect{fill:${bright}}}</style>`;

/** Sources of the files that icons.ts writes. */
export const iconDrawings = {
  favicon: markTile({ width: 24, radius: 7, extra: darkModeStyle }),
  smallest: markTile({ width: 24, radius: 7 }),
  rounded: markTile({ width: 20, radius: 7 }),
  fullBleed: markTile({ width: 19, radius: 0 }),
  // Launchers may crop a maskable icon to a circle of 80% of its width.
  maskable: markTile({ width: 16, radius: 0 }),
  mark: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${markViewBox}"><path fill="${main}" d="${markPath}"/></svg>\n`,
};
