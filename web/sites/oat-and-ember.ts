import type { ClientSite } from "./client-site.ts";
import { polar, repeat, round } from "./drawing.ts";

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

const basket = `
  <path d="M0 0H250L226 190H24Z" fill="${crust.deep}"/>
  ${repeat(4, (row) => repeat(7, (i) => `<rect x="${26 + i * 28 + (row % 2) * 8}" y="${24 + row * 40}" width="18" height="24" rx="6" fill="${crust.dark}"/>`))}
  <rect x="-14" y="-12" width="278" height="26" rx="13" fill="${crust.dark}"/>`;

const counter = `<svg width="1440" height="470" viewBox="0 0 1440 470">
  ${place(380, 185, boule, 0, 0.95)}
  ${place(744, 188, tinLoaf, 0, 0.94)}
  ${place(66, 252, croissant, 0, 0.88)}
  ${place(1112, 96, baguette(300), -9)}${place(1182, 72, baguette(320), 1)}${place(1252, 80, baguette(300), 10)}
  ${place(1106, 280, basket)}
</svg>`;

const stamp = `<svg class="stamp" width="236" height="236" viewBox="0 0 236 236">
  <circle cx="118" cy="118" r="118" fill="#c7361b"/>
  <path id="ring" d="M118 118m-88 0a88 88 0 1 1 176 0a88 88 0 1 1-176 0" fill="none"/>
  <text fill="#ffe9bd" font-family="figtree" font-weight="700" font-size="19"><textPath href="#ring" textLength="544">WARM FROM THE OVEN · TUESDAY TO SUNDAY ·</textPath></text>
  <text x="118" y="134" text-anchor="middle" fill="#fff6e0" font-family="fraunces" font-weight="800" font-size="58" letter-spacing="-2">6 am</text>
</svg>`;

const bakes = [
  ["Tennyson boule", "Country sourdough, 36-hour ferment", "6:00", "$9"],
  ["Seeded rye tin", "Flax, sunflower, caraway", "6:30", "$10"],
  ["Butter croissant", "Three folds, Colorado butter", "7:00", "$4.50"],
  ["Oat & honey bun", "Toasted oats, Palisade honey", "7:30", "$3.75"],
  ["Baguette", "Overnight poolish, sold warm", "8:00", "$5"],
];

const hours = [
  ["Mon 6 pm", "Feed the starter"],
  ["Tue 9 am", "Mix and rest"],
  ["Tue noon", "Fold, four times"],
  ["Tue 5 pm", "Shape by hand"],
  ["Tue night", "Prove in the cold"],
  ["Wed 5 am", "Into the stone oven"],
];

export const oatAndEmber: ClientSite = {
  name: "oat-and-ember",
  title: "Oat &amp; Ember, bakery on Tennyson Street",
  description:
    "Slow bread and early mornings: what is on the shelf today, when it leaves the oven, and how to reserve a loaf.",
  themeColor: "#ffc94d",
  icon: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#3b1509"/><text x="16" y="23" text-anchor="middle" font-family="Georgia, serif" font-weight="700" font-size="20" fill="#ffe9bd">O</text></svg>`,
  faces: [{ family: "fraunces", axes: "full" }, { family: "figtree" }],
  css: `
body { background: #ffc94d; color: #3b1509; font: 500 19px/1.5 figtree }
nav { padding: 34px 64px 0; font-weight: 600; font-size: 18px }
nav ul { gap: 40px }
.logo { font: 800 32px/1 fraunces; letter-spacing: -.02em }
.pill { background: #3b1509; color: #ffe9bd; padding: 14px 26px; border-radius: 99px }
.hero { position: relative; height: 698px }
h1 { font: 820 158px/.88 fraunces; font-variation-settings: "SOFT" 100, "opsz" 144; letter-spacing: -.045em; padding: 46px 64px 0 }
.stamp { position: absolute; right: 72px; top: 54px; transform: rotate(-10deg) }
.counter { position: absolute; bottom: 0; left: 0 }
.sill { background: #3b1509; color: #ffe9bd; padding: 26px 64px; display: flex; justify-content: space-between; font-weight: 600; font-size: 20px }
.today { background: #fff5df; padding: 60px 64px 84px; display: grid; grid-template-columns: 400px 1fr; gap: 72px }
h2 { font: 780 62px/.96 fraunces; font-variation-settings: "SOFT" 100, "opsz" 144; letter-spacing: -.035em }
.today p { margin: 40px 0 30px; max-width: 330px }
.red { background: #c7361b; color: #fff6e0; padding: 17px 30px; border-radius: 99px; font-weight: 700; display: inline-block }
.bakes li { display: grid; grid-template-columns: 1fr 110px 90px; align-items: baseline; padding: 20px 0; border-bottom: 2px solid #3b150922 }
.bakes li:first-child { padding-top: 0 }
.bakes b { font: 680 31px/1.1 fraunces; letter-spacing: -.02em }
.bakes small { font-size: 18px; color: #7c4a2c; display: block; margin-top: 4px }
.bakes span { font-weight: 600; text-align: right; font-size: 20px }
.hours { background: #c7361b; color: #fff0d2; padding: 84px 64px 96px }
.hours ol { display: grid; grid-template-columns: repeat(6, 1fr); gap: 24px; margin-top: 56px }
.hours li { border-top: 3px solid #ffc94d; padding-top: 20px; font: 640 25px/1.15 fraunces }
.hours small { display: block; font: 600 17px figtree; color: #ffd98a; margin-bottom: 10px }`,
  body: `
<nav><span class="logo">Oat &amp; Ember</span><ul><li>Bread</li><li>Pastry</li><li>Wholesale</li><li>Visit</li><li class="pill">Reserve a loaf</li></ul></nav>
<div class="hero"><h1>Slow bread,<br>early mornings.</h1>${stamp}<div class="counter">${counter}</div></div>
<div class="sill"><span>4120 Tennyson Street, Denver</span><span>Tuesday to Sunday, 6 am until the shelf is empty</span><span>(303) 555-0148</span></div>
<section class="today"><div><h2>On the shelf today</h2><p>Stone-milled flour from the San Luis Valley, water, salt and time. Order by 8 pm and it waits for you.</p><span class="red">Reserve a loaf</span></div>
<ul class="bakes">${bakes.map(([name, note, time, price]) => `<li><div><b>${name}</b><small>${note}</small></div><span>${time}</span><span>${price}</span></li>`).join("")}</ul></section>
<section class="hours"><h2>Thirty-six hours in six steps</h2><ol>${hours.map(([time, step]) => `<li><small>${time}</small>${step}</li>`).join("")}</ol></section>`,
};
