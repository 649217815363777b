import { type House, houses } from "./houses.ts";
import { background } from "./street-background.ts";
import { landscape, type PlacedHouse, portrait, type View } from "./street-views.ts";
import { at, blue, box, dot, ink, line, navy, shape, svg } from "./svg.ts";

/** Main Street for the home page, in layers: `back` and `day` are below the dark overlay, `night` has the lights above it. */
const tree = `${box(-5, -77, 10, 77, "#5c4632", 3)}<ellipse cx="0" cy="-112" rx="46" ry="60" fill="#2d6a5a"/><ellipse cx="-13" cy="-124" rx="28" ry="38" fill="#3f8a72"/>`;
const lampPost = `${box(-3, -150, 6, 150, navy, 2)}${box(-8, -8, 16, 8, navy, 2)}${shape("M-10-174h20l-10-12z", navy)}`;
const lampBulb = shape("M-12-150h24l-5-24h-14z", "#fff1c9");
const dog = `${shape("M-30 0v-18q0-10 12-10h24l8-10q2 8 8 8l-4 12q-2 8-8 8V0h-6v-10h-20V0z", "#a8642f")}${line("M-30-20q-10-6-8-16", "#a8642f", 5)}`;

/** Tilts the van, which drives downhill. */
const downhill = (body: string) => `<g transform="rotate(8)">${body}</g>`;
const van = {
  walls: downhill(
    `${shape("M0-14V-62q0-10 10-10H112q14 0 22 12l16 24q16 3 16 14v8z", blue)}${box(0, -22, 168, 10, navy, 4)}${dot(36, -12, 16, ink)}${dot(36, -12, 7, "#93a5bd")}${dot(130, -12, 16, ink)}${dot(130, -12, 7, "#93a5bd")}`,
  ),
  lit: downhill(
    `${shape("M100-62h12q9 0 15 9l11 17H100z", "#ffe7b0")}${box(160, -34, 7, 11, "#fff6df", 3)}${box(0, -40, 5, 12, "#ff5a4a", 2)}`,
  ),
  glow: downhill(`${shape("M166-31L400-52V26L166-22Z", "url(#beam)")}`),
};
const beam = `<linearGradient id="beam"><stop stop-color="#fff1c9" stop-opacity=".42"/><stop offset="1" stop-color="#fff1c9" stop-opacity="0"/></linearGradient>`;

const eachHouse = (view: View, draw: (house: House, index: number, place: PlacedHouse) => string) =>
  view.houses
    .map((place, i) => at(place.x, place.y, draw(houses[place.name], i, place), place.scale))
    .join("");

const each = (places: readonly { x: number; y: number; scale: number }[], body: string) =>
  places.map(({ x, y, scale }) => at(x, y, body, scale)).join("");

const vans = ({ van }: View) => (van ? [van] : []);

interface LayerOptions {
  /** Draws the signs of the sample clients; an agency with other clients gets plain houses. */
  trades: boolean;
}

const walls = (view: View) =>
  `${each(view.trees, tree)}${view.ground}${eachHouse(view, (house) => house.walls)}${each(view.lamps, lampPost)}${each(vans(view), van.walls)}`;

const lit = (view: View, { trades }: LayerOptions) =>
  `${eachHouse(view, (house, _, { name }) => house.lit + (trades ? house.trade : "") + (name === "ours" ? at(284, 8, dog) : ""))}${each(view.lamps, lampBulb)}${each(vans(view), van.lit)}`;

/** The light of each house on its wall and on the road, and the light of the street lamps. */
const glow = (view: View) => {
  const gradients = view.houses
    .map(({ name }, i) => {
      const { color } = houses[name];
      return `<linearGradient id="w${i}" x1="0" y1="1" x2="0" y2="0"><stop stop-color="${color}" stop-opacity=".62"/><stop offset="1" stop-color="${color}" stop-opacity=".1"/></linearGradient><radialGradient id="s${i}" cx=".5" cy="0" r=".5" gradientTransform="matrix(1 0 0 2 0 0)"><stop stop-color="${color}" stop-opacity=".62"/><stop offset=".45" stop-color="${color}" stop-opacity=".2"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient><radialGradient id="h${i}"><stop stop-color="${color}" stop-opacity=".24"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`;
    })
    .join("");
  const lamp = `<circle cy="-160" r="120" fill="url(#l)"/><ellipse cy="6" rx="110" ry="20" fill="url(#l)"/>`;
  return `<defs>${gradients}${vans(view).length > 0 ? beam : ""}<radialGradient id="l"><stop stop-color="#ffe7b0" stop-opacity=".75"/><stop offset=".2" stop-color="#ffd98c" stop-opacity=".3"/><stop offset="1" stop-color="#ffcf7a" stop-opacity="0"/></radialGradient></defs>
    ${eachHouse(view, ({ width, wall }, i) => `<ellipse cx="${width / 2}" cy="${-wall * 0.5}" rx="${width * 1.1}" ry="${wall * 1.05}" fill="url(#h${i})"/><rect y="${-wall}" width="${width}" height="${wall}" fill="url(#w${i})"/><rect x="${-width * 0.25}" width="${width * 1.5}" height="${view.reach}" fill="url(#s${i})"/>`)}${each(view.lamps, lamp)}${each(vans(view), van.glow)}`;
};

const day = (view: View, options: LayerOptions) =>
  svg(view.width, view.height, walls(view) + lit(view, options));

const night = (view: View, options: LayerOptions) =>
  svg(view.width, view.height, glow(view) + lit(view, options));

export const street = {
  ...background,
  "street-day": day(landscape, { trades: true }),
  "street-day-portrait": day(portrait, { trades: true }),
  "street-day-plain": day(landscape, { trades: false }),
  "street-day-plain-portrait": day(portrait, { trades: false }),
  "street-night": night(landscape, { trades: true }),
  "street-night-portrait": night(portrait, { trades: true }),
  "street-night-plain": night(landscape, { trades: false }),
  "street-night-plain-portrait": night(portrait, { trades: false }),
};
