/** Where the houses of Main Street are, in CSS, for the links that cover them. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { round } from "../sites/drawing.ts";
import { houses } from "./drawings/houses.ts";
import { landscape, type PlacedHouse, portrait, type View } from "./drawings/street-views.ts";

const file = join(import.meta.dirname, "../app/doors.generated.css");

const clientHouses = ({ houses }: View) => houses.filter(({ name }) => name !== "ours");

/** Counted from the end: an agency with fewer clients has the nearest houses. */
const door = (index: number, { length }: readonly PlacedHouse[]) =>
  `.doors > :nth-last-child(${length - index})`;

const rule = (selector: string, lines: readonly string[], indent = "") =>
  `${indent}${selector} {\n${lines.map((text) => `${indent}  ${text};\n`).join("")}${indent}}\n`;

/** A name that appears at the edge of the screen starts or ends where its house does. */
function nameAtEdge(middle: number, edge: number) {
  if (middle < edge) return ["left: 0", "translate: 0"];
  return middle > 1 - edge ? ["right: 0", "left: auto", "translate: 0"] : undefined;
}

const places = (view: View, edge: number) =>
  clientHouses(view)
    .map(({ name, x, y, scale }, index, all) => {
      const { width, height } = houses[name];
      const share = (part: number, whole: number) => `${round((part / whole) * 100)}%`;
      const sign = nameAtEdge((x + (width * scale) / 2) / view.width, edge);
      return (
        rule(
          door(index, all),
          [
            `bottom: ${share(view.height - y, view.height)}`,
            `left: ${share(x, view.width)}`,
            `width: ${share(width * scale, view.width)}`,
            `height: ${share(height * scale, view.height)}`,
          ],
          "  ",
        ) +
        (sign
          ? `  @media (hover: hover) {\n${rule(`${door(index, all)} > span`, sign, "    ")}  }\n`
          : "")
      );
    })
    .join("");

/** A client's site has the same name for its page (web/sites/client-site.ts): the house grows into it. */
const transitions = clientHouses(landscape)
  .map((_, index, all) => rule(door(index, all), [`view-transition-name: house-${index + 1}`]))
  .join("");

const css = `/* Written by npm run images. */
@media (orientation: landscape) {
${places(landscape, 0.06)}}
@media (orientation: portrait) {
${places(portrait, 0.14)}}
${transitions}`;

/** The clients whose houses are drawn, in the order of the links. */
export const drawnClients = clientHouses(landscape).map(({ name }) => name);

export const writeDoors = () => writeFileSync(file, css);
export const areDoorsStale = (written = readFileSync(file, "utf8")) => written !== css;
