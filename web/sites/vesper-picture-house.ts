import type { ClientSite } from "./client-site.ts";
import { repeat, ridge, round, seededRandom } from "./drawing.ts";

const night = "#1f0a1e";
const plum = "#3a1033";
const rose = "#e0475b";
const amber = "#ffb347";
const cream = "#ffe9c9";

const stars = () => {
  const random = seededRandom(271);
  return repeat(70, () => {
    // Below the navigation, so that no star reads as a dot between its words.
    const height = 84 + random() ** 1.6 * 320;
    return `<circle cx="${round(random() * 1440)}" cy="${round(height)}" r="${round(0.8 + random() * 1.6)}" fill="${cream}" opacity="${round(1 - height / 480)}"/>`;
  });
};

const bulbs = (from: number, to: number, y: number, step = 22) =>
  repeat(
    Math.floor((to - from) / step) + 1,
    (i) => `<circle cx="${from + i * step}" cy="${y}" r="5.5" fill="#fff3c4"/>`,
  );

const sign = `<g>
  <rect x="1012" y="56" width="116" height="430" rx="14" fill="${rose}"/>
  <rect x="1024" y="68" width="92" height="406" rx="8" fill="${night}"/>
  ${["V", "E", "S", "P", "E", "R"].map((letter, i) => `<text x="1070" y="${132 + i * 64}" text-anchor="middle" font-family="jost" font-weight="700" font-size="58" fill="${amber}">${letter}</text>`).join("")}
  <path d="M1046 56L1070 14L1094 56Z" fill="${amber}"/>
</g>`;

const marquee = `<g>
  <path d="M778 470H1362L1396 492V612H744V492Z" fill="${rose}"/>
  <rect x="760" y="502" width="620" height="96" fill="${cream}"/>
  <g font-family="jost" font-weight="700" fill="${night}" text-anchor="middle"><text x="1070" y="543" font-size="33" letter-spacing="3">THE LONG AFTERNOON</text><text x="1070" y="583" font-size="29" letter-spacing="3">TONIGHT 7:10 AND 9:40</text></g>
  ${bulbs(786, 1356, 486)}${bulbs(760, 1390, 618)}
</g>`;

const door = (x: number) =>
  `<rect x="${x}" y="644" width="74" height="126" fill="${amber}"/><rect x="${x + 9}" y="654" width="56" height="106" fill="#ffd27f"/><path d="M${x + 37} 644v126" stroke="${plum}" stroke-width="5"/><circle cx="${x + 28}" cy="712" r="4" fill="${plum}"/><circle cx="${x + 46}" cy="712" r="4" fill="${plum}"/>`;

const facade = `<g>
  <path d="M800 770V300H848V256H900V216H960V176H1180V216H1240V256H1292V300H1340V770Z" fill="${plum}"/>
  <path d="M832 300V470M870 256V470M922 216V470M974 176V470M1166 176V470M1218 216V470M1270 256V470M1308 300V470" stroke="#6b1f4b" stroke-width="9"/>
  ${sign}
  <rect x="800" y="612" width="540" height="158" fill="#5a1a3f"/>
  ${[826, 916, 1150, 1240].map(door).join("")}
  <path d="M1014 770V694a56 56 0 0 1 112 0V770Z" fill="${cream}"/><path d="M1014 716h112" stroke="${rose}" stroke-width="8"/><text x="1070" y="752" text-anchor="middle" font-family="jost" font-weight="700" font-size="20" fill="${rose}" letter-spacing="2">TICKETS</text>
  ${marquee}
</g>`;

const dusk = `<svg class="dusk" width="1440" height="800" viewBox="0 0 1440 800">
  <defs><linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${night}"/><stop offset=".34" stop-color="#521640"/><stop offset=".62" stop-color="#b23150"/><stop offset=".84" stop-color="#f4793f"/><stop offset="1" stop-color="#ffc069"/></linearGradient>
  <radialGradient id="halo" gradientUnits="userSpaceOnUse" cx="1070" cy="540" r="520"><stop offset="0" stop-color="#ffcf7a" stop-opacity=".75"/><stop offset="1" stop-color="#ff8a5c" stop-opacity="0"/></radialGradient></defs>
  <rect width="1440" height="800" fill="url(#dusk)"/>${stars()}
  <path d="${ridge({ seed: 303, width: 1440, base: 720, bottom: 800, peaks: [60, 120, 80, 160, 90, 120, 60, 90, 130, 50], detail: 40 })}" fill="#8c2749"/>
  <path d="${ridge({ seed: 88, width: 1440, base: 760, bottom: 800, peaks: [70, 40, 80, 50, 60, 40, 70], detail: 26 })}" fill="#5a1a3f"/>
  <rect width="1440" height="800" fill="url(#halo)"/>
  ${facade}
  <rect y="768" width="1440" height="32" fill="${night}"/>
</svg>`;

