import type { ClientSite } from "./client-site.ts";
import { polyline, ridge, ridgePoints, round, seededRandom } from "./drawing.ts";

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

const mountains = `<svg class="mountains" width="1440" height="860" viewBox="0 0 1440 860">
  <defs>
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffe7c2"/><stop offset=".35" stop-color="#ffc79a"/><stop offset=".62" stop-color="#ff9b7b"/></linearGradient>
  </defs>
  <rect width="1440" height="860" fill="url(#sky)"/>
  <circle cx="1150" cy="258" r="118" fill="#fff6df"/>
  ${layers.map((layer) => `<path d="${ridge({ width, bottom, ...layer })}" fill="${layer.fill}"/>`).join("")}
  ${hut}
  <g fill="#0b2a33"><path d="${ridge(crest)}"/>${trees()}</g>
</svg>`;

const profile = (seed: number, peaks: readonly number[], ground: string, ink: string) => {
  const options = { seed, peaks, width: 400, base: 210, bottom: 220, detail: 40 };
  const points = ridgePoints(options);
  const nights = peaks.slice(1, -1).map((_, i) => points[(i + 1) * 32] ?? [0, 0]);
  return `<svg viewBox="0 0 400 220" width="416" height="229"><rect width="400" height="220" fill="${ground}"/><path d="${ridge(options)}" fill="${ink}"/><path d="${polyline(points)}" fill="none" stroke="#fff" stroke-width="4"/>${nights.map(([x, y]) => `<circle cx="${x}" cy="${round(y)}" r="9" fill="#fff"/>`).join("")}</svg>`;
};

const weeks = [
  [
    "Tenth Mountain",
    "Vail to Aspen",
    "6 days, 52 miles",
    "$1,680",
    profile(23, [60, 130, 90, 170, 110, 70], "#ffc79a", "#d9615a"),
  ],
  [
    "Never Summer",
    "Along the Divide",
    "5 days, 38 miles",
    "$1,390",
    profile(64, [90, 60, 150, 120, 50], "#cfe0e4", "#1c4a58"),
  ],
  [
    "San Juan Loop",
    "Ouray, high and wide",
    "7 days, 61 miles",
    "$1,940",
    profile(91, [40, 110, 80, 150, 120, 180, 60], "#e9d3dc", "#8d6482"),
  ],
];

export const ridgeline: ClientSite = {
  name: "ridgeline",
  title: "Ridgeline, guided hut-to-hut weeks",
  description:
    "Guided hut-to-hut weeks in the Colorado high country: which are still open, the huts, and what to pack.",
  themeColor: "#fff4e6",
  icon: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0b2a33"/><text x="16" y="23" text-anchor="middle" font-family="Georgia, serif" font-weight="700" font-size="20" fill="#ffb26b">R</text></svg>`,
  faces: [{ family: "archivo", axes: "wdth" }, { family: "onest" }],
  css: `
body { background: #fff4e6; color: #0b2a33; font: 500 19px/1.5 onest }
.hero { position: relative; height: 860px }
.mountains { position: absolute; inset: 0 }
.hero > :not(svg) { position: relative }
nav { padding: 34px 56px; font-weight: 600; font-size: 18px }
nav ul { gap: 40px }
.logo { font: 900 26px archivo; font-stretch: 125%; letter-spacing: .02em }
h1 { font: 850 112px/.92 archivo; font-stretch: 125%; letter-spacing: -.045em; padding: 22px 56px 0; margin-left: -5px }
.lead { padding: 24px 56px 0; font-size: 22px; font-weight: 600; line-height: 1.4 }
.facts { position: absolute !important; left: 56px; right: 56px; bottom: 34px; color: #fff4e6; display: grid; grid-template-columns: repeat(3, 1fr) auto; align-items: end; font-size: 18px }
.facts b { display: block; font: 800 40px/1 archivo; font-stretch: 118%; letter-spacing: -.03em; margin-bottom: 4px }
.facts .go { background: #ffd36b; color: #0b2a33; font-weight: 700; padding: 19px 32px; font-size: 19px }
.weeks { padding: 80px 56px 90px }
h2 { font: 820 62px/1 archivo; font-stretch: 120%; letter-spacing: -.04em; margin-bottom: 40px }
.weeks ul { display: grid; grid-template-columns: repeat(3, 1fr); gap: 40px }
h3 { font: 780 30px/1.1 archivo; font-stretch: 112%; letter-spacing: -.025em; margin: 22px 0 4px; display: flex; justify-content: space-between }
.weeks li > span { color: #55646a }
.pack { background: #0b2a33; color: #ffe7c2; padding: 84px 56px; display: grid; grid-template-columns: 1fr 1fr; gap: 80px; align-items: end }
.pack h2 { margin: 0 }
.pack p { font-size: 22px; max-width: 520px; color: #c9d6d4 }`,
  body: `
<header class="hero">${mountains}
<nav><span class="logo">RIDGELINE</span><ul><li>Weeks</li><li>Guides</li><li>Huts</li><li>What to pack</li></ul></nav>
<h1>Walk further<br>than the road.</h1><p class="lead">Guided hut-to-hut weeks in the Colorado high country.</p>
<div class="facts"><div><b>8</b>walkers at most</div><div><b>14</b>huts, all with a stove</div><div><b>12,400 ft</b>highest night</div><span class="go">See the 2026 weeks</span></div></header>
<section class="weeks"><h2>Three weeks still open</h2><ul>${weeks.map(([name, place, length, price, drawing]) => `<li>${drawing}<h3>${name}<span>${price}</span></h3><span>${place}. ${length}.</span></li>`).join("")}</ul></section>
<section class="pack"><h2>You carry lunch. The huts have the rest.</h2><p>Bedding, dinner and coffee are up there before you. Your pack stays under eighteen pounds, even with a paperback.</p></section>`,
};
