import type { Landscape } from "./landscape.ts";
import { fractal } from "./noise.ts";
import type { Rgb } from "./print.ts";
import type { StillLife } from "./still-life.ts";

/** Long boards or a table top: the grain runs from left to right. */
const wood =
  ([red, green, blue]: Rgb, boards = 0) =>
  (x: number, z: number): Rgb => {
    const board = boards ? Math.floor(z / boards) : 0;
    const gap = boards && Math.abs(z / boards - board - 0.5) > 0.487 ? 0.45 : 1;
    const light = (0.6 + 0.5 * fractal(x * 1.2 + board * 7.7, z * 26, 4)) * gap;
    return [red * light, green * light, blue * light];
  };

const plaster =
  ([red, green, blue]: Rgb) =>
  (x: number, y: number): Rgb => {
    const light = 0.92 + 0.16 * fractal(x * 3, y * 3, 5);
    return [red * light, green * light, blue * light];
  };

/** For the festival at a lake. */
export const duskAtTheLake: Landscape = {
  seed: 4,
  sky: [
    [0.05, 0.09, 0.2],
    [0.3, 0.26, 0.34],
    [0.95, 0.5, 0.28],
  ],
  haze: [0.55, 0.4, 0.42],
  near: [0.012, 0.018, 0.03],
  sun: { x: 1.05, y: 0.47, size: 0.028, color: [1, 0.55, 0.25], glow: 0.12 },
  stars: 0,
  shore: 0.62,
  ridges: 5,
};

/** For the pottery. */
export const potsOnATable: StillLife = {
  pots: [
    {
      at: [-0.42, 0.25],
      height: 1.5,
      profile: [0.2, 0.3, 0.36, 0.36, 0.3, 0.2, 0.13, 0.12, 0.15],
      color: [0.78, 0.75, 0.69],
      gloss: 0.08,
    },
    {
      at: [0.34, 0],
      height: 0.78,
      profile: [0.2, 0.36, 0.45, 0.47, 0.42, 0.3, 0.22, 0.23],
      color: [0.5, 0.16, 0.09],
      dip: { from: 0.45, color: [0.62, 0.3, 0.18] },
      gloss: 0.1,
    },
    {
      at: [0.06, -0.62],
      height: 0.34,
      profile: [0.13, 0.17, 0.19, 0.2, 0.2],
      color: [0.14, 0.24, 0.36],
      dip: { from: 0.2, color: [0.62, 0.64, 0.62] },
      gloss: 0.16,
    },
  ],
  table: wood([0.48, 0.32, 0.19]),
  wall: plaster([0.6, 0.56, 0.5]),
  wallAt: 1.15,
  eye: [0.15, 1.15, -4.2],
  target: [0.02, 0.62, 0],
  lens: 1.9,
  window: { at: [-3.2, 2.4, -0.9], size: 1.8, color: [10, 9.2, 8] },
  air: [0.12, 0.14, 0.17],
};

/** For the vet's practice. */
export const ballAndBowl: StillLife = {
  pots: [
    {
      at: [0.5, 0.25],
      height: 0.42,
      profile: [0.66, 0.62, 0.58, 0.55, 0.53, 0.56],
      color: [0.56, 0.58, 0.6],
      gloss: 0.75,
    },
    {
      at: [-0.45, -0.3],
      height: 0.7,
      profile: [0.35],
      color: [0.72, 0.12, 0.08],
      gloss: 0.14,
      ball: true,
    },
    {
      at: [-0.95, 0.35],
      height: 0.4,
      profile: [0.2],
      color: [0.62, 0.68, 0.14],
      gloss: 0,
      ball: true,
    },
  ],
  table: wood([0.5, 0.33, 0.2], 0.42),
  wall: plaster([0.3, 0.46, 0.42]),
  wallAt: 1.5,
  eye: [-0.1, 1.0, -4.4],
  target: [-0.08, 0.42, 0],
  lens: 1.85,
  window: { at: [-3.2, 2.6, -1.2], size: 1.9, color: [10.5, 9.6, 8.4] },
  air: [0.13, 0.16, 0.18],
};
