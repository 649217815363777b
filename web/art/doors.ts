/** CSS positions of the houses on Main Street, for the links over them. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { round } from "../sites/drawing.ts";
import { houses } from "./drawings/houses.ts";
import { landscape, type PlacedHouse, portrait, type View } from "./drawings/street-views.ts";

const file = join(import.meta.dirname, "../app/doors.generated.css");

const clientHouses = ({ houses }: View) => houses.filter(({ name }) => name !== "ours");

/** Counted from the end, so that an agency with fewer clients uses the nearest houses. */
const doorSelector = (index: number, { length }: readonly PlacedHouse[]) =>
  `.doors > :nth-last-child(${length - index})`;

const formatRule = (selector: string, lines: readonly string[], indent = "") =>
  `${indent}${selector} {\n${lines.map((text) => `${indent}  ${text};\n`).join("")}${indent}}\n`;

/** At the edge of the screen, a name is aligned with the edge of its house. */
function alignNameAtEdge(middle: number, edge: number) {
  if (middle < edge) return ["left: 0", "translate: 0"];
  return middle > 1 - edge ? ["right: 0", "left: auto", "translate: 0"] : undefined;
}

const formatPositions = (view: View, edge: number) =>
  clientHouses(view)
    .map(({ name, x, y, scale }, index, all) => {
      const { width, height } = houses[name];
      const toPercent = (part: number, whole: number) => `${round((part / whole) * 100)}%`;
      const nameRules = alignNameAtEdge((x + (width * scale) / 2) / view.width, edge);
      return (
        formatRule(
          doorSelector(index, all),
          [
            `bottom: ${toPercent(view.height - y, view.height)}`,
            `left: ${toPercent(x, view.width)}`,
            `width: ${toPercent(width * scale, view.width)}`,
            `height: ${toPercent(height * scale, view.height)}`,
          ],
          "  ",
        ) +
        (nameRules
          ? `  @media (hover: hover) {\n${formatRule(`${doorSelector(index, all)} > span`, nameRules, "    ")}  }\n`
          : "")
      );
    })
    .join("");

/** The page of a client's site has the same transition name (web/sites/client-site.ts), so the house expands into it. */
const transitions = clientHouses(landscape)
  .map((_, index, all) =>
    formatRule(doorSelector(index, all), [`view-transition-name: house-${index + 1}`]),
  )
  .join("");

const css = `/* Written by npm run images. */
@media (orientation: landscape) {
${formatPositions(landscape, 0.06)}}
@media (orientation: portrait) {
${formatPositions(portrait, 0.14)}}
${transitions}`;

/** In the order of the links. */
export const drawnClients = clientHouses(landscape).map(({ name }) => name);

export const writeDoors = () => writeFileSync(file, css);
export const areDoorsOutdated = (written = readFileSync(file, "utf8")) => written !== css;
