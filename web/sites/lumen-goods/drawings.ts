import { repeat } from "../drawing.ts";

export const ink = "#1d1147";

/** Light falls from (x, y): a soft pool on the wall behind the lamp. */
const glow = (id: string, x: number, y: number, radius: number, tint = "#fff3c9") => `
  <radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${radius}"><stop offset="0" stop-color="${tint}"/><stop offset=".28" stop-color="${tint}" stop-opacity=".62"/><stop offset="1" stop-color="${tint}" stop-opacity="0"/></radialGradient>
  <circle class="glow" cx="${x}" cy="${y}" r="${radius}" fill="url(#${id})"/>`;

const stem = "M960 350h100l26 214c4 24-18 34-76 34s-80-10-76-34Z";
const shade =
  "M740 362C740 214 862 130 1010 130S1280 214 1280 362C1280 384 1262 392 1230 392H790C758 392 740 384 740 362Z";

const litLamp = `<path d="${stem}" fill="url(#stem)"/><path d="${shade}" fill="url(#shade)"/>
  <ellipse cx="1010" cy="386" rx="236" ry="17" fill="#fff6d8"/>
  <path d="M800 300C822 226 888 184 952 172" stroke="#fff" stroke-opacity=".55" stroke-width="16" stroke-linecap="round" fill="none"/>`;

const books = `<g transform="translate(1256 478)"><rect x="0" y="76" width="150" height="36" rx="6" fill="#ff6f91"/><rect x="12" y="42" width="126" height="34" rx="6" fill="#ffe3d0"/><rect x="4" y="10" width="136" height="32" rx="6" fill="#8f7bff"/></g>`;

const plant = `<g transform="translate(620 436)"><path d="M16 160C-6 120 4 74 46 74S98 120 76 160Z" fill="#8f7bff"/><g class="leaves"><path d="M46 78C44 30 30 6 4 -14M46 78C50 26 66 4 90 -6M46 78V-36" stroke="#7ce0b8" stroke-width="8" stroke-linecap="round" fill="none"/><ellipse cx="4" cy="-20" rx="13" ry="24" fill="#7ce0b8" transform="rotate(-42 4 -20)"/><ellipse cx="94" cy="-12" rx="13" ry="24" fill="#7ce0b8" transform="rotate(58 94 -12)"/><ellipse cx="46" cy="-50" rx="13" ry="26" fill="#7ce0b8"/></g></g>`;

/** Wall and table go on past both sides, for screens wider than the drawing. */
export const scene = `<svg class="scene" viewBox="0 10 1440 640" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
  <defs><linearGradient id="shade" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#ff8a3c"/><stop offset=".55" stop-color="#ffb45e"/><stop offset="1" stop-color="#f2661f"/></linearGradient>
  <linearGradient id="stem" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#ffd9ae"/><stop offset=".5" stop-color="#fff3de"/><stop offset="1" stop-color="#f7b67a"/></linearGradient>
  <radialGradient id="wall" gradientUnits="userSpaceOnUse" cx="1010" cy="370" r="620"><stop offset="0" stop-color="#ffe3a3"/><stop offset=".3" stop-color="#ffa46e"/><stop offset=".58" stop-color="#d8559f" stop-opacity=".8"/><stop offset="1" stop-color="#4a25d8" stop-opacity="0"/></radialGradient>
  <radialGradient id="tabletop" gradientUnits="userSpaceOnUse" cx="1010" cy="0" r="560" gradientTransform="translate(0 592) scale(1 .2)"><stop offset="0" stop-color="#ffc98a"/><stop offset=".5" stop-color="#a13d8c"/><stop offset="1" stop-color="#26127a"/></radialGradient></defs>
  <rect x="-1500" y="-300" width="4440" height="890" fill="url(#wall)"/>
  <rect x="-1500" y="590" width="4440" height="100" fill="url(#tabletop)"/>
  ${litLamp}${books}${plant}
</svg>`;

/** Fungi by night; the group `light` is what the switch turns on. */
export const room = `<svg class="lamp" viewBox="690 96 640 560" aria-hidden="true">
  <defs><radialGradient id="night" gradientUnits="userSpaceOnUse" cx="1010" cy="390" r="470"><stop offset="0" stop-color="#ffe3a3"/><stop offset=".36" stop-color="#ff9a72"/><stop offset=".62" stop-color="#c2489a" stop-opacity=".6"/><stop offset="1" stop-color="${ink}" stop-opacity="0"/></radialGradient>
  <radialGradient id="table-by-night" gradientUnits="userSpaceOnUse" cx="1010" cy="0" r="470" gradientTransform="translate(0 592) scale(1 .2)"><stop offset="0" stop-color="#ffc98a"/><stop offset=".5" stop-color="#a13d8c"/><stop offset="1" stop-color="#160b39"/></radialGradient></defs>
  <path d="M-1500 590h4000v266H-1500Z" fill="#160b39"/><path d="${stem}" fill="#3a2a78"/><path d="${shade}" fill="#46338f"/><path d="M800 300C822 226 888 184 952 172" stroke="#6a55bd" stroke-width="16" stroke-linecap="round" fill="none"/>
  <g class="light"><circle cx="1010" cy="390" r="470" fill="url(#night)"/><path d="M540 590h940v66H540Z" fill="url(#table-by-night)"/>${litLamp}</g>
</svg>`;

export const pyra = `${glow("g0", 160, 190, 165)}<path d="M160 160V318" stroke="${ink}" stroke-width="9"/><path d="M104 320h112" stroke="${ink}" stroke-width="13" stroke-linecap="round"/><path d="M160 56L236 196H84Z" fill="#ff5f3d"/><path d="M160 56L236 196H176Z" fill="#d9432a"/>`;

