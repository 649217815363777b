import type { ClientSite } from "./client-site.ts";
import { type Point, polyline, repeat, ridge, round, seededRandom } from "./drawing.ts";

const tone = {
  ink: "#16181a",
  timber: "#2c2f31",
  roof: "#45494b",
  snow: "#f7f6f2",
  lit: "#ffb648",
};

/** Vertical boards up to a roof: hairlines at uneven distances. */
const boards = (
  x: number,
  base: number,
  width: number,
  seed: number,
  height: (x: number) => number,
) => {
  const random = seededRandom(seed);
  let lines = "";
  for (let at = 6; at < width - 4; at += 7 + random() * 9) {
    lines += `M${round(x + at)} ${base}v${round(-height(at))}`;
  }
  return `<path d="${lines}" stroke="#000" stroke-opacity=".38" stroke-width="1.4"/>`;
};

const gable = (
  x: number,
  base: number,
  width: number,
  wall: number,
  peak: number,
  seed: number,
) => `
  <path d="M${x} ${base}v${-wall}L${x + width / 2} ${base - wall - peak}L${x + width} ${base - wall}v${wall}Z" fill="${tone.timber}"/>
  ${boards(x, base, width, seed, (at) => wall + peak * (1 - Math.abs((at / width) * 2 - 1)))}
  <path d="M${x - 16} ${base - wall + 9}L${x + width / 2} ${base - wall - peak - 9}L${x + width + 16} ${base - wall + 9}" fill="none" stroke="${tone.snow}" stroke-width="13"/>`;

const flatRoof = (x: number, base: number, width: number, wall: number, seed: number) => `
  <rect x="${x}" y="${base - wall}" width="${width}" height="${wall}" fill="${tone.roof}"/>
  ${boards(x, base, width, seed, () => wall)}
  <rect x="${x - 12}" y="${base - wall - 14}" width="${width + 24}" height="16" fill="${tone.snow}"/>`;

const glazing = (x: number, y: number, width: number, height: number, panes: number) => `
  <rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${tone.lit}"/>
  <rect x="${x}" y="${y + height * 0.62}" width="${width}" height="${height * 0.38}" fill="#f28d22"/>
  ${repeat(panes - 1, (i) => `<path d="M${round(x + ((i + 1) * width) / panes)} ${y}v${height}" stroke="${tone.ink}" stroke-width="5"/>`)}
  <rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="${tone.ink}" stroke-width="5"/>`;

const pine = (x: number, base: number, height: number, fill: string) =>
  `<path d="${polyline([
    [x, base],
    [x - height * 0.17, base - height * 0.06],
    [x, base - height],
    [x + height * 0.17, base - height * 0.06],
  ])}Z" fill="${fill}"/>`;

const forest = (
  seed: number,
  fill: string,
  base: number,
  from: number,
  to: number,
  count: number,
) => {
  const random = seededRandom(seed);
  return repeat(count, (i) =>
    pine(
      round(from + ((i + random() * 0.9) / count) * (to - from)),
      base,
      round(70 + random() * 120),
      fill,
    ),
  );
};

const ground: readonly Point[] = [
  [0, 430],
  [210, 424],
  [330, 404],
  [520, 404],
  [520, 440],
  [980, 440],
  [980, 470],
  [1190, 470],
  [1440, 508],
];

