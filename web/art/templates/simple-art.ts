import { seeded, svg, times } from "./draw.ts";

export const glazes = {
  chalk: "#f8f5ee",
  bone: "#ece5d8",
  linen: "#d9cdb9",
  clay: "#b4573a",
  rose: "#d79a7c",
  sage: "#8b957b",
  moss: "#4d5842",
  slate: "#8797a0",
  ochre: "#c8994a",
  ink: "#2a2521",
};

const { chalk, bone, linen, clay, rose, sage, moss, slate, ochre, ink } = glazes;

/** Unglazed clay: must show on every table. */
const biscuit = "#e9c9ae";

/** Half a profile, foot to lip: distance from the axis and height above the table. */
type Profile = readonly (readonly [number, number])[];

const profiles = {
  bottle: [
    [44, 0],
    [74, 30],
    [84, 96],
    [66, 160],
    [26, 206],
    [20, 262],
    [30, 290],
  ],
  moon: [
    [46, 0],
    [92, 36],
    [120, 104],
    [100, 172],
    [56, 208],
    [50, 222],
  ],
  bowl: [
    [34, 0],
    [40, 12],
    [92, 46],
    [124, 104],
    [130, 122],
  ],
  cup: [
    [36, 0],
    [48, 8],
    [52, 60],
    [50, 104],
  ],
  tall: [
    [50, 0],
    [62, 60],
    [78, 180],
    [60, 292],
    [36, 336],
    [46, 366],
  ],
  jug: [
    [56, 0],
    [84, 34],
    [90, 110],
    [60, 180],
    [48, 214],
    [62, 246],
  ],
  plate: [
    [60, 0],
    [70, 8],
    [138, 26],
    [160, 36],
  ],
  vase: [
    [40, 0],
    [66, 44],
    [58, 120],
    [34, 172],
    [54, 216],
  ],
} satisfies Record<string, Profile>;

export interface Pot {
  shape: keyof typeof profiles;
  x: number;
  glaze: string;
  scale?: number;
  /** The lower part left bare, as a share of the height. */
  bare?: number;
  stems?: number;
  handle?: boolean;
}

function side(profile: Profile, sign: 1 | -1): string {
  const points = profile.map(([r, y]) => [r * sign, -y] as const);
  return points
    .slice(1)
    .map(([x, y], i) => {
      const [px, py] = points[i] ?? [0, 0];
      const [bx, by] = points[i - 1] ?? [px, py];
      const [nx, ny] = points[i + 2] ?? [x, y];
      return `C${px + (x - bx) / 6} ${py + (y - by) / 6} ${x - (nx - px) / 6} ${y - (ny - py) / 6} ${x} ${y}`;
    })
    .join("");
}

function branch(seed: number, height: number, lean: number): string {
  const random = seeded(seed);
  const top = -height - 230 + Math.abs(lean) * 0.5;
  const leaves = times(9, (i) => {
    const t = 0.3 + i * 0.085;
    const x = lean * t * t;
    const y = -height + (top + height) * t;
    const turn = (i % 2 ? 1 : -1) * (42 + random() * 26) + lean * 0.12;
    return `<path transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(0)})" d="M0 0C16-14 16-42 0-58C-16-42-16-14 0 0" fill="${i % 3 ? moss : sage}"/>`;
  });
  return `<path d="M0 ${-height + 10}Q${lean * 0.1} ${(-height + top) / 2} ${lean} ${top}" fill="none" stroke="${moss}" stroke-width="4"/>${leaves}`;
}

let clips = 0;

