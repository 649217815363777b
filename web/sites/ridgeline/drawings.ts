import { polyline, repeat, ridge, ridgePoints, round, seededRandom } from "../drawing.ts";

const spruce = (x: number, base: number, height: number) =>
  `<path d="${polyline([
    [x, base - height],
    [x + height * 0.13, base - height * 0.5],
    [x + height * 0.07, base - height * 0.5],
    [x + height * 0.2, base],
    [x - height * 0.2, base],
    [x - height * 0.07, base - height * 0.5],
    [x - height * 0.13, base - height * 0.5],
  ])}Z"/>`;

const width = 1440;
const bottom = 860;

const layers = [
  {
    seed: 77,
    base: 462,
    peaks: [20, 60, 40, 20, 110, 60, 150, 90, 200, 110, 140],
    fill: "#f79f86",
  },
  {
    seed: 131,
    base: 500,
    peaks: [60, 20, 50, 30, 90, 170, 60, 110, 40, 130, 210],
    fill: "#d9737b",
  },
  { seed: 902, base: 560, peaks: [130, 60, 100, 30, 60, 10, 90, 40, 120, 60, 90], fill: "#93627f" },
  { seed: 415, base: 630, peaks: [40, 90, 20, 110, 40, 80, 20, 60, 30, 100, 130], fill: "#46587a" },
  {
    seed: 58,
    base: 690,
    peaks: [70, 20, 60, 10, 40, 20, 60, 60, 50, 20, 60],
    fill: "#1d4a59",
    detail: 24,
  },
];

const crest = {
  seed: 33,
  width,
  base: 760,
  peaks: [20, 50, 30, 60, 40, 50, 20],
  bottom,
  detail: 20,
};

const trees = () => {
  const random = seededRandom(17);
  return ridgePoints(crest)
    .filter((_, i) => i % 2 === 0)
    .map(([x, y]) => spruce(round(x + random() * 8), y + 14, round(26 + random() * 54)))
    .join("");
};

const hut = `<g transform="translate(968 590)">
  <path d="M-10 0L44 -46L98 0V8H-10Z" fill="#0b2a33"/><rect x="4" y="2" width="80" height="46" fill="#0b2a33"/>
  <rect x="18" y="14" width="20" height="20" fill="#ffd36b"/><rect x="50" y="14" width="20" height="34" fill="#ffd36b"/>
  <path d="M66 -52h14v40h-14z" fill="#0b2a33"/></g>`;

/** As wide as a desk or as tall as a phone, it is cut to the window; sun and hut are never cut off. */
export const mountains = `<svg class="mountains" width="1440" height="860" viewBox="0 0 1440 860" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
  <defs>
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffe7c2"/><stop offset=".35" stop-color="#ffc79a"/><stop offset=".62" stop-color="#ff9b7b"/></linearGradient>
  </defs>
  <rect width="1440" height="860" fill="url(#sky)"/>
  <circle class="sun" cx="1150" cy="258" r="118" fill="#fff6df"/>
  ${layers.map((layer) => `<path d="${ridge({ width, bottom, ...layer })}" fill="${layer.fill}"/>`).join("")}
  ${hut}
  <g fill="#0b2a33"><path d="${ridge(crest)}"/>${trees()}</g>
</svg>`;

export const profile = (seed: number, peaks: readonly number[], ground: string, ink: string) => {
  const options = { seed, peaks, width: 400, base: 210, bottom: 220, detail: 40 };
  const points = ridgePoints(options);
  const nights = peaks.slice(1, -1).map((_, i) => points[(i + 1) * 32] ?? [0, 0]);
  return `<svg viewBox="0 0 400 220" width="416" height="229" aria-hidden="true"><rect width="400" height="220" fill="${ground}"/><path d="${ridge(options)}" fill="${ink}"/><path d="${polyline(points)}" fill="none" stroke="#fff" stroke-width="4"/>${nights.map(([x, y]) => `<circle cx="${x}" cy="${round(y)}" r="9" fill="#fff"/>`).join("")}</svg>`;
};

interface Look {
  ground: string;
  skin: string;
  hair: string;
  jacket: string;
  /** What is on the head. */
  hat: string;
}

