import { type Point, polar, polyline, repeat, round } from "../drawing.ts";

export const color = {
  pine: "#0b4f47",
  teal: "#12927f",
  mint: "#c9f0e1",
  apricot: "#ff9f4a",
  sun: "#ffd27a",
};

/** Angles of the limbs in degrees from upright, forward is positive; lift raises the heels. */
const poses = [
  { shin: 24, thigh: -84, back: 34, upperArm: 152, forearm: 124, lift: 0 },
  { shin: 27, thigh: -50, back: 36, upperArm: 160, forearm: 134, lift: 0 },
  { shin: 14, thigh: -20, back: 14, upperArm: 60, forearm: 30, lift: 0 },
  { shin: 2, thigh: -2, back: -4, upperArm: 25, forearm: 11, lift: 16 },
];

type Pose = (typeof poses)[number];

const figure = (x: number, floor: number, pose: Pose, ink: string) => {
  const ankle: Point = [x, floor - 16 - pose.lift];
  const toe: Point = [x + 44, floor - 12];
  const knee = polar(ankle, 108, pose.shin);
  const hip = polar(knee, 112, pose.thigh);
  const shoulder = polar(hip, 128, pose.back);
  const head = polar(shoulder, 62, pose.back * 0.6 + 4);
  const elbow = polar(shoulder, 84, pose.upperArm);
  const hand = polar(elbow, 80, pose.forearm);
  const stroke = (points: Point[], width: number) =>
    `<path d="${polyline(points)}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
  return `${stroke([hip, shoulder], 54)}${stroke([toe, ankle, knee, hip], 38)}<circle cx="${round(head[0])}" cy="${round(head[1])}" r="34" fill="${ink}"/>${stroke([shoulder, elbow, hand], 28)}`;
};

const inks = ["#ffc876", "#ff9f4a", "#2fae98", "#0b4f47"];

/** One movement, sit to stand, as four exposures on the same plate. */
export const movement = `<svg class="movement" width="800" height="600" viewBox="0 0 800 600" role="img" aria-label="One movement in four moments, from a deep crouch to a stretch on tiptoe">
  <path d="M20 588H790" stroke="${color.pine}" stroke-opacity=".3" stroke-width="4" stroke-linecap="round"/>
  ${poses.map((pose, i) => `<g class="pose">${figure(128 + i * 192, 586, pose, inks[i] ?? "")}</g>`).join("")}
</svg>`;

const treatmentIcon = (paths: string) =>
  `<svg width="64" height="64" viewBox="0 0 64 64" aria-hidden="true" fill="none" stroke="${color.pine}" stroke-width="6" stroke-linecap="round">${paths}</svg>`;

export const treatmentIcons = {
  back: treatmentIcon(
    repeat(4, (i) => `<path d="M${14 - (i % 2) * 4} ${10 + i * 14}h${18 + (i % 2) * 8}"/>`),
  ),
  knee: treatmentIcon(
    `<path d="M8 6l8 24-8 28M32 6l-6 24 6 28"/><circle cx="21" cy="30" r="6" fill="${color.apricot}" stroke="none"/>`,
  ),
  run: treatmentIcon(`<path d="M6 52L30 28l10 8L58 12"/><path d="M44 12h14v14"/>`),
  surgery: treatmentIcon(`<path d="M26 10v44M4 32h44"/>`),
};

interface Look {
  ground: string;
  skin: string;
  shirt: string;
  /** Drawn behind the head, and before it. */
  back?: string;
  front: string;
}

const portrait = ({ ground, skin, shirt, back = "", front }: Look) =>
  `<svg viewBox="0 0 300 300" width="300" height="300" aria-hidden="true"><rect width="300" height="300" fill="${ground}"/>${back}<path d="M40 300C44 242 92 224 128 222H172C208 224 256 242 260 300Z" fill="${shirt}"/><path d="M124 200H176V232Q150 252 124 232Z" fill="${skin}"/><path d="M96 130C94 188 118 216 150 216S206 188 204 130C198 82 102 82 96 130Z" fill="${skin}"/><circle cx="128" cy="150" r="6" fill="#0b2b27"/><circle cx="172" cy="150" r="6" fill="#0b2b27"/><path d="M130 180Q150 196 170 180" fill="none" stroke="#0b2b27" stroke-width="6" stroke-linecap="round"/>${front}</svg>`;

const curls = repeat(9, (i) => {
  const [x, y] = polar([150, 122], 62, -100 + i * 25);
  return `<circle cx="${round(x)}" cy="${round(y)}" r="27" fill="#2a1712"/>`;
});

export const portraits = [
  portrait({
    ground: color.mint,
    skin: "#8d5a3b",
    shirt: color.apricot,
    back: curls,
    front: `<path d="M98 124Q118 96 150 98T202 124Q196 84 150 82T98 124Z" fill="#2a1712"/>`,
  }),
  portrait({
    ground: "#ffe3bd",
    skin: "#f3cba8",
    shirt: color.teal,
    front: `<path d="M94 138C88 84 116 66 152 66S212 86 206 138C200 118 190 106 178 104 150 112 120 108 110 100 104 108 98 120 94 138Z" fill="#b5562a"/><path d="M98 170C98 214 124 226 150 226S202 214 202 170C194 196 176 196 170 190H130C124 196 106 196 98 170Z" fill="#b5562a"/>`,
  }),
  portrait({
    ground: "#d7e9ff",
    skin: "#e2ab7f",
    shirt: color.pine,
    back: `<path d="M90 130C86 76 116 58 150 58S214 76 210 130V232H90Z" fill="#1d1a22"/>`,
    front: `<path d="M94 136C96 88 126 78 150 78S204 88 206 136C196 116 176 104 150 104S104 116 94 136Z" fill="#1d1a22"/><g fill="none" stroke="#0b2b27" stroke-width="5"><circle cx="128" cy="150" r="19"/><circle cx="172" cy="150" r="19"/><path d="M147 150h6"/></g>`,
  }),
];

/** A drop that leans forward, as in the logo, with a stride in it. */
export const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${color.pine}"/><path d="M5 27V16A11 11 0 1 1 16 27Z" fill="${color.apricot}"/><path d="M10 22l4.5-7 4 4 4.5-8" fill="none" stroke="${color.pine}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