function pot(item: Pot, table: number): string {
  const profile: Profile = profiles[item.shape];
  const [foot] = profile[0] ?? [0];
  const [lip, height] = profile.at(-1) ?? [0, 0];
  const widest = Math.max(...profile.map(([r]) => r));
  const left = side(profile, -1);
  const right = side([...profile].reverse(), 1);
  const outline = `M${-foot} 0${left}L${lip} ${-height}${right}Z`;
  const clip = `pot-${clips++}`;
  const line = -height * (item.bare ?? 0);
  return `<g transform="translate(${item.x} ${table}) scale(${item.scale ?? 1})">
  <path d="M${-foot} 0h${foot * 2}L${foot + height * 0.9} 34H${height * 0.3}z" fill="${ink}" opacity=".16"/>
  ${item.stems ? times(item.stems, (i) => branch(item.x * 7919 + i, height, [30, -150, 165][i] ?? 0)) : ""}
  ${item.handle ? `<path d="M${widest * 0.55} ${-height * 0.82}c90-20 96 120 ${widest * 0.35} 130" fill="none" stroke="${item.glaze}" stroke-width="20"/>` : ""}
  <clipPath id="${clip}"><path d="${outline}"/></clipPath>
  <g clip-path="url(#${clip})"><path d="${outline}" fill="${item.glaze}"/>
  ${item.bare ? `<path d="M-200 ${line}q50 10 100 0t100 0t100 0t100 0V20H-200z" fill="${biscuit}"/>` : ""}
  <ellipse cx="${widest * 0.95}" cy="${-height * 0.46}" rx="${widest * 0.95}" ry="${height}" fill="${ink}" opacity=".17"/>
  <ellipse cx="${-widest * 0.62}" cy="${-height * 0.52}" rx="${widest * 0.13}" ry="${height * 0.2}" fill="#fff" opacity=".28"/></g>
  <ellipse cx="0" cy="${-height}" rx="${lip}" ry="${Math.max(5, lip * 0.13)}" fill="${ink}" opacity=".42"/></g>`;
}

export interface Scene {
  width: number;
  height: number;
  wall: string;
  table: string;
  /** The table's edge, from the top. */
  edge: number;
  pots: readonly Pot[];
  /** Window light on the wall: where it starts from the left. */
  light?: number;
}

export function stillLife({ width, height, wall, table, edge, pots, light }: Scene): string {
  const pane = (x: number) => `M${x} 0h120l190 ${edge}h-120z`;
  return svg(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${wall}"/>${light === undefined ? "" : `<path d="${pane(light)}${pane(light + 150)}" fill="#fff" opacity=".3"/>`}<rect y="${edge}" width="${width}" height="${height - edge}" fill="${table}"/><rect y="${edge}" width="${width}" height="5" fill="#fff" opacity=".3"/>${pots.map((item) => pot(item, edge + (height - edge) * 0.42)).join("")}`,
  );
}

const wheel = (width: number, height: number) =>
  svg(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${slate}"/>${times(7, (i) => `<ellipse cx="${width / 2}" cy="${height / 2}" rx="${width * (0.44 - i * 0.058)}" ry="${width * (0.44 - i * 0.058) * 0.86}" fill="${[bone, linen, rose, clay, rose, clay, ink][i]}"/>`)}`,
  );

const kiln = (width: number, height: number) =>
  svg(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${ink}"/><path d="M${width * 0.2} ${height}V${height * 0.5}a${width * 0.3} ${width * 0.3} 0 0 1 ${width * 0.6} 0V${height}z" fill="${clay}"/><path d="M${width * 0.29} ${height}V${height * 0.54}a${width * 0.21} ${width * 0.21} 0 0 1 ${width * 0.42} 0V${height}z" fill="${ochre}"/><path d="M${width * 0.38} ${height}V${height * 0.6}a${width * 0.12} ${width * 0.12} 0 0 1 ${width * 0.24} 0V${height}z" fill="${chalk}"/>`,
  );

const field = (width: number, height: number) =>
  svg(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${linen}"/><circle cx="${width * 0.7}" cy="${height * 0.34}" r="${width * 0.13}" fill="${chalk}"/><path d="M0 ${height * 0.56}q${width * 0.3} ${-height * 0.16} ${width * 0.6} 0t${width * 0.6} 0V${height}H0z" fill="${sage}"/><path d="M0 ${height * 0.74}q${width * 0.3} ${height * 0.1} ${width * 0.6} 0t${width * 0.6} 0V${height}H0z" fill="${moss}"/>`,
  );

export const prints = { wheel, kiln, field };