/** An elevation above the ground line and a section below it. */
const elevation = `<svg width="1440" height="619" viewBox="0 0 1440 619">
  <defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#9fb4bd"/><stop offset=".75" stop-color="#dfe3de"/></linearGradient>
  <pattern id="hatch" width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V11" stroke="#f7f6f2" stroke-opacity=".28" stroke-width="1.6"/></pattern></defs>
  <rect width="1440" height="600" fill="url(#sky)"/>
  <circle cx="1120" cy="124" r="76" fill="#f4f1e6"/>
  <path d="${ridge({ seed: 611, width: 1440, base: 400, bottom: 600, peaks: [60, 150, 90, 40, 60, 90, 150, 200, 110], detail: 70 })}" fill="#b9c7cb"/>
  <path d="${ridge({ seed: 97, width: 1440, base: 420, bottom: 600, peaks: [110, 50, 30, 60, 40, 120, 60, 90], detail: 50 })}" fill="#cfd7d7"/>
  ${forest(5, "#8fa1a3", 436, 0, 330, 12)}${forest(8, "#8fa1a3", 480, 1150, 1440, 11)}
  ${forest(14, "#5c6f70", 440, -10, 170, 5)}${forest(21, "#5c6f70", 506, 1270, 1450, 5)}
  ${gable(330, 404, 190, 150, 104, 3)}
  ${glazing(372, 296, 106, 108, 2)}
  ${flatRoof(520, 440, 190, 144, 9)}
  ${glazing(548, 336, 134, 74, 3)}
  ${gable(710, 440, 270, 196, 148, 12)}
  ${glazing(748, 266, 194, 174, 4)}
  <path d="M845 150L912 224H778Z" fill="${tone.lit}" stroke="${tone.ink}" stroke-width="5"/>
  ${flatRoof(980, 470, 210, 104, 31)}
  <rect x="1010" y="392" width="96" height="78" fill="${tone.ink}"/>
  <rect x="892" y="60" width="26" height="94" fill="${tone.ink}"/>
  <path d="${polyline(ground)}L1440 619L0 619Z" fill="${tone.ink}"/>
  <path d="${polyline(ground)}L1440 619L0 619Z" fill="url(#hatch)"/>
  <path d="${polyline(ground)}" fill="none" stroke="${tone.snow}" stroke-width="9"/>
  <g font-family="geist-mono" font-size="15" fill="${tone.ink}" stroke="none">
    <path d="M330 74V250M520 74V250M330 84H520" stroke="${tone.ink}" fill="none"/><text x="425" y="70" text-anchor="middle">18′ 4″</text>
  </g>
  <text x="48" y="590" font-family="geist-mono" font-size="16" fill="${tone.snow}">Fig. 1 — Kettle House, south elevation, 9,180 ft</text>
  <text x="1392" y="590" text-anchor="end" font-family="geist-mono" font-size="16" fill="${tone.snow}">1 : 100</text>
</svg>`;

const iso = (x: number, y: number, z: number): Point => [x * 0.866 - y * 0.866, (x + y) * 0.5 - z];

const face = (points: readonly Point[], fill: string) =>
  `<path d="${polyline(points)}Z" fill="${fill}"/>`;

interface Block {
  x: number;
  y: number;
  w: number;
  d: number;
  h: number;
  from?: number;
}

const block = ({ x, y, w, d, h, from = 0 }: Block, [top, left, right]: readonly string[]) => {
  const z = from + h;
  return (
    face(
      [iso(x, y + d, from), iso(x + w, y + d, from), iso(x + w, y + d, z), iso(x, y + d, z)],
      left ?? "",
    ) +
    face(
      [iso(x + w, y, from), iso(x + w, y + d, from), iso(x + w, y + d, z), iso(x + w, y, z)],
      right ?? "",
    ) +
    face([iso(x, y, z), iso(x + w, y, z), iso(x + w, y + d, z), iso(x, y + d, z)], top ?? "")
  );
};

const model = (ground: string, tones: readonly string[], blocks: readonly Block[]) =>
  `<svg viewBox="-264 -240 528 418" width="432" height="342"><rect x="-264" y="-240" width="528" height="418" fill="${ground}"/>${blocks.map((b) => block(b, tones)).join("")}</svg>`;

