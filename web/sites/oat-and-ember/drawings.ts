import { polar, repeat, round } from "../drawing.ts";

const crust = {
  deep: "#5a2410",
  dark: "#8f3f14",
  warm: "#c4671f",
  gold: "#e6963a",
  pale: "#f8d697",
};

const slash = (x: number, y: number, length: number, angle: number, color = crust.pale) =>
  `<path d="M0 0Q${length / 2} ${-length * 0.16} ${length} 0Q${length / 2} ${length * 0.13} 0 0Z" fill="${color}" transform="translate(${x} ${y}) rotate(${angle})"/>`;

const boule = `
  <path d="M0 250C-6 110 90 0 205 0S416 110 410 250C408 286 380 300 340 300H70C30 300 2 286 0 250Z" fill="${crust.warm}"/>
  <path d="M205 0C320 0 416 110 410 250C408 286 380 300 340 300H200C330 270 360 110 205 0Z" fill="${crust.dark}"/>
  <path d="M46 150C66 82 122 36 180 28" fill="none" stroke="${crust.gold}" stroke-width="16" stroke-linecap="round"/>
  <path d="M205 276C196 190 198 110 205 44C212 110 214 190 205 276Z" fill="${crust.pale}"/>
  ${repeat(5, (i) => `<path d="M${203} ${236 - i * 38}q${-40} ${-8} ${-72 + i * 5} ${-44}M${207} ${236 - i * 38}q40 -8 ${72 - i * 5} -44" fill="none" stroke="${crust.pale}" stroke-width="9" stroke-linecap="round"/>`)}`;

const tinLoaf = `
  <path d="M22 120H378L362 300H38Z" fill="${crust.dark}"/>
  <path d="M0 92C0 22 60 0 200 0S400 22 400 92C400 132 386 146 366 146H34C14 146 0 132 0 92Z" fill="${crust.gold}"/>
  <path d="M200 0C340 0 400 22 400 92C400 132 386 146 366 146H260C330 120 300 24 200 0Z" fill="${crust.warm}"/>
  <path d="M58 84Q200 36 342 84Q200 68 58 84Z" fill="${crust.pale}"/>
  ${repeat(6, (i) => `<path d="M${72 + i * 50} 176l${-4 + i * 1.6} 96" stroke="${crust.deep}" stroke-width="6" stroke-linecap="round" opacity=".45"/>`)}`;

const baguette = (length: number) => `
  <rect width="86" height="${length}" rx="43" fill="${crust.gold}"/>
  <path d="M43 0a43 43 0 0 1 43 43V${length - 43}a43 43 0 0 1-43 43C64 ${length - 60} 66 60 43 0Z" fill="${crust.warm}"/>
  ${repeat(Math.floor(length / 74), (i) => slash(16, 92 + i * 70, 62, -34))}`;

/** Folds laid from the tips to the middle, so that each inner fold overlaps the outer one. */
const croissant = [-3, 3, -2, 2, -1, 1, 0]
  .map((fold) => {
    const distance = Math.abs(fold);
    const angle = Math.sign(fold) * ([0, 25, 49, 73][distance] ?? 0);
    const [x, y] = polar([190, 250], 150, angle);
    const size = [1, 0.9, 0.74, 0.56][distance];
    const fill = distance % 2 ? crust.warm : crust.gold;
    return `<g transform="translate(${round(x)} ${round(y)}) rotate(${angle}) scale(${size})"><rect x="-56" y="-86" width="112" height="172" rx="54" fill="${fill}"/><path d="M-28 -46Q-38 0 -26 46" stroke="${crust.pale}" stroke-width="9" stroke-linecap="round" fill="none"/></g>`;
  })
  .join("");

const place = (x: number, y: number, drawing: string, rotate = 0, scale = 1) =>
  `<g transform="translate(${x} ${y}) rotate(${rotate}) scale(${scale})">${drawing}</g>`;

const threeBaguettes = `${place(6, -184, baguette(300), -9)}${place(76, -208, baguette(320), 1)}${place(146, -200, baguette(300), 10)}`;

const basketful = `${threeBaguettes}
  <path d="M0 0H250L226 190H24Z" fill="${crust.deep}"/>
  ${repeat(4, (row) => repeat(7, (i) => `<rect x="${26 + i * 28 + (row % 2) * 8}" y="${24 + row * 40}" width="18" height="24" rx="6" fill="${crust.dark}"/>`))}
  <rect x="-14" y="-12" width="278" height="26" rx="13" fill="${crust.dark}"/>`;

