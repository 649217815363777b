/** The street on the payment page, and the client's house in every stage from plan to opening day. */
import { repeat } from "../../sites/drawing.ts";
import { awning, frame as doorFrame, glass, type House, houses } from "./houses.ts";
import {
  at,
  box,
  bright,
  coral,
  cream,
  dot,
  ink,
  line,
  navy,
  paper,
  rust,
  shape,
  sky,
  sun,
  svg,
} from "./svg.ts";

const width = 2400;
const height = 400;
const street = 350;

const tree = (x: number, size: number) =>
  at(
    x,
    street,
    `${box(-5, -size * 0.6, 10, size * 0.6, "#5c4632", 3)}<ellipse cx="0" cy="${-size * 0.86}" rx="${size * 0.36}" ry="${size * 0.46}" fill="#2d6a5a"/><ellipse cx="${-size * 0.1}" cy="${-size * 0.96}" rx="${size * 0.22}" ry="${size * 0.3}" fill="#3f8a72"/>`,
  );

const road = `${box(0, street, width, 14, "#d8dfe7")}${box(0, street + 14, width, 36, ink)}${repeat(24, (i) => box(i * 100 + 20, street + 30, 52, 4, "#3a4a60", 2))}`;

/** A mesa with a flat top, steep sides and rubble at its foot. */
const mesa = (x: number, top: number, w: number, base: number, fill: string) => {
  const rise = base - top;
  return shape(
    `M${x - rise * 0.9} ${base}L${x - rise * 0.28} ${top + rise * 0.5}L${x - rise * 0.1} ${top + rise * 0.44}L${x} ${top}H${x + w * 0.42}L${x + w * 0.44} ${top + 10}H${x + w}L${x + w + rise * 0.12} ${top + rise * 0.46}L${x + w + rise * 0.3} ${top + rise * 0.54}L${x + w + rise} ${base}Z`,
    fill,
  );
};

/** Bands of rock, short enough to stay inside the cliff. */
const strata = (x: number, y: number, w: number, fill: string) =>
  box(x, y, w * 0.3, 5, fill, 2) +
  box(x + w * 0.38, y + 16, w * 0.5, 5, fill, 2) +
  box(x + w * 0.06, y + 32, w * 0.34, 5, fill, 2);

const door = (x: number, w: number, h: number, color: string, pane: string) =>
  doorFrame(x, w, h, color) + glass(x, w, h, pane);

/** From left to right, without signs; the space between 760 and 1040 is for the client's house. */
const neighbors: [x: number, house: House][] = [
  [30, houses["marlow-and-quist"]],
  [262, houses["oat-and-ember"]],
  [508, houses.ridgeline],
  [1070, houses.ours],
  [1400, houses["northside-physio"]],
  [1636, houses["halden-architects"]],
  [1868, houses["lumen-goods"]],
  [2110, houses["spoke-and-chain"]],
];

/** Without a sky, which the page draws according to its state. */
const streetWith = (houses: typeof neighbors, trees: string) =>
  svg(
    width,
    height,
    `${mesa(150, 40, 330, 330, "#c9e2f9")}${mesa(1230, 66, 330, 330, "#c9e2f9")}${mesa(1960, 26, 330, 330, "#c9e2f9")}
  ${mesa(640, 20, 400, 340, "#a9d3f7")}${strata(680, 62, 330, "#94c4ee")}${mesa(1650, 90, 300, 340, "#a9d3f7")}${strata(1680, 124, 250, "#94c4ee")}
  ${mesa(-60, 150, 280, 350, "#7db6e8")}${mesa(2150, 160, 320, 350, "#7db6e8")}
  <path d="M0 350V306Q300 282 620 300T1240 290T1820 302T2400 286V350Z" fill="#6aa6dc"/>
  ${tree(246, 120)}${tree(490, 104)}${tree(738, 140)}${tree(1050, 112)}${tree(1364, 132)}${trees}
  ${houses.map(([x, { walls, lit }]) => at(x, street, walls + lit)).join("")}
  ${box(752, street - 6, 290, 6, "#b98d5c", 3)}
  ${road}
  ${at(1352, street, `<g fill="none" stroke="${coral}" stroke-width="4"><circle cx="0" cy="-15" r="14"/><circle cx="44" cy="-15" r="14"/><path d="M0-15L12-38H34L20-15ZM34-38L44-15M8-42h10M32-46h8"/></g>`)}`,
  );

const clientStreet = streetWith(neighbors, tree(1610, 118) + tree(2078, 138));

/** Without houses on the right, where a card covers the street. */
const streetEnd = streetWith(
  neighbors.filter(([x]) => x < 1400),
  tree(2262, 150) + tree(2340, 108),
);

// The lot, drawn up from the middle of its doorstep

const lotWidth = 300;
const lotHeight = 310;
const lot = (body: string) =>
  svg(
    lotWidth,
    lotHeight,
    at(lotWidth / 2 - 120, lotHeight - 2, `${box(-28, -4, 296, 6, "#b98d5c", 3)}${body}`),
  );