const beanie = (color: string) =>
  `<path d="M66 92C66 52 88 34 120 34S174 52 174 92Z" fill="${color}"/><rect x="60" y="82" width="120" height="26" rx="13" fill="${color}"/><path d="M60 95h120" stroke="#fff" stroke-opacity=".35" stroke-width="3" stroke-dasharray="5 7"/><circle cx="120" cy="30" r="13" fill="#fff4e6"/>`;

const brim = (color: string) =>
  `<path d="M72 90C74 54 92 40 120 40S166 54 168 90Z" fill="${color}"/><ellipse cx="120" cy="92" rx="82" ry="13" fill="${color}"/><path d="M72 82h96" stroke="#0b2a33" stroke-width="7"/>`;

const headband = (color: string, hair: string) =>
  `<path d="M64 126C58 62 86 40 120 40S182 62 176 126C170 96 160 84 150 80H90C80 84 70 96 64 126Z" fill="${hair}"/><path d="M67 88Q120 66 173 88L174 104Q120 84 66 104Z" fill="${color}"/>`;

const portrait = ({ ground, skin, hair, jacket, hat }: Look) =>
  `<svg viewBox="0 0 240 260" width="240" height="260" aria-hidden="true"><rect width="240" height="260" fill="${ground}"/><path d="M0 176L60 120 104 168 168 96 240 170V260H0Z" fill="#0b2a33" fill-opacity=".14"/><path d="M68 96C62 160 66 186 84 196H156C174 186 178 160 172 96Z" fill="${hair}"/><path d="M16 260C20 208 60 190 96 188H144C180 190 220 208 224 260Z" fill="${jacket}"/><path d="M96 176H144V204Q120 224 96 204Z" fill="${skin}"/><path d="M120 214V260" stroke="#0b2a33" stroke-opacity=".4" stroke-width="4"/><path d="M74 104C72 160 92 188 120 188S168 160 166 104C160 70 80 70 74 104Z" fill="${skin}"/><circle cx="101" cy="128" r="5" fill="#0b2a33"/><circle cx="139" cy="128" r="5" fill="#0b2a33"/><path d="M104 154Q120 168 136 154" fill="none" stroke="#0b2a33" stroke-width="5" stroke-linecap="round"/>${hat}</svg>`;

export const portraits = [
  portrait({
    ground: "#ffc79a",
    skin: "#c98a5e",
    hair: "#2b1a12",
    jacket: "#1d4a59",
    hat: beanie("#d9615a"),
  }),
  portrait({
    ground: "#cfe0e4",
    skin: "#f2c7a5",
    hair: "#8d4a21",
    jacket: "#d9737b",
    hat: headband("#ffd36b", "#8d4a21"),
  }),
  portrait({
    ground: "#e9d3dc",
    skin: "#8a5a3c",
    hair: "#1b1310",
    jacket: "#ffd36b",
    hat: brim("#46587a"),
  }),
];

const night = { seed: 29, width: 1440, base: 330, bottom: 360, detail: 44 } as const;
const nightPeaks = [120, 60, 170, 110, 240, 140, 200, 90, 150];

/** The hut stands on a ridge after dark, its windows lit. */
export const nightRidge = `<svg class="night" width="1440" height="360" viewBox="0 0 1440 360" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
  ${repeat(46, (i) => `<circle cx="${(i * 397) % 1440}" cy="${round(((i * 211) % 250) + 6)}" r="${1 + (i % 3) * 0.7}" fill="#ffe7c2" fill-opacity="${0.4 + (i % 4) * 0.15}"/>`)}
  <path d="${ridge({ ...night, seed: 71, peaks: [60, 160, 100, 210, 130, 90, 240, 150, 200] })}" fill="#17414e"/>
  <path d="${ridge({ ...night, peaks: nightPeaks.map((peak) => peak * 0.6) })}" fill="#1d5262"/>
  <g transform="translate(-246 -372)">${hut.replaceAll('#0b2a33"/>', '#06191f"/>')}</g>
</svg>`;

export const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#ff9b7b"/><circle cx="21.5" cy="11" r="5" fill="#fff6df"/><path d="M0 22L9 11l6 7 4-4 13 12v-1a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7Z" fill="#93627f"/><path d="M0 26l8-6 7 5 8-7 9 7a7 7 0 0 1-7 7H7a7 7 0 0 1-7-6Z" fill="#0b2a33"/></svg>`;
