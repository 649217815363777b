import { repeat, ridge, round, seededRandom } from "../drawing.ts";

export const night = "#1f0a1e";
const plum = "#3a1033";
export const rose = "#e0475b";
export const amber = "#ffb347";
export const cream = "#ffe9c9";

const stars = () => {
  const random = seededRandom(271);
  return repeat(70, () => {
    // Below the navigation, so that no star reads as a dot between its words.
    const height = 84 + random() ** 1.6 * 320;
    return `<circle cx="${round(random() * 1440)}" cy="${round(height)}" r="${round(0.8 + random() * 1.6)}" fill="${cream}" opacity="${round(1 - height / 480)}"/>`;
  });
};

/** Every other bulb is in a group of its own, so that the two can take turns. */
const bulbs = (from: number, to: number, y: number, step = 22) => {
  const group = (first: number) =>
    `<g class="bulbs" fill="#fff3c4">${repeat(
      Math.floor((to - from - first * step) / (2 * step)) + 1,
      (i) => `<circle cx="${from + (first + 2 * i) * step}" cy="${y}" r="5.5"/>`,
    )}</g>`;
  return group(0) + group(1);
};

const sign = `<g>
  <rect x="1012" y="56" width="116" height="430" rx="14" fill="${rose}"/>
  <rect x="1024" y="68" width="92" height="406" rx="8" fill="${night}"/>
  <g>${["V", "E", "S", "P", "E", "R"].map((letter, i) => `<text x="1070" y="${132 + i * 64}" text-anchor="middle" font-family="jost" font-weight="700" font-size="58" fill="${amber}">${letter}</text>`).join("")}</g>
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

/** Sky and hills are mirrored at both sides, for screens wider than the drawing. */
export const dusk = `<svg class="dusk" viewBox="0 0 1440 800" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
  <defs><linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${night}"/><stop offset=".34" stop-color="#521640"/><stop offset=".62" stop-color="#b23150"/><stop offset=".84" stop-color="#f4793f"/><stop offset="1" stop-color="#ffc069"/></linearGradient>
  <radialGradient id="halo" gradientUnits="userSpaceOnUse" cx="1070" cy="540" r="520"><stop offset="0" stop-color="#ffcf7a" stop-opacity=".75"/><stop offset="1" stop-color="#ff8a5c" stop-opacity="0"/></radialGradient>
  <radialGradient id="hush" gradientUnits="userSpaceOnUse" cx="200" cy="500" r="520"><stop offset="0" stop-color="${night}" stop-opacity=".34"/><stop offset="1" stop-color="${night}" stop-opacity="0"/></radialGradient></defs>
  <rect x="-1440" width="4320" height="800" fill="url(#dusk)"/>
  <g id="land" class="land"><g class="stars">${stars()}</g>
  <path d="${ridge({ seed: 303, width: 1440, base: 720, bottom: 800, peaks: [60, 120, 80, 160, 90, 120, 60, 90, 130, 50], detail: 40 })}" fill="#8c2749"/>
  <path d="${ridge({ seed: 88, width: 1440, base: 760, bottom: 800, peaks: [70, 40, 80, 50, 60, 40, 70], detail: 26 })}" fill="#5a1a3f"/></g>
  <use href="#land" transform="scale(-1 1)"/><use href="#land" transform="translate(2880) scale(-1 1)"/>
  <rect class="hush" x="-1440" width="4320" height="800" fill="url(#hush)"/>
  <rect x="-1440" width="4320" height="800" fill="url(#halo)"/>
  ${facade}
  <rect x="-1440" y="768" width="4320" height="40" fill="${night}"/>
