import type { ClientSite } from "./client-site.ts";
import { type Point, polar, polyline, repeat } from "./drawing.ts";

const color = {
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

const figure = (x: number, floor: number, pose: Pose, body: string, limb: string) => {
  const ankle: Point = [x, floor - 16 - pose.lift];
  const toe: Point = [x + 44, floor - 12];
  const knee = polar(ankle, 108, pose.shin);
  const hip = polar(knee, 112, pose.thigh);
  const shoulder = polar(hip, 128, pose.back);
  const head = polar(shoulder, 62, pose.back * 0.6 + 4);
  const elbow = polar(shoulder, 84, pose.upperArm);
  const hand = polar(elbow, 80, pose.forearm);
  const stroke = (points: Point[], width: number, ink: string) =>
    `<path d="${polyline(points)}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
  return `${stroke([hip, shoulder], 54, body)}${stroke([toe, ankle, knee, hip], 38, body)}<circle cx="${head[0]}" cy="${head[1]}" r="34" fill="${body}"/>${stroke([shoulder, elbow, hand], 26, limb)}`;
};

const inks = ["#ffc876", "#ff9f4a", "#2fae98", "#0b4f47"];
const limbs = ["#f29a3d", "#e4701f", "#0f7f6f", "#1fa08c"];

/** One movement, sit to stand, as four exposures on the same plate. */
const movement = `<svg class="movement" width="800" height="600" viewBox="0 0 800 600">
  <path d="M20 588H790" stroke="${color.pine}" stroke-opacity=".3" stroke-width="4" stroke-linecap="round"/>
  ${poses.map((pose, i) => figure(128 + i * 192, 586, pose, inks[i] ?? "", limbs[i] ?? "")).join("")}
</svg>`;

const icon = (paths: string) =>
  `<svg width="64" height="64" viewBox="0 0 64 64" fill="none" stroke="${color.pine}" stroke-width="6" stroke-linecap="round">${paths}</svg>`;

const treatments = [
  [
    "Back and neck",
    "Desk backs, school-bag backs, slipped discs.",
    "#ffe3bd",
    icon(
      `${repeat(4, (i) => `<path d="M${14 - (i % 2) * 4} ${10 + i * 14}h${18 + (i % 2) * 8}"/>`)}`,
    ),
  ],
  [
    "Knees and hips",
    "From the first twinge to the new joint.",
    color.mint,
    icon(
      `<path d="M8 6l8 24-8 28M32 6l-6 24 6 28"/><circle cx="21" cy="30" r="6" fill="${color.apricot}" stroke="none"/>`,
    ),
  ],
  [
    "Running and ski",
    "Gait filmed on our own 20-yard track.",
    "#d7e9ff",
    icon(`<path d="M6 52L30 28l10 8L58 12"/><path d="M44 12h14v14"/>`),
  ],
  [
    "After surgery",
    "With your surgeon's plan, not instead of it.",
    "#ffd9cf",
    icon(`<path d="M26 10v44M4 32h44"/>`),
  ],
];

const times = ["Today 4:40", "Wed 7:20", "Wed 12:00", "Thu 8:10", "Thu 5:30", "Fri 9:00"];

const prices = [
  ["First visit", "60 min", "$135"],
  ["Follow-up", "40 min", "$95"],
  ["Running lab", "75 min", "$180"],
];

export const northsidePhysio: ClientSite = {
  name: "northside-physio",
  title: "Northside Physio, Highland, Denver",
  description:
    "Physiotherapy in Highland: the next free appointments, what we treat, and what it costs.",
  themeColor: "#ffffff",
  icon: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0b4f47"/><text x="16" y="23" text-anchor="middle" font-family="Georgia, serif" font-weight="700" font-size="20" fill="#c9f0e1">N</text></svg>`,
  faces: [{ family: "gabarito" }, { family: "manrope" }],
  css: `
body { background: #fff; color: ${color.pine}; font: 500 19px/1.5 manrope }
nav { padding: 26px 64px; font-weight: 700; font-size: 17px }
nav ul { gap: 36px }
.logo { font: 750 28px gabarito; letter-spacing: -.02em; display: flex; gap: 12px; align-items: center }
.logo i { width: 26px; height: 26px; border-radius: 50% 50% 50% 0; background: ${color.apricot} }
.book { background: ${color.pine}; color: #fff; padding: 14px 24px; border-radius: 14px }
.hero { margin: 0 32px; height: 690px; border-radius: 44px; background: linear-gradient(120deg, #bdeedd 0%, #dcf6ec 52%, #fff0d3 100%); position: relative; padding: 66px 0 0 64px }
h1 { font: 720 116px/.9 gabarito; letter-spacing: -.04em; width: 860px }
.hero > p { width: 440px; font-size: 21px; margin: 34px 0 40px }
.movement { position: absolute; right: 8px; bottom: 34px }
.slots { background: #fff; border-radius: 28px; padding: 24px; width: 500px; box-shadow: 0 30px 50px -34px #0b4f4799 }
.slots b { font: 650 22px gabarito }
.slots ul { display: grid; grid-template-columns: repeat(3, 1fr); gap: 10px; margin-top: 14px; font: 700 17px manrope }
.slots li { background: #eef9f5; border-radius: 14px; padding: 13px 0; text-align: center }
.slots li:nth-child(2) { background: ${color.apricot}; color: #3a1c00 }
${treatments.map(([, , ground], index) => `.treat li:nth-child(${index + 1}) { background: ${ground} }`).join("\n")}
.treat { padding: 48px 64px 84px }
h2 { font: 700 60px/1 gabarito; letter-spacing: -.03em }
.treat ul { display: grid; grid-template-columns: repeat(4, 1fr); gap: 20px; margin-top: 28px }
.treat li { border-radius: 28px; padding: 26px 28px 32px; font-size: 18px; line-height: 1.45 }
h3 { font: 680 28px/1.1 gabarito; margin: 22px 0 8px; letter-spacing: -.01em }
.prices { margin: 0 32px 32px; border-radius: 44px; background: ${color.pine}; color: #eafff7; padding: 72px 64px; display: grid; grid-template-columns: 1fr 1.1fr; gap: 80px }
.prices p { margin-top: 18px; max-width: 440px; color: #b9e3d6 }
.prices li { display: grid; grid-template-columns: 1fr 120px 90px; padding: 20px 0; border-bottom: 1px solid #ffffff33; font: 600 27px gabarito }
.prices li span:last-child { color: ${color.sun}; text-align: right }`,
  body: `
<nav><span class="logo"><i></i>Northside Physio</span><ul><li>Treatments</li><li>Team</li><li>Prices</li><li>(303) 555-0117</li><li class="book">Book a visit</li></ul></nav>
<header class="hero"><h1>Move without thinking about it.</h1><p>Physiotherapy in Highland, Denver. Most people need four visits; we tell you on the first.</p>
<div class="slots"><b>Next free appointments</b><ul>${times.map((time) => `<li>${time}</li>`).join("")}</ul></div>${movement}</header>
<section class="treat"><h2>What brings people in</h2><ul>${treatments.map(([name, text, , drawing]) => `<li>${drawing}<h3>${name}</h3>${text}</li>`).join("")}</ul></section>
<section class="prices"><div><h2>Prices on the door</h2><p>No packages to buy. We send your insurer the paperwork and you pay only your share.</p></div><ul>${prices.map(([name, time, price]) => `<li><span>${name}</span><span>${time}</span><span>${price}</span></li>`).join("")}</ul></section>`,
};
