import { repeat, round, seededRandom } from "../../sites/drawing.ts";
import { box, dot, line, shape, svg } from "./svg.ts";

interface Rock {
  front: string;
  shade: string;
  edge: string;
}
const farRock = { front: "#a99bdf", shade: "#9c90d6", edge: "#d6cef8" };
const rock = { front: "#8a88d6", shade: "#7879c8", edge: "#bfc0f4" };
const nearRock = { front: "#7474c4", shade: "#6667b6", edge: "#9a9be4" };
const smallRock = { front: "#6467b6", shade: "#5a5dab", edge: "#7a7dc8" };

/** A mesa: a cliff with a flat top, layers of stone across it, its right side in the shade, and a slope at its foot. */
function mesa(x: number, top: number, width: number, base: number, { front, shade, edge }: Rock) {
  const rise = base - top;
  const right = x + width;
  const foot = round(top + rise * 0.46);
  const turn = round(x + width * 0.62);
  const step = `H${round(x + width * 0.36)}l${round(rise * 0.03)} ${round(rise * 0.05)}H${right}`;
  const rightSide = `L${round(right + rise * 0.1)} ${foot}L${round(right + rise * 0.24)} ${round(foot + rise * 0.06)}L${round(right + rise * 1.15)} ${base}`;
  const brow = top + rise * 0.05;
  const leftAt = (y: number) => round(x - (0.09 * rise * (y - top)) / (foot - top));
  const rightAt = (y: number) => round(right + (0.1 * rise * (y - brow)) / (foot - brow));
  const layer = (share: number, height: number, fill: string) => {
    const y = round(brow + (foot - brow) * share);
    const bottom = round(y + height);
    return shape(
      `M${leftAt(y)} ${y}H${rightAt(y)}L${rightAt(bottom)} ${bottom}H${leftAt(bottom)}Z`,
      fill,
      `opacity=".5"`,
    );
  };
  const cracks = [0.2, 0.5, 0.84].map((share, i) => {
    const at = round(x + width * share);
    return `M${at} ${round(top + rise * (0.1 + i * 0.02))}l${round(-rise * 0.012)} ${round(rise * (0.16 - i * 0.03))}`;
  });
  const gullies = [0.1, 0.42, 0.74].map(
    (share) =>
      `M${round(x + width * share)} ${foot}l${round(rise * (share - 0.45))} ${round(rise * 0.3)}`,
  );
  return [
    shape(
      `M${round(x - rise * 1.1)} ${base}L${round(x - rise * 0.22)} ${round(foot + rise * 0.05)}L${round(x - rise * 0.09)} ${foot}L${x} ${top}${step}${rightSide}Z`,
      front,
    ),
    layer(0.3, rise * 0.025, edge),
    layer(0.62, rise * 0.045, shade),
    shape(
      `M${turn} ${round(top + rise * 0.05)}H${right}${rightSide}H${round(turn + rise * 0.3)}L${round(turn - rise * 0.06)} ${round(foot + rise * 0.1)}l${round(rise * 0.1)} ${round(-rise * 0.12)}Z`,
      shade,
      `opacity=".8"`,
    ),
    line([...cracks, ...gullies].join(""), shade, Math.max(2, round(rise * 0.012))),
    line(`M${x + 2} ${top + 1}${step}`, edge, 3),
  ].join("");
}

/** Plain blocks behind the street, some windows lit. */
function town(width: number, base: number, size: number, seed: number) {
  const random = seededRandom(seed);
  let x = -20;
  let blocks = "";
  while (x < width) {
    const w = round(size * (0.7 + random() * 0.9));
    const h = round(size * (0.5 + random() * 1.1));
    blocks += box(round(x), round(base - h), w, h + 80, random() > 0.5 ? "#6f68b4" : "#7a72bd");
    if (random() > 0.7)
      blocks += box(
        round(x + w * 0.3),
        round(base - h - size * 0.22),
        size * 0.2,
        size * 0.24,
        "#6f68b4",
      );
    for (let i = 0; i < 3; i++) {
      if (random() > 0.45)
        blocks += box(
          round(x + w * (0.15 + i * 0.28)),
          round(base - h + size * (0.14 + Math.floor(random() * 2) * 0.26)),
          round(size * 0.11),
          round(size * 0.15),
          "#ffe2a0",
        );
    }
    x += w + size * (random() > 0.75 ? 0.5 : 0.04);
  }
  return blocks;
}

function stars(
  width: number,
  height: number,
  count: number,
  seed: number,
  isFree: (x: number, y: number) => boolean,
) {
  const random = seededRandom(seed);
  return repeat(count, () => {
    const [x, y, r] = [
      round(random() * width),
      round(random() * height),
      round(0.6 + random() * 1.1),
    ];
    return isFree(x, y) ? dot(x, y, r, random() > 0.8 ? "#ffe7b0" : "#dcebff") : "";
  });
}
const moon = (x: number, y: number, r: number) =>
  `<defs><radialGradient id="m"><stop stop-color="#cfe2ff" stop-opacity=".22"/><stop offset="1" stop-color="#cfe2ff" stop-opacity="0"/></radialGradient></defs>${dot(x, y, r * 3.2, "url(#m)")}${shape(`M${x + r * 0.35} ${y - r}a${r} ${r} 0 1 0 ${r * 0.72} ${r * 1.42}a${r * 0.82} ${r * 0.82} 0 0 1 ${-r * 0.72} ${-r * 1.42}z`, "#fff4d6")}`;

/** The background of the two views of the street. */
export const background = {
  "street-back": svg(
    1600,
    640,
    `${mesa(1360, 178, 300, 430, farRock)}${mesa(806, 232, 104, 430, farRock)}${mesa(-40, 312, 150, 440, farRock)}${mesa(1010, 112, 270, 440, rock)}${mesa(430, 322, 120, 440, rock)}${mesa(1330, 300, 40, 440, nearRock)}${mesa(1490, 268, 160, 460, nearRock)}${shape("M0 420Q300 396 620 412T1240 402T1600 404V640H0Z", "#6c6ab4")}${town(1600, 424, 82, 7)}`,
  ),
  "street-back-portrait": svg(
    800,
    556,
    `${mesa(600, 6, 110, 180, smallRock)}${mesa(250, 24, 60, 180, smallRock)}${mesa(110, 60, 40, 180, smallRock)}${shape("M0 130Q200 112 400 126T800 120V556H0Z", "#6c6ab4")}${town(800, 140, 46, 11)}`,
  ),
  "street-stars": svg(
    1600,
    360,
    `${stars(1600, 300, 130, 23, (x, y) => x > 1010 && y > 96)}${moon(1462, 214, 34)}`,
  ),
  "street-stars-portrait": svg(
    400,
    160,
    `${stars(400, 62, 44, 5, (x, y) => x > 190 && y > 14)}${moon(344, 46, 16)}`,
  ),
};