const steam = repeat(
  3,
  (i) =>
    `<path class="steam" d="M${i * 46} 70c-16-18 16-30 0-50s10-26 2-36" fill="none" stroke="#fff5df" stroke-width="7" stroke-linecap="round"/>`,
);

/** Drawn once; the counter of a wide window and that of a phone arrange the same loaves. */
export const pantry = `<svg class="pantry" width="0" height="0" aria-hidden="true" focusable="false"><defs>
  ${Object.entries({ boule, tinLoaf, croissant, basketful })
    .map(([id, drawing]) => `<g id="${id}">${drawing}</g>`)
    .join("")}
</defs></svg>`;

const put = (id: string, x: number, y: number, scale = 1) =>
  `<use href="#${id}" transform="translate(${x} ${y}) scale(${scale})"/>`;

export const counter = `<svg class="counter wide" width="1440" height="470" viewBox="0 0 1440 470" aria-hidden="true">
  ${place(526, 108, steam)}
  ${put("boule", 380, 185, 0.95)}${put("tinLoaf", 744, 188, 0.94)}${put("croissant", 66, 252, 0.88)}${put("basketful", 1106, 280)}
</svg>
<svg class="counter tall" width="390" height="330" viewBox="0 0 390 330" aria-hidden="true">
  ${place(52, 78, steam, 0, 0.8)}
  ${put("basketful", 196, 190, 0.74)}${put("boule", -44, 138, 0.64)}${put("croissant", 112, 214, 0.47)}
</svg>`;

export const stamp = `<svg class="stamp" width="236" height="236" viewBox="0 0 236 236" role="img" aria-label="Warm from the oven at 6 am, Tuesday to Sunday">
  <circle cx="118" cy="118" r="118" fill="#c7361b"/>
  <path id="ring" d="M118 118m-88 0a88 88 0 1 1 176 0a88 88 0 1 1-176 0" fill="none"/>
  <text class="ring" fill="#fff0d2" font-family="figtree, sans-serif" font-weight="700" font-size="19"><textPath href="#ring" textLength="544">WARM FROM THE OVEN · TUESDAY TO SUNDAY ·</textPath></text>
  <text x="118" y="134" text-anchor="middle" fill="#fff6e0" font-family="fraunces, serif" font-weight="800" font-size="58" letter-spacing="-2">6 am</text>
</svg>`;

const oats = repeat(16, (i) => {
  const [x, y] = polar([150, 118], 26 + (i % 4) * 24, i * 67);
  return `<ellipse cx="${round(x)}" cy="${round(y * 0.72 + 26)}" rx="9" ry="5" fill="#fff0d2" transform="rotate(${(i * 53) % 180} ${round(x)} ${round(y * 0.72 + 26)})"/>`;
});

const bun = `
  <path d="M10 168C10 74 72 18 150 18S290 74 290 168C290 204 264 216 226 216H74C36 216 10 204 10 168Z" fill="${crust.warm}"/>
  <path d="M30 132C40 72 90 32 150 32S260 72 270 132C250 172 210 158 190 164S120 186 96 168 44 160 30 132Z" fill="${crust.gold}"/>
  ${oats}`;

const snail = `
  <circle cx="150" cy="120" r="104" fill="${crust.dark}"/>
  ${[92, 68, 44, 21]
    .map(
      (radius, i) =>
        `<circle cx="${150 + (i % 2) * 3}" cy="120" r="${radius}" fill="none" stroke="${i % 2 ? crust.warm : crust.gold}" stroke-width="19" stroke-dasharray="${round(radius * 5.6)} ${round(radius * 0.7)}" stroke-linecap="round" transform="rotate(${i * 84} 150 120)"/>`,
    )
    .join("")}
  <path d="M70 74Q104 96 120 70T170 66 214 82" fill="none" stroke="#fff5df" stroke-width="10" stroke-linecap="round"/>
  <path d="M66 142Q100 166 130 140T190 150 234 136" fill="none" stroke="#fff5df" stroke-width="10" stroke-linecap="round"/>`;

