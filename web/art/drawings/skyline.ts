import { markPath } from "../../app/layout/mark.ts";
import { repeat, seededRandom } from "../../sites/drawing.ts";
import {
  at,
  blue,
  box,
  bright,
  coral,
  dot,
  ink,
  line,
  navy,
  pale,
  paper,
  shape,
  sky,
  svg,
} from "./svg.ts";

const width = 2400;
const height = 520;
const street = 470;

/** A mesa: flat on top, steep at the sides, with a skirt of rubble. */
const mesa = (x: number, top: number, w: number, base: number, fill: string) => {
  const rise = base - top;
  return shape(
    `M${x - rise * 0.9} ${base}L${x - rise * 0.28} ${top + rise * 0.5}L${x - rise * 0.1} ${top + rise * 0.44}L${x} ${top}H${x + w * 0.42}L${x + w * 0.44} ${top + 10}H${x + w}L${x + w + rise * 0.12} ${top + rise * 0.46}L${x + w + rise * 0.3} ${top + rise * 0.54}L${x + w + rise} ${base}Z`,
    fill,
  );
};

/** Bands of rock, clipped by nothing: short enough to stay inside the cliff. */
const strata = (x: number, y: number, w: number, fill: string) =>
  box(x, y, w * 0.3, 5, fill, 2) +
  box(x + w * 0.38, y + 16, w * 0.5, 5, fill, 2) +
  box(x + w * 0.06, y + 32, w * 0.34, 5, fill, 2);

const awning = (x: number, y: number, w: number, a: string, b: string, stripes = 8) => {
  const step = w / stripes;
  return repeat(stripes, (i) =>
    shape(
      `M${x + i * step} ${y}h${step}v26a${step / 2} ${step / 2} 0 0 1 ${-step} 0Z`,
      i % 2 ? a : b,
    ),
  );
};

const panes = (
  x: number,
  y: number,
  columns: number,
  rows: number,
  w: number,
  h: number,
  gap: number,
  fill: string,
) =>
  repeat(rows, (row) =>
    repeat(columns, (column) => box(x + column * (w + gap), y + row * (h + gap), w, h, fill, 2)),
  );

const door = (x: number, w: number, h: number, frame: string, glass: string) =>
  box(x, -h, w, h, frame, 3) +
  box(x + 7, -h + 8, w - 14, h * 0.62, glass, 2) +
  dot(x + w - 11, -h * 0.3, 3, glass);

/** The eight clients' houses, each drawn up from its doorstep at (0, 0), and ours. */
const bakery = `${box(0, -196, 214, 196, "#f2b43c")}${shape("M-8-196h230v-16h-18q-10-34-97-34T18-212H-8z", "#8f3f14")}
  ${panes(28, -176, 3, 1, 40, 40, 19, "#fff0cf")}${box(18, -110, 118, 110, "#5a2410", 3)}${box(26, -102, 102, 76, "#ffe9bd", 2)}
  ${shape("M36-30c0-26 14-38 30-38s30 12 30 38z", "#c4671f")}${shape("M88-30c0-20 8-30 18-30s18 10 18 30z", "#e6963a")}${line("M58-58l6 20M72-60l4 22", "#f8d697", 4)}
  ${box(22, -26, 110, 26, "#7a3213")}${door(152, 46, 104, "#5a2410", "#ffe9bd")}${awning(10, -124, 194, "#c7361b", "#fff1d6", 10)}`;

const architects = `${box(0, -150, 176, 150, "#1c2228")}${shape("M-8-150L88-262L184-150Z", "#12171b")}${line("M-8-150L88-262L184-150", "#e9eef1", 5)}
  ${shape("M52-150L88-196L124-150V-120H52Z", "#ffb84d")}${line("M88-192v72M52-148h72", "#1c2228", 4)}${panes(18, -96, 2, 1, 44, 62, 8, "#ffb84d")}${door(126, 38, 90, "#3a444c", "#ffcf86")}${box(140, -250, 14, 54, "#0d1114")}`;

const lamps = `${box(0, -224, 188, 224, "#5a2be0")}${box(-6, -238, 200, 16, "#4320b4", 3)}${panes(22, -208, 3, 1, 38, 58, 15, "#ffdf9a")}
  ${box(16, -122, 110, 122, "#2c1478", 4)}<rect x="24" y="-114" width="94" height="92" fill="#ffb27a"/>${dot(71, -66, 42, "#ffd9a0")}
  ${shape("M40-62a31 27 0 0 1 62 0z", "#ff7a2f")}${shape("M63-62h16l4 38h-24z", "#fff3de")}${door(138, 38, 112, "#2c1478", "#ffcf86")}${box(16, -136, 160, 12, "#ffd36b", 6)}`;

