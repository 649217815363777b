import { repeat, round } from "../../sites/drawing.ts";
import { houses } from "./houses.ts";
import { box, shape } from "./svg.ts";

export type HouseName = keyof typeof houses;

interface Place {
  x: number;
  y: number;
  scale: number;
}
export interface PlacedHouse extends Place {
  name: HouseName;
}
export interface View {
  width: number;
  height: number;
  houses: readonly PlacedHouse[];
  lamps: readonly Place[];
  trees: readonly Place[];
  /** Position of the van; absent if there is no space. */
  van?: Place;
  ground: string;
  /** How far the light of the windows reaches over the road. */
  reach: number;
}

/** The order of the houses in both views, which is also the order of their links. */
const far: readonly HouseName[] = [
  "marlow-and-quist",
  "northside-physio",
  "ridgeline",
  "halden-architects",
  "lumen-goods",
];
const near: readonly HouseName[] = [
  "oat-and-ember",
  "ours",
  "spoke-and-chain",
  "vesper-picture-house",
];

/** For wide screens: one row of houses, each larger than the one on its left. */
function landscapeView(): View {
  const horizon = 352;
  const scaleAt = (x: number) => 0.48 + 0.69 * (x / 1600) ** 1.2;
  const groundAt = (x: number, depth = 176) => round(horizon + scaleAt(x) * depth);
  let x = 14;
  const gaps: number[] = [];
  const placed = [...far, ...near].map((name) => {
    const scale = round(scaleAt(x) * 100) / 100;
    const place = { name, x: round(x), y: round(horizon + scale * 176), scale };
    const gap = (name === "spoke-and-chain" ? 74 : 42) * scale;
    x += houses[name].width * scale + gap;
    gaps.push(x - gap / 2);
    return place;
  });
  const inGap = (index: number, below = 0) => {
    const x = round(gaps[index] ?? 0);
    return { x, y: groundAt(x) + below, scale: round(scaleAt(x) * 100) / 100 };
  };
  const edge = (depth: number) =>
    Array.from({ length: 17 }, (_, i) => `${i * 100} ${groundAt(i * 100, depth)}`);
  const band = (from: number, to: number, fill: string) =>
    shape(`M${edge(from).join("L")}L${edge(to).toReversed().join("L")}Z`, fill);
  const dashes = repeat(9, (i) => {
    const a = 20 + i * 190;
    const b = a + 92;
    return shape(
      `M${a} ${groundAt(a, 262)}L${b} ${groundAt(b, 262)}L${b} ${groundAt(b, 268)}L${a} ${groundAt(a, 268)}Z`,
      "#8fa3bd",
    );
  });
  return {
    width: 1600,
    height: 640,
    houses: placed,
    lamps: [1, 3, 5, 7].map((gap) => inGap(gap, 6)),
    trees: [0, 2, 4, 6].map((gap) => inGap(gap)),
    van: { x: 520, y: 588, scale: 0.78 },
    ground: `${shape(`M0 ${horizon + 60}L${edge(176).join("L")}V640H0Z`, "#5f7fa8")}${band(176, 200, "#dfe6ee")}${band(200, 206, "#93a5bd")}${shape(`M${edge(206).join("L")}V640H0Z`, "#3c4f6b")}${dashes}`,
    reach: 150,
  };
}

/** For narrow screens: two rows, so that every house is visible, with space for two lines of text below each. */
function portraitView(): View {
  const row = (
    names: readonly HouseName[],
    start: number,
    y: number,
    scale: number,
    gap: number,
  ) => {
    let x = start;
    return names.map((name) => {
      const place = { name, x: round(x), y, scale };
      x += houses[name].width * scale + gap;
      return place;
    });
  };
  const back = 180;
  const front = 446;
  return {
    width: 800,
    height: 556,
    houses: [...row(far, 16, back, 0.61, 21), ...row(near, 14, front, 0.74, 31)],
    lamps: [
      { x: 188, y: front + 6, scale: 0.74 },
      { x: 581, y: front + 6, scale: 0.74 },
    ],
    trees: [
      { x: 151, y: back, scale: 0.56 },
      { x: 436, y: back, scale: 0.56 },
      { x: 746, y: back, scale: 0.7 },
    ],
    ground: `${box(0, back, 800, 12, "#c9d3e0")}${box(0, back + 12, 800, 70, "#56698a")}${shape(`M0 ${back + 84}Q120 ${back + 66} 260 ${back + 78}T560 ${back + 74}T800 ${back + 82}V${front}H0Z`, "#5f9a86")}${shape(`M0 ${back + 130}Q160 ${back + 106} 330 ${back + 122}T800 ${back + 116}V${front}H0Z`, "#4f8a76")}${box(0, front, 800, 14, "#dfe6ee")}${box(0, front + 14, 800, 96, "#3c4f6b")}`,
    reach: 74,
  };
}

export const landscape = landscapeView();
export const portrait = portraitView();
