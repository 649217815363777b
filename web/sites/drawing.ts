/** Numbers from 0 to 1, the same ones at every build. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

export const round = (value: number): number => Math.round(value * 10) / 10;

export type Point = readonly [x: number, y: number];

export const polyline = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index ? "L" : "M"}${round(x)} ${round(y)}`).join("");

/** A point at an angle in degrees, clockwise from twelve o'clock. */
export const polar = ([x, y]: Point, radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
};

/** Refines a coarse skyline: each midpoint is displaced at random, less each time. */
function skyline(heights: readonly number[], seed: number, roughness: number): number[] {
  const random = seededRandom(seed);
  let refined = [...heights];
  for (let level = 1; level <= 5; level++) {
    const spread = roughness ** level;
    refined = refined.flatMap((height, index) => {
      const next = refined[index + 1];
      if (next === undefined) return [height];
      return [height, (height + next) / 2 + (random() - 0.5) * spread];
    });
  }
  return refined;
}

interface Ridge {
  /** Peaks and passes at even distances, as heights above the base line. */
  peaks: readonly number[];
  seed: number;
  width: number;
  base: number;
  bottom: number;
  /** How far the random detail departs from the peaks, in pixels. */
  detail?: number;
}

export const ridgePoints = ({ peaks, seed, width, base, detail = 60 }: Ridge): Point[] => {
  const heights = skyline(
    peaks.map((peak) => peak / detail),
    seed,
    0.55,
  );
  return heights.map((height, index) => [
    (index / (heights.length - 1)) * width,
    base - height * detail,
  ]);
};

export const ridge = (options: Ridge): string =>
  `${polyline(ridgePoints(options))}L${options.width} ${options.bottom}L0 ${options.bottom}Z`;