const galette = `
  <path d="M150 10L214 26 262 66 278 122 254 178 204 216 142 222 82 206 36 164 24 106 46 54 94 20Z" fill="${crust.gold}" stroke="${crust.gold}" stroke-width="14" stroke-linejoin="round"/>
  <path d="M150 44L196 54 230 84 240 122 222 160 188 186 144 190 100 180 68 150 60 110 74 76 108 52Z" fill="#c7361b" stroke="${crust.warm}" stroke-width="9" stroke-linejoin="round"/>
  ${repeat(9, (i) => {
    const [x, y] = polar([150, 118], i < 7 ? 48 : 8, i * 51.4);
    return `<path d="M-24 8A26 26 0 0 1 24 8Q0 20-24 8Z" fill="#ffc94d" transform="translate(${round(x)} ${round(y)}) rotate(${i * 51.4 + 90})"/>`;
  })}`;

const pastry = (drawing: string) =>
  `<svg viewBox="0 0 300 240" width="300" height="240" aria-hidden="true">${drawing}</svg>`;

export const pastries = {
  croissant: pastry(put("croissant", -4, -22, 0.81)),
  bun: pastry(bun),
  snail: pastry(snail),
  galette: pastry(galette),
};

/** The reserved loaf, bagged and named. */
export const bag = `<svg class="bag" viewBox="0 0 420 500" width="420" height="500" aria-hidden="true">
  ${place(80, 22, baguette(320), -7)}${place(196, 6, baguette(320), 5)}${put("boule", 166, 120, 0.5)}
  <path d="M40 190L64 206 88 190 112 206 136 190 160 206 184 190 208 206 232 190 256 206 280 190 304 206 328 190 352 206 380 190V500H40Z" fill="#fff5df"/>
  <path d="M316 198L328 190 352 206 380 190V500H316Z" fill="#f1dcb4"/>
  <g transform="rotate(-4 178 356)"><rect x="92" y="306" width="176" height="104" rx="8" fill="#c7361b"/><path d="M112 340h110M112 364h136M112 388h78" stroke="#fff0d2" stroke-width="8" stroke-linecap="round"/></g>
</svg>`;

const blocks = [
  [-40, -30, 170, 120],
  [170, -30, 150, 120],
  [360, -30, 240, 120],
  [-40, 130, 170, 150],
  [170, 130, 150, 150],
  [360, 130, 240, 150],
  [-40, 320, 170, 140],
  [170, 320, 150, 140],
  [360, 320, 240, 140],
]
  .map(
    ([x, y, width, height]) =>
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10" fill="#ffdf94"/>`,
  )
  .join("");

const mapLabel = (x: number, y: number, text: string, rotate = 0) =>
  `<text transform="translate(${x} ${y}) rotate(${rotate})" font-family="figtree, sans-serif" font-weight="700" font-size="15" fill="#5a2410">${text}</text>`;

export const map = `<svg class="map" viewBox="0 0 560 420" width="560" height="420" preserveAspectRatio="xMidYMid slice" role="img" aria-label="Map: the bakery is on the east side of Tennyson Street, between West 41st and West 42nd Avenue">
  <rect width="560" height="420" fill="#ffc94d"/>${blocks}
  <rect x="186" y="338" width="118" height="104" rx="10" fill="#a9c08a"/>
  ${mapLabel(410, 116, "W 42nd Avenue")}${mapLabel(410, 305, "W 41st Avenue")}${mapLabel(335, 24, "Tennyson Street", 90)}
  <g class="pin" transform="translate(374 268)"><path d="M0 0C-10-22-44-40-44-76a44 44 0 0 1 88 0C44-40 10-22 0 0Z" fill="#c7361b"/><g transform="translate(-25 -95) scale(.122)"><use href="#boule"/></g></g>
</svg>`;

/** A loaf from above, with its ear. */
export const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#ffc94d"/><path d="M4 21.5C4 12.5 9 6.5 16 6.5S28 12.5 28 21.5C28 24.5 26.5 25.5 24 25.5H8C5.5 25.5 4 24.5 4 21.5Z" fill="#8f3f14"/><path d="M16 23V10.500M16 20q-3.500-.5-5.500-4M16 20q3.500-.5 5.500-4M16 15.500q-2.500-.5-4-3M16 15.500q2.500-.5 4-3" fill="none" stroke="#f8d697" stroke-width="1.8" stroke-linecap="round"/></svg>`;
