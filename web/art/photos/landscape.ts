import { fractal, hash, noise } from "./noise.ts";
import type { Rgb } from "./print.ts";

/** A lake between hills at some hour of the day. */
export interface Landscape {
  seed: number;
  /** From the top of the sky to the horizon. */
  sky: [Rgb, Rgb, Rgb];
  /** What the air turns far hills into, and the color of the nearest. */
  haze: Rgb;
  near: Rgb;
  /** Where the sun or the moon stands, from left and top; how large and how bright. */
  sun: { x: number; y: number; size: number; color: Rgb; glow: number };
  stars: number;
  /** Where the water begins, from the top. */
  shore: number;
  ridges: number;
}

const mix = (one: Rgb, other: Rgb, share: number): Rgb => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
];
const add = (one: Rgb, other: Rgb, share: number): Rgb => [
  one[0] + other[0] * share,
  one[1] + other[1] * share,
  one[2] + other[2] * share,
];
const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** The light that comes from a place of the picture; x and y run from 0 to 1 over its height. */
export function landscape(scene: Landscape): (x: number, y: number) => Rgb {
  const above = (x: number, y: number) => land(scene, x, y);
  return (x, y) => {
    if (y < scene.shore) return above(x, y);
    const depth = (y - scene.shore) / (1 - scene.shore);
    // Near waves are large; far away the water is a mirror.
    const size = 1 + 40 / (0.15 + depth * 3);
    const wave = fractal(x * size * 0.5 + scene.seed, y * size * 6, 3) - 0.42;
    const mirrored = scene.shore - (y - scene.shore) * 0.86 + wave * (0.004 + depth * 0.1);
    const reflected = above(x + wave * depth * 0.03, Math.min(scene.shore - 0.002, mirrored));
    const deep = mix(scene.near, scene.sky[0], 0.25);
    return mix(reflected, deep, 0.12 + depth * 0.42);
  };
}

function land(scene: Landscape, x: number, y: number): Rgb {
  const { ridges, haze, near, shore, seed } = scene;
  for (let index = ridges - 1; index >= 0; index--) {
    const closeness = index / (ridges - 1);
    const foot = shore - 0.005;
    const height = 0.3 - closeness * 0.2;
    const hill = fractal(x * (0.9 + closeness * 1.3) + index * 31.7 + seed, index * 3.1, 5);
    const trees = closeness > 0.55 ? treeTops(x, index + seed) * closeness * 0.034 : 0;
    const crest = foot - height * hill * 1.25 + 0.012;
    if (y < crest - trees) continue;
    // Mist lies in the valleys and leaves the crests free.
    const mist = clamp((y - crest) / (0.05 + height * 0.55)) ** 1.4;
    const cover = (1 - closeness) ** 1.1 * 0.9;
    const ground = mix(near, haze, cover);
    const shade = 0.9 + 0.2 * fractal(x * 40, y * 60 + index, 3);
    const lit = mix(ground, haze, mist * (0.75 - closeness * 0.5));
    return [lit[0] * shade, lit[1] * shade, lit[2] * shade];
  }
  return air(scene, x, y);
}

/** Pointed and uneven: a row of firs against the light. */
function treeTops(x: number, seed: number): number {
  let tallest = 0;
  for (const [scale, size] of [
    [62, 1],
    [97, 0.8],
    [151, 0.6],
  ] as const) {
    const place = x * scale + seed * 7;
    const tree = Math.floor(place);
    const across = Math.abs(place - tree - 0.5) * 2;
    const tall = (0.35 + 0.65 * hash(tree, seed + scale)) * size;
    const branches = 0.12 * noise(place * 9, seed) * across;
    tallest = Math.max(tallest, tall * clamp(1 - across - branches));
  }
  return tallest;
}

function air({ sky, sun, stars, shore, seed, haze }: Landscape, x: number, y: number): Rgb {
  const down = clamp(y / shore);
  const plain =
    down < 0.55 ? mix(sky[0], sky[1], down / 0.55) : mix(sky[1], sky[2], (down - 0.55) / 0.45);
  const streaks = clamp((fractal(x * 1.6 + seed, y * 9, 5) - 0.44) * 2.6) * down * (1 - down) * 2.2;
  const clouded = mix(plain, mix(haze, sun.color, 0.5), streaks * 0.55);
  const distance = Math.hypot(x - sun.x, y - sun.y);
  const halo = Math.exp(-distance / sun.glow) * 0.75 + Math.exp(-distance / (sun.glow * 4)) * 0.3;
  const disc = clamp((sun.size - distance) / (sun.size * 0.12));
  const lit = add(add(clouded, sun.color, halo), sun.color, disc * 1.2);
  if (stars === 0) return lit;
  const cell = 210;
  const column = Math.floor(x * cell);
  const row = Math.floor(y * cell);
  const present = hash(column * 3 + seed, row * 5) < stars;
  if (!present) return lit;
  const dx = x * cell - column - 0.2 - 0.6 * hash(column, row);
  const dy = y * cell - row - 0.2 - 0.6 * hash(row, column);
  const spark = clamp(1 - Math.hypot(dx, dy) * (3.4 + 4 * hash(row + 9, column)));
  return add(lit, [1, 0.97, 0.92], spark * (1 - down) * hash(column + 3, row + 8) ** 3 * 2);
}
