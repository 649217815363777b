import type { ClientSite } from "./client-site.ts";
import { repeat } from "./drawing.ts";

const ink = "#1d1147";

/** Light falls from (x, y): a soft pool on the wall behind the lamp. */
const glow = (id: string, x: number, y: number, radius: number, tint = "#fff3c9") => `
  <radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${radius}"><stop offset="0" stop-color="${tint}"/><stop offset=".28" stop-color="${tint}" stop-opacity=".62"/><stop offset="1" stop-color="${tint}" stop-opacity="0"/></radialGradient>
  <circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${id})"/>`;

export const scene = `<svg class="scene" width="1440" height="640" viewBox="0 10 1440 640">
  <defs><linearGradient id="shade" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#ff8a3c"/><stop offset=".55" stop-color="#ffb45e"/><stop offset="1" stop-color="#f2661f"/></linearGradient>
  <linearGradient id="stem" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#ffd9ae"/><stop offset=".5" stop-color="#fff3de"/><stop offset="1" stop-color="#f7b67a"/></linearGradient></defs>
  <radialGradient id="wall" gradientUnits="userSpaceOnUse" cx="1010" cy="370" r="620"><stop offset="0" stop-color="#ffe3a3"/><stop offset=".3" stop-color="#ffa46e"/><stop offset=".58" stop-color="#d8559f" stop-opacity=".8"/><stop offset="1" stop-color="#4a25d8" stop-opacity="0"/></radialGradient>
  <rect width="1440" height="590" fill="url(#wall)"/>
  <radialGradient id="table" gradientUnits="userSpaceOnUse" cx="1010" cy="0" r="560" gradientTransform="translate(0 592) scale(1 .2)"><stop offset="0" stop-color="#ffc98a"/><stop offset=".5" stop-color="#a13d8c"/><stop offset="1" stop-color="#26127a"/></radialGradient>
  <rect y="590" width="1440" height="100" fill="url(#table)"/>
  <path d="M960 350h100l26 214c4 24-18 34-76 34s-80-10-76-34Z" fill="url(#stem)"/>
  <path d="M740 362C740 214 862 130 1010 130S1280 214 1280 362C1280 384 1262 392 1230 392H790C758 392 740 384 740 362Z" fill="url(#shade)"/>
  <ellipse cx="1010" cy="386" rx="236" ry="17" fill="#fff6d8"/>
  <path d="M800 300C822 226 888 184 952 172" stroke="#fff" stroke-opacity=".55" stroke-width="16" stroke-linecap="round" fill="none"/>
  <g transform="translate(1256 478)"><rect x="0" y="76" width="150" height="36" rx="6" fill="#ff6f91"/><rect x="12" y="42" width="126" height="34" rx="6" fill="#ffe3d0"/><rect x="4" y="10" width="136" height="32" rx="6" fill="#8f7bff"/></g>
  <g transform="translate(620 436)"><path d="M16 160C-6 120 4 74 46 74S98 120 76 160Z" fill="#8f7bff"/><path d="M46 78C44 30 30 6 4 -14M46 78C50 26 66 4 90 -6M46 78V-36" stroke="#7ce0b8" stroke-width="8" stroke-linecap="round" fill="none"/><ellipse cx="4" cy="-20" rx="13" ry="24" fill="#7ce0b8" transform="rotate(-42 4 -20)"/><ellipse cx="94" cy="-12" rx="13" ry="24" fill="#7ce0b8" transform="rotate(58 94 -12)"/><ellipse cx="46" cy="-50" rx="13" ry="26" fill="#7ce0b8"/></g>
</svg>`;

export const lamps = [
  {
    name: "Pyra",
    note: "Table, oak and linen",
    price: "$129",
    ground: "#ffd6c4",
    drawing: `${glow("g0", 160, 190, 165)}<path d="M160 160V318" stroke="${ink}" stroke-width="9"/><path d="M104 320h112" stroke="${ink}" stroke-width="13" stroke-linecap="round"/><path d="M160 56L236 196H84Z" fill="#ff5f3d"/><path d="M160 56L236 196H176Z" fill="#d9432a"/>`,
  },
  {
    name: "Moon",
    note: "Floor, opal glass",
    price: "$289",
    ground: "#d5ccff",
    drawing: `${glow("g1", 160, 124, 150, "#fffbe8")}<path d="M160 190V322" stroke="${ink}" stroke-width="8"/><path d="M122 322h76" stroke="${ink}" stroke-width="13" stroke-linecap="round"/><circle cx="160" cy="124" r="72" fill="#fffdf3"/><path d="M200 64a72 72 0 0 1-58 130a86 86 0 0 0 58-130Z" fill="#ffeeb8"/>`,
  },
  {
    name: "Sill",
    note: "Pendant, spun steel",
    price: "$174",
    ground: "#bfeadb",
    drawing: `${glow("g2", 160, 226, 160)}<path d="M160 0V112" stroke="${ink}" stroke-width="6"/><path d="M56 218C56 156 100 108 160 108S264 156 264 218Z" fill="#0d8a6c"/><path d="M160 108C220 108 264 156 264 218H204C204 160 188 124 160 108Z" fill="#076650"/><ellipse cx="160" cy="218" rx="104" ry="11" fill="#fff6d0"/>`,
  },
  {
    name: "Stack",
    note: "Table, paper rings",
    price: "$148",
    ground: "#ffe59a",
    drawing: `${glow("g3", 160, 180, 170)}${repeat(6, (i) => `<rect x="${[96, 78, 70, 70, 78, 96][i]}" y="${70 + i * 38}" width="${[128, 164, 180, 180, 164, 128][i]}" height="34" rx="17" fill="${i % 2 ? "#fff7dc" : "#ffcf3f"}"/>`)}<path d="M112 318h96" stroke="${ink}" stroke-width="14" stroke-linecap="round"/>`,
  },
];