export const moon = `${glow("g1", 160, 124, 150, "#fffbe8")}<path d="M160 190V322" stroke="${ink}" stroke-width="8"/><path d="M122 322h76" stroke="${ink}" stroke-width="13" stroke-linecap="round"/><circle cx="160" cy="124" r="72" fill="#fffdf3"/><path d="M200 64a72 72 0 0 1-58 130a86 86 0 0 0 58-130Z" fill="#ffeeb8"/>`;

export const sill = `${glow("g2", 160, 226, 160)}<path d="M160 0V112" stroke="${ink}" stroke-width="6"/><path d="M56 218C56 156 100 108 160 108S264 156 264 218Z" fill="#0d8a6c"/><path d="M160 108C220 108 264 156 264 218H204C204 160 188 124 160 108Z" fill="#076650"/><ellipse cx="160" cy="218" rx="104" ry="11" fill="#fff6d0"/>`;

export const stack = `${glow("g3", 160, 180, 170)}${repeat(6, (i) => `<rect x="${[96, 78, 70, 70, 78, 96][i]}" y="${70 + i * 38}" width="${[128, 164, 180, 180, 164, 128][i]}" height="34" rx="17" fill="${i % 2 ? "#fff7dc" : "#ffcf3f"}"/>`)}<path d="M112 318h96" stroke="${ink}" stroke-width="14" stroke-linecap="round"/>`;

const step = (ground: string, drawing: string) =>
  `<svg viewBox="0 0 360 220" aria-hidden="true"><rect width="360" height="220" fill="${ground}"/>${drawing}</svg>`;

/** A lamp that goes into its box, lies open on the bench, and hangs lit again. */
export const mending = [
  step(
    "#d5ccff",
    `<path d="M180 34L222 112H138Z" fill="#ff5f3d"/><path d="M180 34L222 112H190Z" fill="#d9432a"/><path d="M176 112h8v60h-8Z" fill="${ink}"/><path d="M96 112h168v84H96Z" fill="#e8a667"/><path d="M96 112L70 88M264 112L290 88" stroke="#c8803c" stroke-width="12" stroke-linecap="round"/><path d="M164 112h32v26h-32Z" fill="#fff3de"/><path d="M96 112h168" stroke="#c8803c" stroke-width="6"/>`,
  ),
  step(
    "#bfeadb",
    `<path d="M54 164h252v14H54Z" fill="${ink}"/><path d="M74 164C74 116 106 86 146 86S218 116 218 164Z" fill="#0d8a6c"/><path d="M146 86C186 86 218 116 218 164H182C182 126 168 98 146 86Z" fill="#076650"/><g transform="rotate(38 262 96)"><rect x="250" y="26" width="24" height="62" rx="10" fill="#ff5f3d"/><path d="M262 88v56" stroke="${ink}" stroke-width="8" stroke-linecap="round"/></g><g fill="#ffcf3f"><circle cx="244" cy="155" r="9"/><circle cx="270" cy="155" r="9"/></g>`,
  ),
  step(
    "#ffd6c4",
    `${glow("g4", 180, 136, 110)}<path d="M180 0V58" stroke="${ink}" stroke-width="6"/><path d="M104 132C104 88 136 56 180 56S256 88 256 132Z" fill="#8f7bff"/><path d="M180 56C224 56 256 88 256 132H212C212 92 200 68 180 56Z" fill="#6c55e6"/><ellipse cx="180" cy="132" rx="76" ry="9" fill="#fff6d0"/>`,
  ),
];

const shopWindow = (x: number, lamp: string) =>
  `<rect x="${x}" y="130" width="150" height="150" rx="8" fill="#ffd98a"/>${lamp}<path d="M${x} 280h150" stroke="${ink}" stroke-width="10"/>`;

export const shop = `<svg class="shop" viewBox="0 0 640 360" role="img" aria-label="The shop on Larimer Street at night, both windows lit">
  <rect width="640" height="360" fill="#2d1a86"/><rect x="30" y="40" width="580" height="280" fill="#4a25d8"/>
  <path d="M30 96h580v26H30Z" fill="#ff8a3c"/><path d="${repeat(10, (i) => `M${30 + i * 58} 96h29v26h-29Z`)}" fill="#ffe3d0"/>
  ${shopWindow(56, `<path d="M131 130v46" stroke="${ink}" stroke-width="4"/><path d="M91 216a40 40 0 0 1 80 0Z" fill="#0d8a6c"/>`)}
  ${shopWindow(434, `<circle cx="509" cy="200" r="34" fill="#fffdf3"/><path d="M509 234v40" stroke="${ink}" stroke-width="6"/>`)}
  <rect x="264" y="140" width="112" height="180" rx="8" fill="${ink}"/><rect x="278" y="154" width="84" height="110" rx="4" fill="#ffd98a"/><circle cx="356" cy="284" r="6" fill="#ffd36b"/>
  <path d="M0 320h640v40H0Z" fill="#160b39"/><path d="M56 320h150l24 26H32ZM434 320h150l24 26H410ZM278 320h84l18 26H260Z" fill="#b565c9" opacity=".55"/>
</svg>`;

export const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#4a25d8"/><path d="M13.500 16h5l1.200 9h-7.400Z" fill="#fff3de"/><path d="M5 16.500C5 10 10 5.500 16 5.500S27 10 27 16.500c0 1-.6 1.500-1.600 1.500H6.600C5.600 18 5 17.500 5 16.500Z" fill="#ff9a48"/><ellipse cx="16" cy="17.600" rx="9" ry="1" fill="#fff6d8"/></svg>`;