const cinema = `${shape("M0 0V-214H24V-240H52V-264H148V-240H176V-214H200V0Z", "#3a1033")}${line("M36-214v96M66-240v120M134-240v120M164-214v96", "#6b1f4b", 6)}
  ${box(82, -330, 36, 214, "#e0475b", 6)}${box(88, -324, 24, 202, "#1f0a1e", 4)}${repeat(7, (i) => dot(100, -308 + i * 28, 6.5, "#ffb347"))}${shape("M88-330l12-22l12 22z", "#ffb347")}
  ${box(0, -74, 200, 74, "#5a1a3f")}${door(18, 38, 66, "#1f0a1e", "#ffd27f")}${door(144, 38, 66, "#1f0a1e", "#ffd27f")}${shape("M76 0v-40a24 24 0 0 1 48 0V0z", "#ffe9c9")}
  ${shape("M-14-116H214L226-106V-72H-26V-106Z", "#e0475b")}${box(-14, -106, 228, 26, "#ffe9c9")}${box(26, -98, 84, 10, "#3a1033", 2)}${box(122, -98, 52, 10, "#3a1033", 2)}${repeat(15, (i) => dot(-12 + i * 16, -70, 3.6, "#fff3c4"))}`;

const ours = `${box(0, -252, 264, 252, paper)}${shape("M-10-252H274V-276H206L196-292H68L58-276H-10Z", navy)}${box(0, -252, 264, 8, pale)}
  ${panes(24, -228, 4, 1, 42, 62, 16, "#ffdf9a")}${repeat(4, (i) => box(22 + i * 58, -164, 46, 6, pale, 2))}
  ${box(12, -148, 240, 42, ink, 5)}<g transform="translate(106 -141) scale(1.420)" fill="${paper}"><path d="${markPath}"/></g>${box(152, -132, 74, 9, sky, 4)}${box(38, -132, 54, 9, sky, 4)}
  ${box(16, -100, 152, 100, navy, 3)}<rect x="24" y="-92" width="136" height="72" fill="#ffe7b0"/>
  ${line("M92-92v22", navy, 3)}${shape("M78-60a14 12 0 0 1 28 0z", coral)}${shape("M78-60h28l16 24H62z", "#fff7e0")}
  ${box(30, -36, 124, 6, "#8a5a3a", 2)}${box(40, -58, 30, 20, ink, 2)}${box(43, -55, 24, 14, bright)}${box(112, -58, 30, 20, ink, 2)}${box(115, -55, 24, 14, coral)}
  ${shape("M52-20v-8a14 14 0 0 1 28 0v8z", coral)}${dot(66, -48, 9, "#2b1a17")}${shape("M102-20v-8a14 14 0 0 1 28 0v8z", "#2a5f9e")}${dot(116, -48, 9, "#0a6fc2")}
  ${door(190, 52, 98, blue, "#ffe7b0")}${box(176, -66, 8, 40, "#ffdf9a", 3)}`;

const bicycles = `${box(0, -176, 210, 176, "#c9ef3a")}${box(-6, -190, 222, 18, ink, 2)}${box(0, -120, 210, 14, ink)}${panes(20, -164, 4, 1, 32, 32, 14, "#f4ffd0")}
  ${box(14, -104, 128, 104, ink, 3)}${box(22, -96, 112, 88, "#f4ffd0")}<g fill="none" stroke="${ink}" stroke-width="5"><circle cx="52" cy="-36" r="22"/><circle cx="106" cy="-36" r="22"/><path d="M52-36L66-66H96L80-36ZM96-66L106-36M66-66L80-36M60-70h12M92-78l4 12M92-78h12"/></g>${door(154, 44, 100, ink, "#f4ffd0")}`;

const law = `${shape("M-10-170L96-236L202-170Z", "#f2cdc2")}${line("M-10-170L96-236L202-170Z", "#4a0f1d", 5)}${dot(96, -194, 13, "#c7583f")}${box(-4, -170, 200, 20, "#4a0f1d")}${box(0, -150, 192, 132, "#f7ddd4")}
  ${repeat(5, (i) => box(12 + i * 40, -150, 14, 132, "#4a0f1d", 2) + box(16 + i * 40, -146, 3, 124, "#8c3a42", 1))}${door(78, 36, 92, "#4a0f1d", "#ffd9c2")}${box(-8, -18, 208, 18, "#d9a898")}${box(-16, -8, 224, 8, "#4a0f1d")}`;

const clinic = `${box(0, -206, 186, 206, "#bfe9d8", 0)}${shape("M0-206h186v-10a14 14 0 0 0-14-14H14a14 14 0 0 0-14 14z", "#0f5a55")}${panes(20, -186, 3, 1, 38, 54, 16, paper)}
  ${box(14, -114, 112, 114, "#0f5a55", 4)}${box(22, -106, 96, 84, "#eafaf4")}<g stroke-linecap="round" fill="none" stroke-width="9"><path d="M60-40l-8-22l14-18" stroke="#ff9a3c"/><path d="M52-40h14" stroke="#ff9a3c"/><path d="M92-28v-44l12-22M92-72l-14-14" stroke="#17a085"/></g>${dot(70, -90, 8, "#ff9a3c")}${dot(92, -92, 8, "#17a085")}${door(138, 36, 104, "#0f5a55", "#eafaf4")}${box(14, -128, 160, 12, "#ff9a3c", 6)}`;

