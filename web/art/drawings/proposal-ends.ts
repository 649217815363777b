/** For payment pages on which there is nothing to accept or pay. */
import { repeat } from "../../sites/drawing.ts";
import { houses } from "./houses.ts";
import {
  at,
  box,
  bright,
  coral,
  cream,
  dot,
  ink,
  line,
  mist,
  navy,
  paper,
  rust,
  shape,
  sky,
  svg,
} from "./svg.ts";

const width = 440;
const height = 340;
const ground = 306;

const land = `${dot(352, 84, 38, "#ffe3a6")}${shape(`M6 ${ground}L54 196L72 188L84 124H204L220 188L236 196L292 ${ground}Z`, "#d3e8fb")}${shape(`M250 ${ground}L296 226L308 220L318 184H402L416 226L430 234L440 ${ground}Z`, mist)}${box(0, ground, width, 6, ink, 3)}`;

const post = (x: number, top: number) =>
  box(x, top, 14, ground - top, "#a8713d") + box(x, top, 5, ground - top, "#c98f56");

/** A calendar whose last day is over. */
const expired = svg(
  width,
  height,
  `${land}${post(150, 250)}${post(276, 250)}
  ${box(112, 62, 216, 204, "#0b152422", 14)}${box(106, 54, 216, 204, paper, 14)}<rect x="106" y="54" width="216" height="204" rx="14" fill="none" stroke="${navy}" stroke-width="5"/>
  ${shape("M106 108V68a14 14 0 0 1 14-14h188a14 14 0 0 1 14 14v40z", coral)}${line("M106 108h216", navy, 5)}
  ${repeat(3, (i) => box(148 + i * 60, 38, 12, 34, navy, 6))}
  ${repeat(4, (row) => repeat(6, (i) => (row * 6 + i < 23 ? box(126 + i * 31, 124 + row * 32, 20, 20, row * 6 + i < 22 ? "#dcebf9" : "#ffe3a6", 5) : "")))}
  ${line("M262 214l38 38M300 214l-38 38", rust, 7)}
  ${at(70, ground, `${shape("M-20 0q2-26 20-26t20 26z", "#3f8a72")}`)}${at(372, ground, `${shape("M-16 0q2-20 16-20t16 20z", "#3f8a72")}`)}`,
);

/** A withdrawn proposal. */
const withdrawn = svg(
  width,
  height,
  `${land}
  <g transform="translate(216 168) rotate(-5)">${box(-84, -116, 176, 232, "#0b152422", 10)}${shape("M-90-122H54L86-90V112a10 10 0 0 1-10 10H-80a10 10 0 0 1-10-10z", paper, `stroke="${navy}" stroke-width="5" stroke-linejoin="round"`)}${shape("M54-122V-100a10 10 0 0 0 10 10H86z", sky, `stroke="${navy}" stroke-width="5" stroke-linejoin="round"`)}
  ${repeat(4, (i) => box(-64, -84 + i * 26, i === 3 ? 72 : 108, 9, "#dcebf9", 4))}${line("M-64 70q18-22 30-4t26-8t30 2", "#b9cde2", 5)}${line("M-64 92h120", "#dcebf9", 4)}
  ${line("M-116 50L112-50", coral, 20)}${line("M-116 50L112-50", "#fff", 2.5, 'stroke-dasharray="2 12"')}</g>`,
);

/** Our shop with its lights off and a note on the door. */
const dark = `${houses.ours.walls}${houses.ours.lit}`
  .replaceAll("#ffdf9a", "#5d7fa6")
  .replaceAll("#ffe7b0", "#46658c")
  .replaceAll("#fff7e0", "#46658c");
const closed = `${dark}
  ${line("M64-84l30-20l30 20", navy, 4)}${box(36, -86, 116, 54, cream, 7)}<rect x="36" y="-86" width="116" height="54" rx="7" fill="none" stroke="${navy}" stroke-width="4"/>
  <circle cx="64" cy="-59" r="15" fill="${paper}" stroke="${navy}" stroke-width="4"/>${line("M64-68v9l7 5", rust, 4)}${box(88, -68, 50, 7, navy, 3)}${box(88, -54, 36, 7, bright, 3)}`;
const away = svg(width, height, land + at(88, ground, closed));
const closedShop = svg(284, 292, at(10, 292, closed));

export const proposalEnds = {
  "proposal-expired": expired,
  "proposal-withdrawn": withdrawn,
  "shop-away": away,
  /** Without its surroundings, to cover the open shop in the client's street. */
  "shop-closed": closedShop,
};
