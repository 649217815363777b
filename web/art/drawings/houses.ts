import { markPath } from "../../app/layout/mark.ts";
import { repeat } from "../../sites/drawing.ts";
import { blue, box, bright, coral, dot, ink, line, navy, pale, paper, shape, sky } from "./svg.ts";

/** A house on Main Street. Its lower left corner is at (0, 0). */
export interface House {
  width: number;
  /** Height of the wall without roof and sign. */
  wall: number;
  /** Height of the link that covers the house. */
  height: number;
  /** The color of its light on the wall and on the street. */
  color: string;
  /** Parts that are dark at night. */
  walls: string;
  /** Parts that are lit at night. */
  lit: string;
  /** Signs of the trade, also lit at night. */
  trade: string;
}

export const awning = (x: number, y: number, w: number, a: string, b: string, stripes = 8) => {
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
  w: number,
  h: number,
  gap: number,
  fill: string,
) => repeat(columns, (column) => box(x + column * (w + gap), y, w, h, fill, 2));

export const frame = (x: number, w: number, h: number, fill: string) => box(x, -h, w, h, fill, 3);
export const glass = (x: number, w: number, h: number, fill: string) =>
  box(x + 7, -h + 8, w - 14, h * 0.62, fill, 2) + dot(x + w - 11, -h * 0.3, 3, fill);

const bakery: House = {
  width: 214,
  wall: 196,
  height: 246,
  color: "#f2b43c",
  walls: `${box(0, -196, 214, 196, "#f2b43c")}${shape("M-8-196h230v-16h-18q-10-34-97-34T18-212H-8z", "#8f3f14")}${panes(28, -176, 3, 40, 40, 19, "#fff0cf")}
  ${box(18, -110, 118, 110, "#5a2410", 3)}${box(22, -26, 110, 26, "#7a3213")}${frame(152, 46, 104, "#5a2410")}`,
  lit: `${panes(28, -176, 2, 40, 40, 78, "#ffe3a6")}${box(26, -102, 102, 76, "#ffe9bd", 2)}${glass(152, 46, 104, "#ffe9bd")}${awning(10, -124, 194, "#c7361b", "#fff1d6", 10)}`,
  trade: `${shape("M36-30c0-26 14-38 30-38s30 12 30 38z", "#c4671f")}${shape("M88-30c0-20 8-30 18-30s18 10 18 30z", "#e6963a")}${line("M58-58l6 20M72-60l4 22", "#f8d697", 4)}`,
};

const architects: House = {
  width: 176,
  wall: 150,
  height: 262,
  color: "#ffb84d",
  walls: `${box(0, -150, 176, 150, "#1c2228")}${shape("M-8-150L88-262L184-150Z", "#12171b")}${box(140, -250, 14, 54, "#0d1114")}${frame(126, 38, 90, "#3a444c")}${panes(18, -96, 2, 44, 62, 8, "#3a444c")}`,
  lit: `${line("M-8-150L88-262L184-150", "#e9eef1", 5)}${shape("M52-150L88-196L124-150V-120H52Z", "#ffb84d")}${line("M88-192v72M52-148h72", "#1c2228", 4)}
  ${panes(18, -96, 2, 44, 62, 8, "#ffb84d")}${glass(126, 38, 90, "#ffcf86")}`,
  trade: line("M40-34v-34M32-68h16M84-34v-20M76-56h20", "#1c2228", 4),
};

const lamps: House = {
  width: 188,
  wall: 224,
  height: 238,
  color: "#7a4cff",
  walls: `${box(0, -224, 188, 224, "#5a2be0")}${box(-6, -238, 200, 16, "#4320b4", 3)}${panes(22, -208, 3, 38, 58, 15, "#ffdf9a")}${box(16, -122, 110, 122, "#2c1478", 4)}${frame(138, 38, 112, "#2c1478")}`,
  lit: `${panes(75, -208, 2, 38, 58, 15, "#ffdf9a")}<rect x="24" y="-114" width="94" height="92" fill="#ffb27a"/>${glass(138, 38, 112, "#ffcf86")}${box(16, -136, 160, 12, "#ffd36b", 6)}`,
  trade: `${dot(71, -66, 42, "#ffd9a0")}${shape("M40-62a31 27 0 0 1 62 0z", "#ff7a2f")}${shape("M63-62h16l4 38h-24z", "#fff3de")}`,
};