const outfitter = `${box(0, -188, 200, 188, "#e8805f")}${shape("M-8-188h216v-14H-8z", "#0b2a33")}${shape("M20-202L64-252L96-218L124-246L180-202Z", "#1d4a59")}${shape("M64-252L78-236L66-230L54-240Z", paper)}${shape("M124-246L138-234L126-230L116-238Z", paper)}
  ${panes(24, -170, 3, 1, 38, 40, 19, "#fff0d2")}${box(16, -110, 116, 110, "#0b2a33", 3)}<rect x="24" y="-102" width="100" height="78" fill="#ffc79a"/>${dot(100, -80, 12, "#fff6df")}${shape("M24-24V-46L50-72L72-50L92-66L124-38V-24Z", "#46587a")}${shape("M24-24V-36L70-44L124-30V-24Z", "#1d4a59")}${door(146, 42, 102, "#0b2a33", "#ffd36b")}${awning(10, -122, 180, "#0b2a33", "#ffd36b", 9)}`;

const tree = (x: number, size: number, dark: string, lit: string) =>
  at(
    x,
    street,
    `${box(-5, -size * 0.6, 10, size * 0.6, "#5c4632", 3)}<ellipse cx="0" cy="${-size * 0.86}" rx="${size * 0.36}" ry="${size * 0.46}" fill="${dark}"/><ellipse cx="${-size * 0.1}" cy="${-size * 0.96}" rx="${size * 0.22}" ry="${size * 0.3}" fill="${lit}"/>`,
  );

const lantern = (x: number) =>
  at(
    x,
    street,
    `${dot(0, -148, 34, "#ffe7b055")}${box(-3, -140, 6, 140, navy, 2)}${box(-8, -8, 16, 8, navy, 2)}${shape("M-12-140h24l-5-24h-14z", "#ffe7b0")}${shape("M-10-164h20l-10-12z", navy)}`,
  );

const shrubs = () => {
  const random = seededRandom(41);
  return repeat(34, () => {
    const x = Math.round(random() * width);
    const y = 396 + Math.round(random() * 50);
    return `<ellipse cx="${x}" cy="${y}" rx="${14 + Math.round(random() * 16)}" ry="9" fill="#5f97c9"/>`;
  });
};

const houses: [x: number, body: string][] = [
  [40, outfitter],
  [292, clinic],
  [548, bakery],
  [822, architects],
  [1068, ours],
  [1392, cinema],
  [1660, lamps],
  [1906, law],
  [2160, bicycles],
];

export const skyline = {
  skyline: svg(
    width,
    height,
    `<defs><linearGradient id="d" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff"/><stop offset=".45" stop-color="#eaf4fe"/><stop offset=".72" stop-color="#ffeeda"/><stop offset="1" stop-color="#ffdcb4"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#d)"/>
    ${dot(1580, 168, 92, "#ffe09a")}
    ${mesa(120, 96, 340, 400, "#d6eafc")}${mesa(1170, 118, 330, 400, "#d6eafc")}${mesa(1960, 74, 330, 400, "#d6eafc")}
    ${mesa(600, 66, 430, 420, "#a9d3f7")}${strata(640, 112, 360, "#94c4ee")}${mesa(1650, 150, 300, 420, "#a9d3f7")}${strata(1680, 186, 250, "#94c4ee")}
    ${mesa(-60, 226, 280, 440, "#7db6e8")}${mesa(2150, 236, 320, 440, "#7db6e8")}${mesa(410, 220, 190, 440, "#7db6e8")}${mesa(1290, 268, 150, 440, "#7db6e8")}
    <path d="M0 440V408Q300 384 620 402T1240 392T1820 404T2400 388V470H0Z" fill="#6aa6dc"/>${shrubs()}
    ${tree(270, 128, "#2d6a5a", "#3f8a72")}${tree(520, 104, "#2d6a5a", "#3f8a72")}${tree(796, 150, "#2d6a5a", "#3f8a72")}${tree(1040, 112, "#357a66", "#4b9c80")}${tree(1362, 136, "#2d6a5a", "#3f8a72")}${tree(1880, 144, "#2d6a5a", "#3f8a72")}${tree(2386, 120, "#2d6a5a", "#3f8a72")}${tree(16, 120, "#2d6a5a", "#3f8a72")}
    ${houses.map(([x, body]) => at(x, street, body)).join("")}
    ${lantern(1346)}${lantern(530)}${lantern(2128)}
    ${box(0, street, width, 16, "#d8dfe7")}${box(0, street + 16, width, 34, ink)}${repeat(24, (i) => box(i * 100 + 20, street + 31, 52, 4, "#3a4a60", 2))}
    ${at(1010, street, `<g fill="none" stroke="${coral}" stroke-width="4"><circle cx="0" cy="-15" r="14"/><circle cx="44" cy="-15" r="14"/><path d="M0-15L12-38H34L20-15ZM34-38L44-15M8-42h10M32-46h8"/></g>`)}
    ${at(1338, street, `${shape("M-30 0v-18q0-10 12-10h24l8-10q2 8 8 8l-4 12q-2 8-8 8V0h-6v-10h-20V0z", "#a8642f")}${line("M-30-20q-10-6-8-16", "#a8642f", 5)}`)}`,
  ),
};