const posters = [
  {
    title: "The Long Afternoon",
    meta: "Drama, 118 min",
    times: ["7:10", "9:40"],
    art: `<rect width="300" height="380" fill="#ffb347"/><circle cx="150" cy="170" r="104" fill="#e0475b"/><path d="M0 250H300V380H0Z" fill="#7a1f4a"/><path d="M46 274H254M70 300H230M96 326H204M122 352H178" stroke="#e0475b" stroke-width="11" stroke-linecap="round"/>`,
  },
  {
    title: "Staircase for Two",
    meta: "Comedy, 96 min",
    times: ["5:00", "7:30"],
    art: `<rect width="300" height="380" fill="#f7d9c4"/>${repeat(6, (i) => `<path d="M${i * 50} ${360 - i * 50}h${300 - i * 50}v70H${i * 50}Z" fill="${i % 2 ? "#d1355a" : "#5a1a3f"}"/>`)}<circle cx="86" cy="86" r="40" fill="#ff8a3c"/>`,
  },
  {
    title: "Signal Hill",
    meta: "Thriller, 104 min",
    times: ["6:20", "8:50"],
    art: `<rect width="300" height="380" fill="#0f5a55"/>${repeat(6, (i) => `<circle cx="150" cy="150" r="${24 + i * 22}" fill="none" stroke="#ffe9c9" stroke-width="6" opacity="${1 - i * 0.14}"/>`)}<path d="M150 150L226 380H74Z" fill="#ffe9c9"/><path d="M150 150L226 380H150Z" fill="#e9a94c"/>`,
  },
  {
    title: "Her Name in Neon",
    meta: "Restored, 1961",
    times: ["9:15"],
    art: `<rect width="300" height="380" fill="#e0475b"/><path d="M0 0H150V380H0Z" fill="#ffd9c2"/><path d="M150 74C220 74 236 130 236 166C236 190 256 204 256 220C256 230 240 232 236 236C236 270 232 290 200 290V380H150Z" fill="#3a1033"/><path d="M150 74C80 74 64 130 64 166C64 190 44 204 44 220C44 230 60 232 64 236C64 270 68 290 100 290V380H150Z" fill="#ff8a3c"/>`,
  },
];

export const vesperPictureHouse: ClientSite = {
  name: "vesper-picture-house",
  title: "Vesper Picture House, East Colfax",
  description: "One screen, two shows, every dusk: what is on this week at an independent cinema.",
  themeColor: "#1f0a1e",
  icon: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#3a1033"/><text x="16" y="23" text-anchor="middle" font-family="Georgia, serif" font-weight="700" font-size="20" fill="#ffb347">V</text></svg>`,
  faces: [
    { family: "bodoni-moda", axes: "opsz", italic: true },
    { family: "bodoni-moda", axes: "opsz" },
    { family: "jost" },
  ],
  css: `
body { background: ${night}; color: ${cream}; font: 400 20px/1.45 jost }
.hero { position: relative; height: 800px }
.dusk { position: absolute; inset: 0 }
.hero > :not(svg) { position: relative }
nav { padding: 34px 64px; font-weight: 500; font-size: 19px; justify-content: flex-start; gap: 56px }
nav ul { gap: 34px }
.logo { font: 600 italic 32px/1 bodoni-moda; letter-spacing: -.01em }
h1 { font: 560 italic 116px/.9 bodoni-moda; font-variation-settings: "opsz" 40; letter-spacing: -.035em; padding: 74px 64px 0; width: 800px }
.hero p { padding: 34px 64px 36px; width: 600px; font-size: 23px; line-height: 1.4 }
.go { margin-left: 64px; background: ${cream}; color: ${night}; padding: 18px 32px; font-weight: 600; font-size: 20px; display: inline-block; border-radius: 99px }
.week { padding: 60px 64px 84px }
h2 { font: 540 italic 68px/1 bodoni-moda; font-variation-settings: "opsz" 30; letter-spacing: -.03em; display: flex; justify-content: space-between; align-items: baseline; margin-bottom: 36px }
h2 span { font: 500 20px jost; letter-spacing: 0; color: ${amber} }
.week ul { display: grid; grid-template-columns: repeat(4, 1fr); gap: 24px }
.week svg { width: 100%; height: auto }
h3 { font: 560 29px/1.1 bodoni-moda; letter-spacing: -.015em; margin: 20px 0 2px }
.week li > span { color: #d3a9a6 }
.week b { font-weight: 500; border: 1.5px solid ${amber}; color: ${amber}; border-radius: 99px; padding: 5px 16px; margin: 14px 8px 0 0; display: inline-block; font-size: 19px }
.house { background: ${rose}; color: #2a0715; padding: 76px 64px; display: grid; grid-template-columns: 1.1fr 1fr; gap: 60px; align-items: end }
.house h2 { margin: 0; display: block }
.house p { font-size: 23px; font-weight: 450 }`,
  body: `
<header class="hero">${dusk}<nav><span class="logo">Vesper</span><ul><li>Now showing</li><li>Late</li><li>Members</li><li>The bar</li></ul></nav>
<h1>One screen, two shows, every dusk.</h1><p>An independent picture house on East Colfax, Denver. 212 seats and real butter.</p><span class="go">Tickets for tonight</span></header>
<section class="week"><h2>This week <span>October 9 to 15</span></h2><ul>${posters.map(({ title, meta, times, art }) => `<li><svg viewBox="0 0 300 380">${art}</svg><h3>${title}</h3><span>${meta}</span><br>${times.map((time) => `<b>${time}</b>`).join("")}</li>`).join("")}</ul></section>
<section class="house"><h2>Members sit where they like.</h2><p>$12 a month, two films included, and the good seats in row F held until the lights go down.</p></section>`,
};