/** The letters VESPER, from top to bottom. */
const strokes = [
  "l6 17l6-17",
  "m11 0h-10v17h10m-10-9h8",
  "m11 2q-2-2-5-2q-5 0-5 4.500t5 4t5 4.500q0 4-5 4q-3 0-5-2",
  "m1 17v-17h5q5 0 5 5t-5 5h-5",
  "m11 0h-10v17h10m-10-9h8",
  "m1 17v-17h5q5 0 5 5t-5 5h-5m5 0l5 7",
];
const vesper = line(
  strokes.map((stroke, i) => `M94 ${-315 + i * 31.4}${stroke}`).join(""),
  "#ffc766",
  3.4,
);

const cinema: House = {
  width: 200,
  wall: 214,
  height: 352,
  color: "#ff5a70",
  walls: `${shape("M0 0V-214H24V-240H52V-264H148V-240H176V-214H200V0Z", "#3a1033")}${line("M36-214v96M66-240v120M134-240v120M164-214v96", "#6b1f4b", 6)}${box(0, -74, 200, 74, "#5a1a3f")}${frame(18, 38, 66, "#1f0a1e")}${frame(144, 38, 66, "#1f0a1e")}`,
  lit: `${box(82, -330, 36, 214, "#e0475b", 6)}${box(88, -324, 24, 202, "#1f0a1e", 4)}${shape("M88-330l12-22l12 22z", "#ffb347")}
  ${glass(18, 38, 66, "#ffd27f")}${glass(144, 38, 66, "#ffd27f")}${shape("M76 0v-40a24 24 0 0 1 48 0V0z", "#ffe9c9")}
  ${shape("M-14-116H214L226-106V-72H-26V-106Z", "#e0475b")}${box(-14, -106, 228, 26, "#ffe9c9")}${box(26, -98, 84, 10, "#3a1033", 2)}${box(122, -98, 52, 10, "#3a1033", 2)}${repeat(15, (i) => dot(-12 + i * 16, -70, 3.6, "#fff3c4"))}`,
  trade: vesper,
};

const ours: House = {
  width: 264,
  wall: 252,
  height: 292,
  color: "#7cc0fb",
  walls: `${box(0, -252, 264, 252, paper)}${shape("M-10-252H274V-276H206L196-292H68L58-276H-10Z", navy)}${box(0, -252, 264, 8, pale)}${panes(24, -228, 4, 42, 62, 16, "#ffdf9a")}${repeat(4, (i) => box(22 + i * 58, -164, 46, 6, pale, 2))}
  ${box(12, -148, 240, 42, ink, 5)}${box(16, -100, 152, 100, navy, 3)}${frame(190, 52, 98, blue)}`,
  lit: `${panes(24, -228, 2, 42, 62, 16, "#ffdf9a")}${box(198, -228, 42, 62, "#ffdf9a", 2)}${shape("M40-166v-14a11 11 0 0 1 22 0v14z", "#c98d4e")}
  ${box(12, -148, 240, 42, ink, 5)}<g transform="translate(106 -141) scale(1.420)" fill="${paper}"><path d="${markPath}"/></g>${box(152, -132, 74, 9, sky, 4)}${box(38, -132, 54, 9, sky, 4)}
  <rect x="24" y="-92" width="136" height="72" fill="#ffe7b0"/>
  ${line("M92-92v22", navy, 3)}${shape("M78-60a14 12 0 0 1 28 0z", coral)}${shape("M78-60h28l16 24H62z", "#fff7e0")}
  ${box(30, -36, 124, 6, "#8a5a3a", 2)}${box(40, -58, 30, 20, ink, 2)}${box(43, -55, 24, 14, bright)}${box(112, -58, 30, 20, ink, 2)}${box(115, -55, 24, 14, coral)}
  ${shape("M52-20v-8a14 14 0 0 1 28 0v8z", coral)}${dot(66, -48, 9, "#2b1a17")}${shape("M102-20v-8a14 14 0 0 1 28 0v8z", "#2a5f9e")}${dot(116, -48, 9, "#0a6fc2")}
  ${glass(190, 52, 98, "#ffe7b0")}${box(176, -66, 8, 40, "#ffdf9a", 3)}`,
  trade: "",
};

const bicycles: House = {
  width: 210,
  wall: 176,
  height: 190,
  color: "#c9ef3a",
  walls: `${box(0, -176, 210, 176, "#c9ef3a")}${box(-6, -190, 222, 18, ink, 2)}${box(0, -120, 210, 14, ink)}${panes(20, -164, 4, 32, 32, 14, "#f4ffd0")}${box(14, -104, 128, 104, ink, 3)}${frame(154, 44, 100, ink)}`,
  lit: `${panes(66, -164, 2, 32, 32, 14, "#f4ffd0")}${box(22, -96, 112, 88, "#f4ffd0")}${glass(154, 44, 100, "#f4ffd0")}`,
  trade: `<g fill="none" stroke="${ink}" stroke-width="5"><circle cx="52" cy="-36" r="22"/><circle cx="106" cy="-36" r="22"/><path d="M52-36L66-66H96L80-36ZM96-66L106-36M66-66L80-36M60-70h12M92-78l4 12M92-78h12"/></g>`,
};

