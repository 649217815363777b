import { fractal, randomNumbers } from "./noise.ts";
import type { Rgb } from "./print.ts";

type Vector = [x: number, y: number, z: number];

/** A thing turned on a wheel: how far its wall is from the middle, from its foot to its rim. */
export interface Pot {
  at: [x: number, z: number];
  height: number;
  /** The radius at even steps from foot to rim. */
  profile: number[];
  color: Rgb;
  /** A second color from this height on, for a dipped glaze. */
  dip?: { from: number; color: Rgb };
  /** 0 is clay, 1 is a mirror. */
  gloss: number;
  /** A ball as high as this: the profile only says how wide it is. */
  ball?: boolean;
}

export interface StillLife {
  pots: Pot[];
  table: (x: number, z: number) => Rgb;
  wall: (x: number, y: number) => Rgb;
  wallAt: number;
  eye: Vector;
  target: Vector;
  /** The larger, the closer. */
  lens: number;
  /** The window the light comes through: its middle, its size and its color. */
  window: { at: Vector; size: number; color: Rgb };
  air: Rgb;
}

const WALL_THICKNESS = 0.035;
const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const along = (a: Vector, d: Vector, t: number): Vector => [
  a[0] + d[0] * t,
  a[1] + d[1] * t,
  a[2] + d[2] * t,
];
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const unit = (a: Vector): Vector => {
  const size = Math.hypot(...a) || 1;
  return [a[0] / size, a[1] / size, a[2] / size];
};
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

function radius({ profile, height }: Pot, y: number): number {
  const place = Math.min(0.9999, Math.max(0, y / height)) * (profile.length - 1);
  const index = Math.floor(place);
  const t = place - index;
  const at = (step: number) =>
    profile[Math.min(profile.length - 1, Math.max(0, index + step))] ?? 0;
  const [a, b, c, d] = [at(-1), at(0), at(1), at(2)];
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}

/** How far a place is from the surface, at least: negative inside. */
function distance(pot: Pot, x: number, y: number, z: number): number {
  const from = Math.hypot(x - pot.at[0], z - pot.at[1]);
  if (pot.ball) return Math.hypot(from, y - pot.height / 2) - pot.height / 2;
  const wall = radius(pot, y);
  const outside = Math.max((from - wall) * 0.7, y - pot.height, -y);
  if (y < WALL_THICKNESS) return outside;
  return Math.max(outside, -(from - (wall - WALL_THICKNESS)) * 0.7);
}

interface Hit {
  at: Vector;
  normal: Vector;
  color: Rgb;
  gloss: number;
}

/** The light at a place of the picture, gathered from many rays: window, walls and things lit by them. */
export function stillLife(scene: StillLife, rays: number) {
  const random = randomNumbers(7);
  const forward = unit(minus(scene.target, scene.eye));
  const right = unit(cross(forward, [0, 1, 0]));
  const up = cross(right, forward);
  const bounds = scene.pots.map((pot) => Math.max(...pot.profile) + 0.02);

  function nearestPot(from: Vector, ray: Vector, limit: number): [number, Pot] | undefined {
    let found: [number, Pot] | undefined;
    let reach = limit;
    scene.pots.forEach((pot, index) => {
      const start = enter(pot, bounds[index] ?? 0, from, ray);
      if (start === undefined || start > reach) return;
      let t = start;
      for (let step = 0; step < 90 && t < reach; step++) {
        const gap = distance(pot, from[0] + ray[0] * t, from[1] + ray[1] * t, from[2] + ray[2] * t);
        if (gap < 0.0006) {
          reach = t;
          found = [t, pot];
          return;
        }
        t += gap;
        if (t > start + 6) return;
      }
    });
    return found;
  }

  function hit(from: Vector, ray: Vector): Hit | undefined {
    const toTable = ray[1] < 0 ? -from[1] / ray[1] : Number.POSITIVE_INFINITY;
    const toWall = ray[2] > 0 ? (scene.wallAt - from[2]) / ray[2] : Number.POSITIVE_INFINITY;
    const plane = Math.min(toTable, toWall);
    const pot = nearestPot(from, ray, plane);
    if (pot) return potHit(along(from, ray, pot[0]), pot[1]);
    if (plane === Number.POSITIVE_INFINITY) return undefined;
    const at = along(from, ray, plane);
    return toTable < toWall
      ? { at, normal: [0, 1, 0], color: scene.table(at[0], at[2]), gloss: 0 }
      : { at, normal: [0, 0, -1], color: scene.wall(at[0], at[1]), gloss: 0 };
  }

  function fromWindow({ at, normal }: Hit): Rgb {
    const { window } = scene;
    const spot: Vector = [
      window.at[0],
      window.at[1] + (random() - 0.5) * window.size,
      window.at[2] + (random() - 0.5) * window.size,
    ];
    const path = minus(spot, at);
    const far = Math.hypot(...path);
    const ray = unit(path);
    const facing = dot(normal, ray);
    if (facing <= 0 || nearestPot(along(at, normal, 0.004), ray, far)) return [0, 0, 0];
    const strength = (facing * Math.abs(ray[0]) * window.size ** 2) / far ** 2;
    return [window.color[0] * strength, window.color[1] * strength, window.color[2] * strength];
  }

  function seen(from: Vector, ray: Vector, bounces: number): Rgb {
    const found = hit(from, ray);
    if (!found) return scene.air;
    const direct = fromWindow(found);
    const shiny = found.gloss > 0 && random() < 0.04 + found.gloss * 0.5;
    if (bounces === 0) return tinted(direct, scene.air, found.color);
    const start = along(found.at, found.normal, 0.004);
    const next = shiny ? mirrored(ray, found.normal, random) : scattered(found.normal, random);
    const around = seen(start, next, bounces - 1);
    if (shiny) return around;
    return tinted(direct, around, found.color);
  }

  return (x: number, y: number, aspect: number): Rgb => {
    let [red, green, blue] = [0, 0, 0];
    for (let count = 0; count < rays; count++) {
      const h = (x - aspect / 2 + (random() - 0.5) * 0.0012) / scene.lens;
      const v = (0.5 - y + (random() - 0.5) * 0.0012) / scene.lens;
      const ray = unit([
        forward[0] + right[0] * h + up[0] * v,
        forward[1] + right[1] * h + up[1] * v,
        forward[2] + right[2] * h + up[2] * v,
      ]);
      const light = seen(scene.eye, ray, 2);
      red += Math.min(light[0], 4);
      green += Math.min(light[1], 4);
      blue += Math.min(light[2], 4);
    }
    return [red / rays, green / rays, blue / rays];
  };
}