const roof = "M-10-190H250V-206H214L120-266L26-206H-10Z";
/** Where the client's name is written. */
const board = `${box(8, -184, 224, 50, "#0b152433", 7)}${box(8, -187, 224, 50, navy, 7)}<rect x="13" y="-182" width="214" height="40" rx="4" fill="none" stroke="${sky}" stroke-width="2.500"/>`;
const wood = "#c98f56";
const darkWood = "#a8713d";

const house = (glass: string, lamp: string) =>
  `${box(0, -190, 240, 190, cream)}${shape(roof, rust)}${line("M-10-190H250", "#8f3f14", 5)}${dot(120, -222, 15, navy)}${dot(120, -222, 10, lamp)}
  ${box(16, -112, 132, 112, navy, 3)}${box(24, -104, 116, 82, glass, 2)}${box(24, -22, 116, 14, "#1f4576", 2)}
  ${door(168, 54, 104, navy, glass)}`;

const planned = lot(
  `<g fill="#ffffffaa" stroke="${bright}" stroke-width="4.500" stroke-dasharray="11 9" stroke-linejoin="round" stroke-linecap="round"><path d="${roof}"/><rect x="0" y="-190" width="240" height="188"/><rect x="18" y="-110" width="128" height="108"/><rect x="170" y="-102" width="52" height="100"/></g>
  ${box(38, -150, 9, 150, darkWood)}${box(194, -150, 9, 150, darkWood)}${board}`,
);

const frame = `${repeat(5, (i) => box(i * 57.5, -190, 10, 190, i % 2 ? darkWood : wood))}${box(-4, -196, 248, 12, wood, 2)}${box(0, -112, 240, 9, darkWood)}
  ${line("M0-192L120-262L240-192", wood, 10)}${line("M120-258V-192M60-226V-192M180-226V-192", darkWood, 8)}${line("M10-104L58-8M124-104L172-8", darkWood, 7)}`;

const framed = lot(
  `${frame}${shape("M-24 0v-14h46v14zM-18-14v-14h34v14z", rust)}${line("M-24-14h46M-1-14V0M-18-28h34", "#f0a98a", 2)}
  ${at(222, 0, `${shape("M0 0q4-22 26-24t30 24z", "#d9b482")}${line("M34-16L48-62", darkWood, 5)}${shape("M43-60l14 4q2 14-6 20l-12-4z", "#8fa0b5")}`)}${board}`,
);

const poles = `${line("M-16 0V-236M256 0V-236", "#5b6b80", 6)}${line("M-24-118H-2M242-118H264M-24-204H-2M242-204H264", "#5b6b80", 6)}${line("M-16-118L0-204M256-118L240-204", "#8fa0b5", 4)}`;

const raised = lot(
  `${frame}${box(0, -136, 240, 136, "#f3dfbf")}${repeat(4, (row) => repeat(6, (i) => box(6 + i * 40 + (row % 2) * 16, -128 + row * 32, 22, 5, "#dcbf92", 2)))}
  ${box(18, -108, 128, 108, "#15325acc", 3)}${line("M26-100L138-12M138-100L26-12", sky, 5)}${box(168, -104, 54, 104, "#15325acc", 3)}
  ${poles}${box(-28, -122, 24, 8, wood, 2)}${box(244, -122, 24, 8, wood, 2)}${line("M262 0L238-116M278 0L254-116M265-14h16M259-42h16M253-70h16M247-98h16", darkWood, 5)}${board}`,
);

const ready = lot(
  `${house("#cfe6fb", "#cfe6fb")}${awning(8, -128, 148, coral, paper, 8)}${board}
  ${line("M160-58q34 22 70 0", coral, 9)}${shape("M196-50l-20-14v28zM196-50l20-14v28z", coral)}${dot(196, -50, 8, rust)}${line("M192-42l-8 30M200-42l8 30", coral, 6)}`,
);

/** Finished, without decorations. */
const closed = lot(
  `${house("#cfe6fb", "#cfe6fb")}${awning(8, -128, 148, coral, paper, 8)}${board}`,
);

const flags = repeat(9, (i) => {
  const x = -26 + i * 33;
  const y = -278 + (i - 4) * (i - 4) * -1.5 + 24;
  return shape(`M${x} ${y}h22l-11 20z`, [coral, sun, bright][i % 3] ?? sun);
});

const open = lot(
  `${dot(82, -62, 104, "#ffe7b055")}${house("#ffe7b0", "#ffdf9a")}${awning(8, -128, 148, coral, paper, 8)}${board}
  ${shape("M40-22v-30a18 18 0 0 1 36 0v30z", "#4b9c80")}${dot(58, -76, 11, "#d79a6f")}${shape("M92-22v-24a16 16 0 0 1 32 0v24z", "#2a5f9e")}${dot(108, -68, 10, "#8a4526")}
  ${line("M-30-262Q120-236 270-262", navy, 3)}${flags}
  ${at(238, 0, `${shape("M0 0l4-30h22l4 30z", rust)}${dot(15, -42, 17, "#3f8a72")}${dot(6, -50, 6, coral)}${dot(22, -46, 6, sun)}`)}`,
);

export const clientStreetDrawings = {
  "client-street": clientStreet,
  "client-street-end": streetEnd,
  "lot-planned": planned,
  "lot-framed": framed,
  "lot-raised": raised,
  "lot-ready": ready,
  "lot-open": open,
  "lot-closed": closed,
};
