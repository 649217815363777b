import { siteHtml } from "../sites/client-site.ts";
import { lumenGoods } from "../sites/lumen-goods/lumen-goods.ts";
import { vesperPictureHouse } from "../sites/vesper-picture-house/vesper-picture-house.ts";
import { brandColors } from "./brand/mark.ts";
import type { Shot } from "./screenshot.ts";

const { main, accent } = brandColors;

const faces = ["bricolage-grotesque", "instrument-sans"]
  .map(
    (family) =>
      `@font-face{font-family:${family};font-weight:100 900;src:url(/node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2)}`,
  )
  .join("");

const document = (css: string, body: string) =>
  `<!doctype html><meta charset="utf-8"><style>${faces}*{box-sizing:border-box;margin:0}body{overflow:hidden;-webkit-font-smoothing:antialiased;font:500 20px/1.4 instrument-sans;color:#475569}${css}</style>${body}`;

/** One site on a laptop, and on the phone in front of it. */
const devices = document(
  `
.lid { position: absolute; left: 72px; top: 20px; width: 1000px; height: 652px; border-radius: 30px; padding: 20px 20px 24px; background: #0a0f18; box-shadow: inset 0 0 0 2px #3b4656, inset 0 0 0 5px #10161f }
.screen { height: 100%; border-radius: 8px; overflow: hidden }
img { display: block; width: 100% }
.base { position: absolute; left: 4px; top: 672px; width: 1136px; height: 34px; border-radius: 4px 4px 30px 30px; background: linear-gradient(#dfe6ee, #aab7c7 40%, #5f6f84) }
.base::before { content: ""; position: absolute; left: 50%; top: 0; width: 190px; height: 13px; margin-left: -95px; border-radius: 0 0 14px 14px; background: #8796a9 }
.phone { position: absolute; left: 962px; top: 118px; width: 290px; height: 604px; border-radius: 50px; padding: 12px; background: #0a0f18; box-shadow: inset 0 0 0 2px #56637a, 0 40px 60px -10px #000000b3 }
.phone > div { height: 100%; border-radius: 39px; overflow: hidden; position: relative; padding-top: 30px; background: ${lumenGoods.themeColor} }
.phone i { position: absolute; left: 50%; top: 12px; width: 84px; height: 23px; margin-left: -42px; border-radius: 20px; background: #0a0f18 }`,
  `<div class="lid"><div class="screen"><img src="/shots/lumen-goods-page.png" alt=""></div></div><div class="base"></div>
<div class="phone"><div><img src="/shots/lumen-goods-phone.png" alt=""><i></i></div></div>`,
);

/** The same page as a sketch, with the same layout. */
const sketch = siteHtml(vesperPictureHouse).replace(
  "</style>",
  `
body { background: #f7fbff linear-gradient(#d9e9f8 1px, transparent 1px) 0 0 / 40px 40px !important; color: ${main} !important }
body::after { content: ""; position: fixed; inset: 0; background: linear-gradient(90deg, #d9e9f8 1px, transparent 1px) 0 0 / 40px 40px; z-index: -1 }
h1, h2, h3, .logo { color: transparent !important; -webkit-text-stroke: 2px ${main} }
h2 span { -webkit-text-stroke: 0 }
nav li, .hero p, .week li > span, h2 span { color: transparent !important; background: linear-gradient(#a9d0f2, #a9d0f2) 0 50% / 100% 10px no-repeat }
.hero p { background: linear-gradient(#a9d0f2, #a9d0f2) 0 12px / 430px 10px no-repeat, linear-gradient(#a9d0f2, #a9d0f2) 0 45px / 330px 10px no-repeat }
.go { background: none !important; color: transparent !important; box-shadow: inset 0 0 0 3px ${main}; position: relative }
.go::after { content: ""; position: absolute; inset: 26px 34px; background: ${main}; border-radius: 9px }
svg * { fill: none !important; stroke: ${main} !important; stroke-width: 2.5px !important }
svg.dusk > rect, svg.dusk > use, .stars, defs { display: none }
.land path { stroke: #9cc8ef !important }
svg text { fill: ${main} !important; stroke: none !important }
.week li svg { outline: 2.5px solid ${main}; outline-offset: -1px }
</style>`,
);

