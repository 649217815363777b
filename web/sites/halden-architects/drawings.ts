import { type Point, polyline, repeat, ridge, round, seededRandom } from "../drawing.ts";

export const tone = {
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
  <rect class="lit" x="${x}" y="${y}" width="${width}" height="${height}" fill="${tone.lit}"/>
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
export const elevation = `<svg class="elevation" width="1440" height="619" viewBox="0 0 1440 619" preserveAspectRatio="xMidYMax slice" role="img" aria-label="South elevation of Kettle House: two gables and two flat roofs under snow, stepping down a slope, the windows lit">
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
  <g class="measure" font-family="geist-mono, monospace" font-size="15" fill="${tone.ink}" stroke="none">
    <path d="M330 74V250M520 74V250M330 84H520" stroke="${tone.ink}" fill="none"/><text x="425" y="70" text-anchor="middle">18′ 4″</text>
  </g>
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
  `<svg viewBox="-264 -240 528 418" width="432" height="342" aria-hidden="true"><rect x="-264" y="-240" width="528" height="418" fill="${ground}"/>${blocks.map((b) => block(b, tones)).join("")}</svg>`;

export const models = [
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

const room = (x: number, y: number, width: number, height: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#eeece6" stroke="${tone.ink}" stroke-width="7"/>`;

const gap = (x: number, y: number, width: number, height: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#eeece6"/>`;

const swing = (x: number, y: number, size: number, turn: number) =>
  `<path d="M0 0V${-size}A${size} ${size} 0 0 1 ${size} 0" fill="none" stroke="${tone.ink}" stroke-width="1.6" transform="translate(${x} ${y}) rotate(${turn})"/>`;

/** The house of the elevation, from above. */
export const plan = `<svg class="plan" viewBox="0 0 700 420" width="700" height="420" role="img" aria-label="Plan of Kettle House: bedroom, bath and hall, the large living room, and the garage in a row, with a north arrow">
  <path d="${repeat(9, (i) => `M0 ${52 + i * 44}C160 ${20 + i * 46} 300 ${84 + i * 40} 460 ${44 + i * 44}S640 ${70 + i * 40} 700 ${40 + i * 46}`)}" fill="none" stroke="${tone.ink}" stroke-opacity=".16" stroke-width="1.5"/>
  ${room(60, 110, 140, 170)}${room(200, 140, 120, 140)}${room(320, 110, 190, 210)}${room(510, 170, 130, 120)}
  ${gap(194, 220, 12, 42)}${gap(314, 196, 12, 44)}${gap(504, 210, 12, 40)}${gap(356, 314, 118, 12)}${gap(84, 274, 92, 12)}${gap(540, 284, 76, 12)}
  <path d="M356 320H474M84 280H176" stroke="#f28d22" stroke-width="6"/>
  ${swing(206, 262, 42, 0)}${swing(326, 240, 44, 0)}${swing(504, 210, 40, 180)}
  <rect x="334" y="124" width="60" height="26" fill="${tone.ink}"/><path d="M340 137h48" stroke="${tone.lit}" stroke-width="6"/>
  <path d="M406 186h78v48h-78zM76 128h58v76h-58z" fill="none" stroke="${tone.ink}" stroke-width="1.6"/>
  <g fill="${tone.ink}"><circle cx="655" cy="372" r="24" fill="none" stroke="${tone.ink}" stroke-width="2"/><path d="M655 340l10 34-10-7-10 7Z"/></g>
  <g font-family="geist-mono, monospace" font-size="15" fill="${tone.ink}"><text x="78" y="252">Sleep</text><text x="222" y="216">Wash</text><text x="348" y="280">Live</text><text x="540" y="238">Car</text></g>
</svg>`;

/** A gable with its snow, and a light on. */
export const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#9fb4bd"/><path d="M7 32V16L16 7l9 9v16Z" fill="${tone.ink}"/><path d="M4.5 18L16 6.5 27.5 18" fill="none" stroke="${tone.snow}" stroke-width="3"/><rect x="12" y="18" width="8" height="14" fill="${tone.lit}"/><path d="M16 18v14" stroke="${tone.ink}" stroke-width="1.5"/></svg>`;
