import { brandColors } from "./brand/mark.ts";
import type { Shot } from "./shot.ts";

const { pale, light, bright, main, deep } = brandColors;

/** The other two sites hang in front. */
const wallSites = [
  "lumen-goods",
  "vesper-picture-house",
  "northside-physio",
  "marlow-and-quist",
  "spoke-and-chain",
  "halden-architects",
];

interface Scene {
  width: number;
  height: number;
  /** Where the camera looks: the vanishing point. */
  origin: string;
  wall: { left: number; top: number; width: number; columns: number; rows: number };
  front: readonly { name: string; left: number; top: number; width: number; height: number }[];
  /** The blur and the color behind the copy: its direction, and where it is full and where none. */
  haze: { angle: number; full: number; none: number };
  light: string;
}

// The page crops the sides and shifts the layers by up to 120 pixels. The copy has the left
// two thirds to itself: there the wall is blurred beyond reading, and all that matters hangs in the
// right third, below the header.
const landscape: Scene = {
  width: 2560,
  height: 1440,
  origin: "66% 40%",
  wall: { left: -700, top: -760, width: 4200, columns: 6, rows: 5 },
  front: [
    { name: "ridgeline", left: 1850, top: 420, width: 760, height: 500 },
    { name: "oat-and-ember", left: 1890, top: 1010, width: 700, height: 470 },
  ],
  haze: { angle: 90, full: 66, none: 80 },
  light: "1000px 1000px at 88% 40%",
};

const portrait: Scene = {
  width: 1170,
  height: 2080,
  origin: "64% 26%",
  wall: { left: -1380, top: -420, width: 3300, columns: 6, rows: 6 },
  front: [{ name: "ridgeline", left: 400, top: 486, width: 600, height: 350 }],
  haze: { angle: 6, full: 60, none: 72 },
  light: "900px 900px at 72% 24%",
};

const tilt = "rotateX(34deg) rotateY(-15deg) rotateZ(15deg)";

const card = (name: string, style = "") =>
  `<div class="card" style="${style}"><div class="bar"><i></i><i></i><i></i></div><img src="/shots/${name}-page.png" alt=""></div>`;

const page = (scene: Scene, css: string, body: string) => `<!doctype html><style>
* { box-sizing: border-box; margin: 0 }
body { width: ${scene.width}px; height: ${scene.height}px; overflow: hidden }
.camera { position: absolute; inset: 0; perspective: 2300px; perspective-origin: ${scene.origin} }
.card { border-radius: 22px; overflow: hidden; background: #fff; box-shadow: 0 50px 70px -20px #02183acc, 0 0 0 2px #ffffff8c }
.bar { height: 36px; background: #f2f6fa; display: flex; align-items: center; gap: 10px; padding: 0 20px }
.bar i { width: 12px; height: 12px; border-radius: 50%; background: #bccbdb }
img { display: block; width: 100%; filter: saturate(1.2) brightness(1.07) }
${css}
</style>${body}`;

const mask = ({ angle, full, none }: Scene["haze"], retreat = 0) =>
  `linear-gradient(${angle}deg, #000 ${full - retreat}%, transparent ${none - retreat}%)`;

/** One step down and two across keep a site from meeting itself. */
const columns = ({ columns, rows }: Scene["wall"]) =>
  Array.from({ length: columns }, (_, column) => {
    const cards = Array.from({ length: rows }, (_, row) =>
      card(wallSites[(row + column * 2) % wallSites.length] ?? ""),
    );
    return `<div class="column">${cards.join("")}</div>`;
  }).join("");

const wallPage = (scene: Scene) =>
  page(
    scene,
    `
body { background: radial-gradient(75% 95% at 72% 30%, ${light} 0, ${bright} 34%, ${main} 66%, ${deep} 100%) }
.wall { position: absolute; left: ${scene.wall.left}px; top: ${scene.wall.top}px; width: ${scene.wall.width}px; display: grid; grid-template-columns: repeat(${scene.wall.columns}, 1fr); gap: 56px; transform: ${tilt} }
.column { display: grid; gap: 56px; align-content: start }
.column:nth-child(2n) { margin-top: -260px }
.wall .card { height: ${Math.round((scene.wall.width / scene.wall.columns) * 0.94)}px }
.layer { position: absolute; inset: 0; mask: ${mask(scene.haze)} }
.near { backdrop-filter: blur(9px) }
.far { backdrop-filter: blur(26px) saturate(1.3); mask: ${mask(scene.haze, 4)} }
.haze { background: ${main}a6 }
.light { position: absolute; inset: 0; background: radial-gradient(${scene.light}, ${pale}59, transparent 70%); mix-blend-mode: screen }`,
    `<div class="camera"><div class="wall">${columns(scene.wall)}</div></div><div class="layer near"></div><div class="layer far"></div><div class="layer haze"></div><div class="light"></div>`,
  );

const frontPage = (scene: Scene) =>
  page(
    scene,
    `.card { position: absolute; transform: ${tilt} translateZ(120px); border-radius: 26px; box-shadow: 0 70px 90px -20px #01122ce6, 0 0 0 3px #ffffffb3 }`,
    `<div class="camera">${scene.front.map(({ name, left, top, width, height }) => card(name, `left:${left}px;top:${top}px;width:${width}px;height:${height}px`)).join("")}</div>`,
  );

// The page lays 70% black over the layers, which hides what a low quality costs.
const wall = { quality: 36, chroma: "4:2:0" } as const;
const front = { quality: 44, chroma: "4:2:0", transparent: true } as const;
const wide = { width: landscape.width, height: landscape.height, output: [828, 1280, 1920, 2560] };
const tall = { width: portrait.width, height: portrait.height, output: [480, 828, 1170] };

export const shots: readonly Shot[] = [
  { name: "hero-wall", html: wallPage(landscape), ...wide, ...wall },
  { name: "hero-front", html: frontPage(landscape), ...wide, ...front },
  { name: "hero-wall-portrait", html: wallPage(portrait), ...tall, ...wall, quality: 34 },
  { name: "hero-front-portrait", html: frontPage(portrait), ...tall, ...front },
];