</svg>`;

const poster = (art: string) => `<svg viewBox="0 0 300 380" aria-hidden="true">${art}</svg>`;

export const posters = {
  longAfternoon: poster(
    `<rect width="300" height="380" fill="#ffb347"/><circle class="sun" cx="150" cy="170" r="104" fill="#e0475b"/><path d="M0 250H300V380H0Z" fill="#7a1f4a"/><path d="M46 274H254M70 300H230M96 326H204M122 352H178" stroke="#e0475b" stroke-width="11" stroke-linecap="round"/>`,
  ),
  staircase: poster(
    `<rect width="300" height="380" fill="#f7d9c4"/>${repeat(6, (i) => `<path d="M${i * 50} ${360 - i * 50}h${300 - i * 50}v70H${i * 50}Z" fill="${i % 2 ? "#d1355a" : "#5a1a3f"}"/>`)}<circle class="ball" cx="86" cy="86" r="40" fill="#ff8a3c"/>`,
  ),
  signalHill: poster(
    `<rect width="300" height="380" fill="#0f5a55"/><g class="waves">${repeat(6, (i) => `<circle cx="150" cy="150" r="${24 + i * 22}" fill="none" stroke="#ffe9c9" stroke-width="6" opacity="${1 - i * 0.14}"/>`)}</g><path d="M150 150L226 380H74Z" fill="#ffe9c9"/><path d="M150 150L226 380H150Z" fill="#e9a94c"/>`,
  ),
  neon: poster(
    `<rect width="300" height="380" fill="#e0475b"/><path d="M0 0H150V380H0Z" fill="#ffd9c2"/><path class="she" d="M150 74C220 74 236 130 236 166C236 190 256 204 256 220C256 230 240 232 236 236C236 270 232 290 200 290V380H150Z" fill="#3a1033"/><path class="he" d="M150 74C80 74 64 130 64 166C64 190 44 204 44 220C44 230 60 232 64 236C64 270 68 290 100 290V380H150Z" fill="#ff8a3c"/>`,
  ),
};

const seats = (y: number, count: number, width: number, color: string) =>
  repeat(count, (i) => {
    const x = 360 + (i - (count - 1) / 2) * (width + 10) - width / 2;
    return `<path d="M${round(x)} 520V${y + 26}a26 26 0 0 1 26 -26h${width - 52}a26 26 0 0 1 26 26V520Z" fill="${color}"/>`;
  });

/** The hall after eleven: the screen, the beam over it, and row F. */
export const hall = `<svg class="hall" viewBox="0 0 720 520" role="img" aria-label="The hall from the last row: a lit screen over rows of red seats">
  <defs><linearGradient id="beam" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="${rose}" stop-opacity="0"/><stop offset="1" stop-color="${cream}" stop-opacity=".3"/></linearGradient></defs>
  <rect width="720" height="520" fill="#12040f"/>
  <path d="M0 0H96C110 120 104 240 84 360H0ZM720 0H624C610 120 616 240 636 360H720Z" fill="#6b1230"/><path d="M30 0C40 130 36 250 24 360M62 0C74 120 70 240 56 360M690 0C680 130 684 250 696 360M658 0C646 120 650 240 664 360" stroke="#8f1c40" stroke-width="8" fill="none"/>
  <path d="M130 300H590L690 380H30Z" fill="url(#beam)"/>
  <rect x="130" y="50" width="460" height="250" fill="${cream}"/><circle cx="360" cy="204" r="66" fill="${rose}"/><path d="M130 220C210 180 260 230 330 214S470 190 590 226V300H130Z" fill="${plum}"/><path d="M130 258C240 236 380 282 590 250V300H130Z" fill="${night}"/>
  ${seats(344, 9, 70, "#7a1538")}${seats(394, 8, 86, "#a82045")}${seats(452, 7, 106, rose)}
</svg>`;

const kernel = (x: number, y: number) =>
  `<g fill="#fff3d6"><circle cx="${x}" cy="${y}" r="21"/><circle cx="${x + 20}" cy="${y + 8}" r="18"/><circle cx="${x - 17}" cy="${y + 11}" r="17"/></g><path d="M${x - 9} ${y + 9}q7 -11 17 -3" fill="none" stroke="#ffcf7a" stroke-width="6" stroke-linecap="round"/>`;

/** Six rows of the hall; the lit one is held for members. */
export const rowF = `<svg class="row-f" viewBox="0 0 560 250" aria-hidden="true">${repeat(6, (row) => `<g fill="${row === 3 ? cream : "#a8223f"}">${repeat(14, (seat) => `<path d="M${round(12 + seat * 39)} ${round(34 + row * 37 - Math.sin((seat / 13) * Math.PI) * 22)}v-12a9 9 0 0 1 9 -9h10a9 9 0 0 1 9 9v12Z"/>`)}</g>`)}</svg>`;

export const bar = `<svg class="counter" viewBox="0 0 560 460" aria-hidden="true">
  <circle cx="250" cy="220" r="200" fill="${amber}"/>
  <g class="corn">${kernel(160, 150)}${kernel(222, 118)}${kernel(286, 130)}${kernel(190, 178)}${kernel(254, 172)}${kernel(318, 172)}</g>
  <path d="M118 190H362L330 400H150Z" fill="${cream}"/><path d="M118 190h50l14 210h-32ZM216 190h50l-6 210h-38ZM314 190h48l-32 210h-28Z" fill="${rose}"/>
  <path d="M392 210h132c0 62-26 92-66 92s-66-30-66-92Z" fill="#fff3d6" opacity=".92"/><path d="M398 236h120c-6 44-28 62-60 62s-54-18-60-62Z" fill="#ff8a3c"/><path d="M458 302v84M420 392h76" stroke="${cream}" stroke-width="10" stroke-linecap="round"/><circle cx="506" cy="212" r="20" fill="${rose}"/>
  <path d="M20 400H540V424H20Z" fill="${plum}"/>
</svg>`;

export const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${plum}"/><path d="M16 3.500L18.500 8h-5Z" fill="${amber}"/><rect x="11" y="8" width="10" height="13" rx="1.500" fill="${rose}"/><path d="M13.200 11L16 18.500 18.800 11" fill="none" stroke="${amber}" stroke-width="2.200" stroke-linecap="round" stroke-linejoin="round"/><path d="M5 20h22v7H5Z" fill="${cream}"/><path d="M8 23.500h16" stroke="${night}" stroke-width="2" stroke-dasharray="3 1.500"/></svg>`;