const tinted = (direct: Rgb, around: Rgb, color: Rgb): Rgb => [
  (direct[0] + around[0]) * color[0],
  (direct[1] + around[1]) * color[1],
  (direct[2] + around[2]) * color[2],
];

/** Where a ray comes into the cylinder around a pot. */
function enter(pot: Pot, bound: number, from: Vector, ray: Vector): number | undefined {
  const x = from[0] - pot.at[0];
  const z = from[2] - pot.at[1];
  const a = ray[0] ** 2 + ray[2] ** 2;
  const b = x * ray[0] + z * ray[2];
  const c = x * x + z * z - bound * bound;
  const root = b * b - a * c;
  if (root < 0) return undefined;
  const near = (-b - Math.sqrt(root)) / a;
  const far = (-b + Math.sqrt(root)) / a;
  return far < 0 ? undefined : Math.max(0, near);
}

function potHit(at: Vector, pot: Pot): Hit {
  const [x, y, z] = at;
  const e = 0.0012;
  const normal = unit([
    distance(pot, x + e, y, z) - distance(pot, x - e, y, z),
    distance(pot, x, y + e, z) - distance(pot, x, y - e, z),
    distance(pot, x, y, z + e) - distance(pot, x, y, z - e),
  ]);
  const angle = Math.atan2(z - pot.at[1], x - pot.at[0]);
  // The rings of the turning hand, and specks in the clay.
  const rings = 0.94 + 0.12 * fractal(angle * 0.6, y * 34, 3);
  const specks = fractal(angle * 26, y * 60, 2) > 0.62 ? 0.78 : 1;
  const dipped = pot.dip && y > pot.dip.from + 0.05 * (fractal(angle * 2, 5, 3) - 0.5);
  const color = dipped && pot.dip ? pot.dip.color : pot.color;
  const tone = rings * (pot.gloss > 0.5 ? 1 : specks);
  return {
    at,
    normal,
    color: [color[0] * tone, color[1] * tone, color[2] * tone],
    gloss: pot.gloss,
  };
}

function scattered(normal: Vector, random: () => number): Vector {
  const turn = random() * Math.PI * 2;
  const z = random() * 2 - 1;
  const flat = Math.sqrt(1 - z * z);
  return unit([
    normal[0] + flat * Math.cos(turn),
    normal[1] + flat * Math.sin(turn),
    normal[2] + z,
  ]);
}

function mirrored(ray: Vector, normal: Vector, random: () => number): Vector {
  const back = 2 * dot(ray, normal);
  const rough = 0.07;
  return unit([
    ray[0] - normal[0] * back + (random() - 0.5) * rough,
    ray[1] - normal[1] * back + (random() - 0.5) * rough,
    ray[2] - normal[2] * back + (random() - 0.5) * rough,
  ]);
}
