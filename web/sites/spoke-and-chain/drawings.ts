import { type Point, polar, polyline, repeat, ridge } from "../drawing.ts";

export const ink = "#11150a";
export const lime = "#cff23a";

/** A wheel laced three-cross: each spoke leaves the hub at a tangent. */
const wheel = (center: Point, radius: number, spokes = 32) => {
  const lacing = repeat(spokes, (i) => {
    const hole = (360 / spokes) * i;
    const lean = i % 2 ? 74 : -74;
    return polyline([polar(center, radius * 0.1, hole + lean), polar(center, radius * 0.86, hole)]);
  });
  const [x, y] = center;
  return `<g class="wheel"><g fill="none" stroke="currentColor"><circle cx="${x}" cy="${y}" r="${radius - 15}" stroke-width="30"/><circle cx="${x}" cy="${y}" r="${radius * 0.84}" stroke-width="5"/><path d="${lacing}" stroke-width="2.6"/></g><circle cx="${x}" cy="${y}" r="${radius * 0.12}" fill="currentColor"/></g>`;
};

const line = (path: string, width: number) =>
  `<path d="${path}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const tube = (points: readonly Point[], width = 21) => line(polyline(points), width);

const rear: Point = [430, 396];
const front: Point = [982, 396];
const crank: Point = [668, 420];
const saddle: Point = [594, 150];
const head: Point = [890, 142];

const above = ([x, y]: Point, height: number): Point => [x, y - height];

const seat =
  tube([crank, saddle, [586, 116]]) +
  tube(
    [
      [520, 104],
      [650, 104],
    ],
    28,
  );
const fork = tube([[880, 100], head, [920, 262], front]);

const frames = {
  road: tube([rear, crank, [900, 176], head, [616, 168], rear]),
  stepThrough:
    tube([rear, crank, [906, 204]]) + tube([head, [650, 350]]) + tube([[616, 222], rear]),
};

const bars = {
  drop: line("M878 98L940 86C990 80 1004 152 946 158H922", 18),
  flat: line("M878 98L868 62L946 58", 18),
  swept: line("M878 98L862 46C900 22 880 30 820 48", 18),
};

const extras = {
  rack: line("M300 170H520M500 170L440 380M330 170L420 380", 9),
  basket: line(
    "M910 66H1060L1036 160H934ZM926 96H1050M934 128H1042M960 66L966 160M1010 66L1004 160",
    9,
  ),
};

const chainring = `<circle class="ring" cx="${crank[0]}" cy="${crank[1]}" r="62" stroke="currentColor" stroke-width="12"/>
  ${repeat(28, (i) => tube([polar(crank, 66, (360 / 28) * i), polar(crank, 73, (360 / 28) * i)], 7))}
  ${repeat(5, (i) => tube([crank, polar(crank, 56, 72 * i)], 11))}
  ${tube([crank, [748, 470], [776, 470], [720, 470]], 17)}
  ${tube([above(rear, 34), above(crank, 68)], 5)}${tube([above(rear, -34), above(crank, -68)], 5)}`;

const bicycle = (frame: string, bar: string, extra = "") =>
  wheel(rear, 204) + wheel(front, 204) + frame + seat + fork + bar + extra + chainring;

const letter = (className: string, x: number, glyph: string) =>
  `<svg class="${className}" viewBox="${x} 140 216 470"><text x="${x}" y="600" textLength="216" lengthAdjust="spacingAndGlyphs" font-family="big-shoulders" font-weight="900" font-size="560" fill="currentColor">${glyph}</text></svg>`;

/** The two Os of GOOD are the wheels. Three drawings, so that a phone can stack them. */
export const good = `<div class="word" role="img" aria-label="The word good, its two Os the wheels of a bicycle">${letter("g", 20, "G")}<svg class="bike" viewBox="215 70 980 540">${bicycle(frames.road, bars.drop)}</svg>${letter("d", 1196, "D")}</div>`;

const forSale = (label: string, drawing: string) =>
  `<svg class="bike" viewBox="205 6 1000 614" role="img" aria-label="${label}">${drawing}</svg>`;

export const usedBikes = {
  tourer: forSale(
    "A tourer with drop bars and a rack",
    bicycle(frames.road, bars.drop, extras.rack),
  ),
  commuter: forSale("A commuter with a flat bar", bicycle(frames.road, bars.flat)),
  stepThrough: forSale(
    "A step-through with a basket",
    bicycle(frames.stepThrough, bars.swept, extras.basket),
  ),
};

/** What the legs will feel, from the shop to the coffee. */
export const profile = (seed: number, peaks: readonly number[]) =>
  `<svg class="profile" viewBox="0 0 600 150" preserveAspectRatio="none" aria-hidden="true"><path d="${ridge({ seed, width: 600, base: 140, bottom: 150, peaks, detail: 14 })}" fill="currentColor"/></svg>`;

export const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${ink}"/><g fill="none" stroke="${lime}"><circle cx="16" cy="16" r="10" stroke-width="3"/><path d="${repeat(4, (i) => polyline([polar([16, 16], 9, i * 45), polar([16, 16], 9, i * 45 + 180)]))}" stroke-width="1.300"/></g><circle cx="16" cy="16" r="2.600" fill="${lime}"/></svg>`;