const icon = (path: string, size = 30) =>
  `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${path}</svg>`;

const searchCss = `
.page { position: absolute; inset: 20px 20px -30px; border-radius: 28px; background: #fff; box-shadow: 0 30px 60px -24px #0b152433, 0 0 0 1px #0b152412; padding: 34px }
.query { height: 88px; border-radius: 44px; box-shadow: inset 0 0 0 2px #dfe6ee; display: flex; align-items: center; gap: 18px; padding: 0 28px; color: #0b1524; font: 600 36px instrument-sans }
.query svg { color: ${accent} }
.query i { width: 3px; height: 34px; background: ${main}; margin-left: -12px }
.rows { margin-top: 262px; display: grid; gap: 42px }
.rows div { display: grid; gap: 14px }
.rows b { display: block; height: 20px; border-radius: 10px; background: #d3e3f3 }
.rows u { display: block; height: 13px; border-radius: 8px; background: #e9eff5 }`;

const row = (title: number, ...lines: number[]) =>
  `<div><b style="width:${title}%"></b>${lines.map((width) => `<u style="width:${width}%"></u>`).join("")}</div>`;

const search = document(
  searchCss,
  `<div class="page"><div class="query">${icon('<circle cx="11" cy="11" r="7"/><path d="m20 20-4-4"/>')}bike repair denver<i></i></div><div class="rows">${row(52, 92, 70)}${row(61, 88, 54)}${row(44, 90, 60)}</div></div>`,
);

const found = document(
  `
.row { position: absolute; inset: 16px 30px 56px; border-radius: 24px; background: #fff; padding: 30px 32px; display: grid; grid-template-columns: 72px 1fr; gap: 4px 22px; align-content: center; box-shadow: 0 34px 50px -20px #0b15244d, 0 0 0 2.5px ${main} }
.row em { width: 72px; height: 72px; border-radius: 16px; background: #c9ef3a; display: grid; place-items: center; color: #10120a }
.row small { font: 500 28px/1.2 instrument-sans; color: #5b6b80 }
.row small b { display: block; font-weight: 600; font-size: 33px; color: #0b1524 }
.row h3 { grid-column: 1 / -1; font: 650 45px/1.12 bricolage-grotesque; letter-spacing: -.02em; color: ${main}; margin-top: 14px }
.row p { grid-column: 1 / -1; font-size: 30px; line-height: 1.35; margin-top: 6px }`,
  `<div class="row"><em>${icon('<circle cx="5" cy="16" r="4.500"/><circle cx="19" cy="16" r="4.500"/><path d="M5 16 9 8.500h7L11.500 16ZM16 8.500 19 16M9 8.500l2.500 7.500M7.500 6.500h3M15 5.500h3M15 5.500l1 3"/>', 54)}</em><small><b>Spoke &amp; Chain</b>spoke-and-chain.example › repairs</small><h3>Bike repair, as new by Saturday</h3><p>Every price on the page. Open till 7 today.</p></div>`,
);

export const shots: readonly Shot[] = [
  {
    name: "lumen-goods-phone",
    html: siteHtml(lumenGoods),
    width: 390,
    height: 844,
    scale: 2,
    output: [],
  },
  {
    name: "service-devices",
    html: devices,
    width: 1280,
    height: 770,
    transparent: true,
    output: [480, 800, 1280],
    quality: 46,
  },
  {
    name: "service-sketch",
    html: sketch,
    width: 1440,
    height: 1080,
    output: [480, 800],
    quality: 40,
  },
  {
    name: "service-search",
    html: search,
    width: 900,
    height: 720,
    transparent: true,
    output: [480, 900],
    quality: 44,
  },
  {
    name: "service-found",
    html: found,
    width: 900,
    height: 330,
    transparent: true,
    output: [480, 900],
    quality: 50,
  },
];
