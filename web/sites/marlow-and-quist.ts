import type { ClientSite } from "./client-site.ts";
import { polyline, repeat, round } from "./drawing.ts";

const ox = "#4f0f1e";
const blush = "#f6dcd3";

/** An engraver's column: flutes crowd towards the edges and thicken on the shaded side. */
const column = (center: number, top: number, bottom: number, radius: number) => {
  const flutes = repeat(15, (i) => {
    const turn = -78 + (i / 14) * 156;
    const x = round(center + radius * Math.sin((turn * Math.PI) / 180));
    return `<path d="M${x} ${top}V${bottom}" stroke-width="${round(1.2 + (i / 14) ** 2 * 5)}"/>`;
  });
  const rings = [
    [top - 12, 1.12],
    [top - 22, 1.3],
    [bottom + 12, 1.14],
    [bottom + 22, 1.32],
  ];
  return (
    flutes +
    rings
      .map(
        ([y = 0, wide = 1]) =>
          `<path d="M${round(center - radius * wide)} ${y}H${round(center + radius * wide)}" stroke-width="8"/>`,
      )
      .join("")
  );
};

const lines = (
  from: number,
  to: number,
  step: number,
  left: (y: number) => number,
  right: (y: number) => number,
  weight: (y: number) => number,
) =>
  repeat(Math.floor((to - from) / step) + 1, (i) => {
    const y = from + i * step;
    return `<path d="M${round(left(y))} ${y}H${round(right(y))}" stroke-width="${round(weight(y))}"/>`;
  });

const rays = repeat(49, (i) => {
  const angle = (-90 + i * 3.75) * (Math.PI / 180);
  const at = (radius: number): [number, number] => [
    400 + radius * Math.sin(angle),
    330 - radius * Math.cos(angle),
  ];
  return `<path d="${polyline([at(318), at(i % 2 ? 350 : 372)])}" stroke-width="3"/>`;
});

const courthouse = `<svg width="736" height="710" viewBox="-20 -54 840 810" fill="none" stroke="${ox}">
  <g stroke="#c9574a">${rays}</g>
  <path d="M400 96L726 236H74Z" fill="${blush}" stroke-width="9" stroke-linejoin="miter"/>
  <path d="M400 126L656 224H144Z" stroke-width="3"/>
  ${lines(
    146,
    218,
    6,
    (y) => 400 - (y - 134) * 2.5,
    (y) => 400 + (y - 134) * 2.5,
    (y) => 1 + ((y - 140) / 80) * 2.6,
  )}
  <circle cx="400" cy="190" r="27" fill="#c9574a" stroke="${blush}" stroke-width="6"/>
  ${lines(
    250,
    286,
    12,
    () => 92,
    () => 708,
    (y) => (y - 240) / 6,
  )}
  ${repeat(6, (i) => column(132 + i * 107.2, 330, 590, 33))}
  ${lines(
    632,
    736,
    13,
    (y) => 92 - (y - 632) * 0.62,
    (y) => 708 + (y - 632) * 0.62,
    (y) => 3 + (y - 632) / 22,
  )}
</svg>`;

const matters = [
  ["Leaving a job", "Severance, non-competes, the letter you should not sign yet."],
  ["Starting a company", "Founders' terms and leases that still read well in year five."],
  ["Buying a building", "Title, easements and the water rights nobody mentioned."],
  ["Settling an estate", "Wills, trusts and the families around them."],
];

const fees = [
  ["First conversation", "30 minutes, by phone or on 17th Street", "Free"],
  ["Severance review", "Read, marked and explained in two days", "$480"],
  ["Company formation", "Filed, with an agreement you can follow", "$1,250"],
  ["Will and two directives", "Signed in one visit", "$890"],
];

export const marlowAndQuist: ClientSite = {
  name: "marlow-and-quist",
  title: "Marlow &amp; Quist, a small law office",
  description: "Plain advice for hard days. You know the fee before we open the file.",
  themeColor: "#4f0f1e",
  icon: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#4f0f1e"/><text x="16" y="23" text-anchor="middle" font-family="Georgia, serif" font-weight="700" font-size="20" fill="#f6dcd3">M</text></svg>`,
  faces: [
    { family: "newsreader", axes: "opsz" },
    { family: "newsreader", axes: "opsz", italic: true },
    { family: "schibsted-grotesk" },
  ],
  css: `
body { background: #fbf1ec; color: ${ox}; font: 450 19px/1.5 schibsted-grotesk }
.hero { display: grid; grid-template-columns: 640px 800px; height: 816px }
.left { background: ${ox}; color: ${blush}; padding: 40px 0 0 64px; position: relative }
.right { background: ${blush}; position: relative; display: grid; place-content: end center }
.logo { font: 500 31px newsreader; letter-spacing: -.02em }
.logo i { color: #f08a74 }
.right ul { position: absolute; top: 44px; right: 64px; display: flex; gap: 36px; font-weight: 600; font-size: 17px }
h1 { font: 430 124px/.87 newsreader; letter-spacing: -.05em; margin-top: 108px }
.left p { font-size: 21px; width: 420px; margin: 36px 0 38px; color: #eac3b8 }
.ask { background: #f08a74; color: #330711; font-weight: 700; padding: 19px 30px; display: inline-block; margin-right: 26px }
.call { font-weight: 600; border-bottom: 2px solid #f08a74; padding-bottom: 3px }
.matters { display: grid; grid-template-columns: repeat(4, 1fr); gap: 0 40px; padding: 56px 64px 84px }
.matters li { border-top: 2px solid ${ox}; padding-top: 20px; font-size: 18px; color: #7a3c42 }
h3 { font: 480 33px/1.05 newsreader; letter-spacing: -.025em; color: ${ox}; margin-bottom: 12px }
.fees { background: #f0a08a; color: #330711; padding: 84px 64px; display: grid; grid-template-columns: 1fr 1.4fr; gap: 72px }
h2 { font: 430 76px/.92 newsreader; letter-spacing: -.045em }
h2 i { font-style: italic }
.fees li { display: grid; grid-template-columns: 1fr 150px; align-items: baseline; border-bottom: 1.5px solid #33071155; padding: 18px 0 }
.fees li:first-child { padding-top: 0 }
.fees b { font: 500 30px newsreader; letter-spacing: -.02em; display: block }
.fees li > span { font: 430 42px newsreader; text-align: right; letter-spacing: -.03em }`,
  body: `
<header class="hero"><div class="left"><span class="logo">Marlow <i>&amp;</i> Quist</span><h1>Plain advice for hard days.</h1><p>A small law office on 17th Street. You know the fee before we open the file.</p><span class="ask">Ask a question</span><span class="call">(303) 555-0162</span></div>
<div class="right"><ul><li>Matters</li><li>Fees</li><li>People</li><li>Notes</li><li>Contact</li></ul>${courthouse}</div></header>
<ul class="matters">${matters.map(([name, text]) => `<li><h3>${name}</h3>${text}</li>`).join("")}</ul>
<section class="fees"><h2>The price, <i>in writing,</i> first.</h2><ul>${fees.map(([name, text, price]) => `<li><div><b>${name}</b>${text}</div><span>${price}</span></li>`).join("")}</ul></section>`,
};