const models = [
  model(
    "#d9ddd9",
    ["#fbfaf7", "#a9b2b0", "#5f6b6a"],
    [
      { x: -120, y: -120, w: 240, d: 240, h: 10 },
      { x: -100, y: -100, w: 200, d: 56, h: 70, from: 10 },
      { x: -100, y: -44, w: 56, d: 144, h: 50, from: 10 },
      { x: 30, y: 20, w: 70, d: 80, h: 110, from: 10 },
    ],
  ),
  model(
    "#e4452a",
    ["#fff1ea", "#b62f18", "#7d1d0d"],
    [
      { x: -130, y: -110, w: 260, d: 220, h: 10 },
      ...[0, 1, 2, 3].map((i) => ({
        x: -110,
        y: -90 + i * 48,
        w: 220 - i * 42,
        d: 36,
        h: 120 - i * 26,
        from: 10,
      })),
    ],
  ),
  model(
    "#c9c2b4",
    ["#fdfbf6", "#94897a", "#4d463c"],
    [
      { x: -120, y: -120, w: 240, d: 240, h: 10 },
      ...[0, 1, 2, 3, 4].map((i) => ({
        x: -70 + i * 8,
        y: -70 + i * 8,
        w: 140 - i * 16,
        d: 140 - i * 16,
        h: 34,
        from: 10 + i * 34,
      })),
    ],
  ),
];

const works = [
  ["Leadville Library", "Civic, 2025", "Four reading rooms, each for a season."],
  ["School at Ward", "Education, 2024", "One roof that sheds eleven feet of snow."],
  ["Fire lookout", "Rebuild, 2023", "Five stories, carried up by mule."],
];

export const haldenArchitects: ClientSite = {
  name: "halden-architects",
  title: "Halden Architects, Denver",
  description:
    "Houses, schools and small civic buildings on the difficult sites of the high Rockies.",
  themeColor: "#eeece6",
  icon: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#16181a"/><text x="16" y="23" text-anchor="middle" font-family="Georgia, serif" font-weight="700" font-size="20" fill="#f7f6f2">H</text></svg>`,
  faces: [{ family: "host-grotesk" }, { family: "geist-mono" }],
  css: `
body { background: #eeece6; color: ${tone.ink}; font: 400 20px/1.45 host-grotesk }
nav { padding: 30px 48px; font: 500 16px geist-mono }
nav ul { gap: 36px }
.logo { font: 700 24px host-grotesk; letter-spacing: -.03em }
.head { padding: 26px 48px 44px; display: grid; grid-template-columns: 1fr 390px; align-items: end }
h1 { font: 640 178px/.84 host-grotesk; letter-spacing: -.05em; word-spacing: -.1em; margin-left: -8px }
.head p { font-size: 22px; line-height: 1.38 }
.works { padding: 56px 48px 72px; display: grid; grid-template-columns: repeat(3, 1fr); gap: 24px }
.works h2 { grid-column: 1 / -1; font: 600 64px/1 host-grotesk; letter-spacing: -.05em; word-spacing: -.1em; display: flex; justify-content: space-between; align-items: baseline; margin-bottom: 16px }
.works h2 span { font: 500 16px geist-mono; letter-spacing: 0; word-spacing: 0 }
.works h3 { font: 620 26px/1.2 host-grotesk; letter-spacing: -.03em; margin-top: 18px; display: flex; justify-content: space-between; align-items: baseline }
.works h3 span { font: 500 15px geist-mono; letter-spacing: 0 }
.works p { color: #55585a }
.letter { border-top: 2px solid ${tone.ink}; margin: 0 48px; padding: 30px 0 64px; display: grid; grid-template-columns: 1fr 2fr }
.letter p { font: 500 52px/1.06 host-grotesk; letter-spacing: -.04em; word-spacing: -.08em }
.letter span { font: 500 16px geist-mono }`,
  body: `
<nav><span class="logo">Halden / Architects</span><ul><li>Work</li><li>Practice</li><li>Journal</li><li>Denver 39.74° N</li></ul></nav>
<header class="head"><h1>Rooms for<br>weather.</h1><p>Houses, schools and small civic buildings on the difficult sites of the high Rockies.</p></header>
${elevation}
<section class="works"><h2>Selected work <span>1 to 3 of 41</span></h2>${works.map(([name, meta, text], i) => `<article>${models[i]}<h3>${name}<span>${meta}</span></h3><p>${text}</p></article>`).join("")}</section>
<section class="letter"><span>Practice</span><p>We visit a site in all four seasons before we draw a line, and we quote the drawing, not the hour.</p></section>`,
};