export const lumenGoods: ClientSite = {
  name: "lumen-goods",
  title: "Lumen Goods, lamps made in Denver",
  description: "Forty lamps, one warm white. Made in Denver and mended for life.",
  themeColor: "#4a25d8",
  icon: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#4a25d8"/><text x="16" y="23" text-anchor="middle" font-family="Georgia, serif" font-weight="700" font-size="20" fill="#ffd36b">L</text></svg>`,
  faces: [{ family: "sora" }, { family: "dm-sans" }],
  css: `
body { background: #f4f0ff; color: ${ink}; font: 500 18px/1.5 dm-sans }
.hero { background: #4a25d8; color: #fff; height: 640px; position: relative }
.scene { position: absolute; inset: 0 }
.hero > :not(svg) { position: relative }
nav { padding: 30px 56px; font-weight: 600 }
nav ul { gap: 36px }
.logo { font: 700 25px sora; letter-spacing: -.04em }
.bag { background: #ffffff26; padding: 11px 20px; border-radius: 99px }
h1 { font: 640 88px/.98 sora; letter-spacing: -.06em; padding: 48px 56px 0; width: 700px }
.hero p { padding: 26px 56px 32px; width: 520px; font-size: 21px; color: #e5dcff }
.go { background: #ffd36b; color: ${ink}; margin-left: 56px; padding: 18px 30px; border-radius: 14px; font: 650 18px sora; letter-spacing: -.02em; display: inline-block }
.goods { padding: 40px 56px 84px; display: grid; grid-template-columns: repeat(4, 1fr); gap: 20px }
.goods li > svg { border-radius: 24px; width: 100%; height: auto }
h3 { font: 640 23px sora; letter-spacing: -.03em; display: flex; justify-content: space-between; margin-top: 16px }
.goods p { color: #62578c; margin-top: 8px }
.warm { margin: 0 56px 64px; background: #ffd36b; border-radius: 32px; padding: 64px; display: grid; grid-template-columns: 1.2fr 1fr; gap: 60px; align-items: center }
h2 { font: 640 56px/1.02 sora; letter-spacing: -.055em }
.warm ul { display: grid; gap: 12px; font: 600 20px sora; letter-spacing: -.02em }
.warm li { background: #fff5d6; border-radius: 16px; padding: 18px 22px; display: flex; justify-content: space-between }
.foot { border-top: 2px solid #1d114722; margin: 0 56px; padding: 30px 0 48px; display: flex; justify-content: space-between; font-weight: 600 }`,
  body: `
<header class="hero">${scene}<nav><span class="logo">Lumen Goods</span><ul><li>Table</li><li>Floor</li><li>Pendant</li><li>Bulbs</li><li class="bag">Bag, 2</li></ul></nav>
<h1>Light you can live beside.</h1><p>Forty lamps, one warm white. Made in Denver and mended for life.</p><span class="go">Meet Fungi, $219</span></header>
<ul class="goods">${lamps.map(({ name, note, price, ground, drawing }) => `<li><svg viewBox="0 0 320 350"><rect width="320" height="350" fill="${ground}"/>${drawing}</svg><h3>${name}<span>${price}</span></h3><p>${note}</p></li>`).join("")}</ul>
<section class="warm"><h2>Every bulb is 2,700 kelvin. That is the whole trick.</h2><ul><li><span>Ships from RiNo</span><span>2 days</span></li><li><span>Try it at home</span><span>60 nights</span></li><li><span>Repairs</span><span>for life</span></li></ul></section>
<footer class="foot"><span>2914 Larimer Street, Denver</span><span>Open Wednesday to Sunday, 10 to 6</span><span>Letters, twice a year</span></footer>`,
};