const law: House = {
  width: 192,
  wall: 150,
  height: 236,
  color: "#f2a08c",
  walls: `${shape("M-10-170L96-236L202-170Z", "#f2cdc2")}${line("M-10-170L96-236L202-170Z", "#4a0f1d", 5)}${dot(96, -194, 13, "#c7583f")}${box(-4, -170, 200, 20, "#4a0f1d")}${box(0, -150, 192, 132, "#f7ddd4")}${box(-8, -18, 208, 18, "#d9a898")}${box(-16, -8, 224, 8, "#4a0f1d")}`,
  lit: `${box(26, -142, 26, 116, "#ffd9c2")}${box(66, -142, 26, 116, "#ffd9c2")}${box(106, -142, 26, 116, "#ffd9c2")}${box(146, -142, 26, 116, "#ffd9c2")}${repeat(5, (i) => box(12 + i * 40, -150, 14, 132, "#4a0f1d", 2) + box(16 + i * 40, -146, 3, 124, "#8c3a42", 1))}${frame(78, 36, 110, "#4a0f1d")}${box(85, -102, 22, 66, "#fff0e6", 2)}`,
  trade: "",
};

const clinic: House = {
  width: 186,
  wall: 206,
  height: 230,
  color: "#5fd6b4",
  walls: `${box(0, -206, 186, 206, "#bfe9d8", 0)}${shape("M0-206h186v-10a14 14 0 0 0-14-14H14a14 14 0 0 0-14 14z", "#0f5a55")}${panes(20, -186, 3, 38, 54, 16, paper)}${box(14, -114, 112, 114, "#0f5a55", 4)}${frame(138, 36, 104, "#0f5a55")}`,
  lit: `${panes(20, -186, 1, 38, 54, 16, "#eafaf4")}${panes(128, -186, 1, 38, 54, 16, "#eafaf4")}${box(22, -106, 96, 84, "#eafaf4")}${glass(138, 36, 104, "#eafaf4")}${box(14, -128, 160, 12, "#ff9a3c", 6)}`,
  trade: `<g stroke-linecap="round" fill="none" stroke-width="9"><path d="M60-40l-8-22l14-18" stroke="#ff9a3c"/><path d="M52-40h14" stroke="#ff9a3c"/><path d="M92-28v-44l12-22M92-72l-14-14" stroke="#17a085"/></g>${dot(70, -90, 8, "#ff9a3c")}${dot(92, -92, 8, "#17a085")}`,
};

const outfitter: House = {
  width: 200,
  wall: 188,
  height: 252,
  color: "#ff9670",
  walls: `${box(0, -188, 200, 188, "#e8805f")}${shape("M-8-188h216v-14H-8z", "#0b2a33")}${shape("M20-202L64-252L96-218L124-246L180-202Z", "#1d4a59")}${shape("M64-252L78-236L66-230L54-240Z", paper)}${shape("M124-246L138-234L126-230L116-238Z", paper)}${panes(24, -170, 3, 38, 40, 19, "#fff0d2")}${box(16, -110, 116, 110, "#0b2a33", 3)}${frame(146, 42, 102, "#0b2a33")}`,
  lit: `${panes(24, -170, 2, 38, 40, 19, "#fff0d2")}<rect x="24" y="-102" width="100" height="78" fill="#ffc79a"/>${glass(146, 42, 102, "#ffd36b")}${awning(10, -122, 180, "#16404d", "#ffd36b", 9)}`,
  trade: `${dot(100, -80, 12, "#fff6df")}${shape("M24-24V-46L50-72L72-50L92-66L124-38V-24Z", "#46587a")}${shape("M24-24V-36L70-44L124-30V-24Z", "#1d4a59")}`,
};

/** By the name of the site; `ours` is the agency's house. */
export const houses = {
  ridgeline: outfitter,
  "northside-physio": clinic,
  "oat-and-ember": bakery,
  "halden-architects": architects,
  ours,
  "vesper-picture-house": cinema,
  "lumen-goods": lamps,
  "marlow-and-quist": law,
  "spoke-and-chain": bicycles,
};
