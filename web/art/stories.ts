import { tiers } from "@agency/contract/catalog";
import { formatUsd } from "@agency/contract/format/money";
import { repeat } from "../sites/drawing.ts";
import type { Shot } from "./screenshot.ts";

const face = (family: string) =>
  `@font-face{font-family:${family};font-weight:100 900;src:url(/node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2)}`;

const scene = (ground: string, body: string) =>
  `<!doctype html><meta charset="utf-8"><style>${face("bricolage-grotesque")}${face("instrument-sans")}*{margin:0}body{overflow:hidden;background:${ground}}svg{display:block}</style><svg width="1280" height="960" viewBox="0 0 1280 960">${body}</svg>`;

const photo = (x: number, y: number, turn: number, picture: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="6" y="12" width="300" height="340" rx="6" fill="#0003"/><rect width="300" height="340" rx="6" fill="#fffdf8"/><svg x="20" y="20" width="260" height="240" viewBox="0 0 260 240">${picture}</svg></g>`;

const mesas = `<rect width="260" height="240" fill="#ffd98a"/><circle cx="190" cy="80" r="38" fill="#fff6df"/><path d="M0 240V170L40 110H120L150 180L260 150V240Z" fill="#e8805f"/><path d="M0 240V210L130 186L260 214V240Z" fill="#b9502b"/>`;
const plate = `<rect width="260" height="240" fill="#bfe9d8"/><circle cx="130" cy="128" r="92" fill="#fff"/><circle cx="130" cy="128" r="66" fill="#eef5f2"/><path d="M78 132c0-34 24-52 52-52s52 18 52 52z" fill="#e6963a"/><path d="M86 140q44 30 88 0l-6 18q-38 24-76 0z" fill="#3f8a72"/><circle cx="112" cy="112" r="7" fill="#fff0cf"/><circle cx="140" cy="100" r="7" fill="#fff0cf"/><circle cx="158" cy="120" r="7" fill="#fff0cf"/>`;
const cup = `<rect width="260" height="240" fill="#3d86ca"/><path d="M66 110h112v56a50 50 0 0 1-50 50h-12a50 50 0 0 1-50-50z" fill="#fff4e0"/><path d="M178 126h16a24 24 0 0 1 0 50h-18" fill="none" stroke="#fff4e0" stroke-width="13"/><ellipse cx="122" cy="110" rx="56" ry="13" fill="#8f3f14"/><path d="M102 84q-14-18 0-34M132 84q-14-18 0-34" fill="none" stroke="#b5dbfd" stroke-width="8" stroke-linecap="round"/>`;

/** Photos and notes in a shoebox. */
const shoebox = scene(
  "#24496f",
  `<ellipse cx="640" cy="846" rx="520" ry="40" fill="#00000040"/>
  ${photo(286, 196, -14, plate)}${photo(706, 160, 12, cup)}${photo(486, 118, -2, mesas)}
  <g transform="translate(840 330) rotate(18)"><rect width="230" height="300" fill="#fff"/>${repeat(7, (i) => `<path d="M26 ${52 + i * 34}h${[178, 150, 170, 120, 176, 140, 90][i]}" stroke="#9db4cb" stroke-width="7" stroke-linecap="round"/>`)}</g>
  <path d="M214 480H1066L1030 860H250Z" fill="#d68a4c"/><path d="M214 480H1066L1058 566H222Z" fill="#b96f36"/><path d="M196 452H1084V530H196Z" fill="#eaa565"/><path d="M196 452H1084V466H196Z" fill="#f6c08a"/>
  <rect x="486" y="606" width="308" height="154" rx="8" fill="#fff4e0"/><text x="640" y="668" text-anchor="middle" font-family="bricolage-grotesque" font-weight="700" font-size="46" letter-spacing="-1" fill="#5a2410">For the site</text><path d="M536 704h208M536 730h148" stroke="#d9b48a" stroke-width="7" stroke-linecap="round"/>`,
);

const days = ["Mon", "Tue", "Wed", "Thu", "Fri"];

/** A month on the wall; the launch is on a Tuesday. */
const tuesday = scene(
  "#0a5b9e",
  `<rect x="232" y="132" width="836" height="736" rx="30" fill="#00000038"/><rect x="220" y="110" width="840" height="736" rx="28" fill="#fff"/><path d="M220 262V138a28 28 0 0 1 28-28H1032a28 28 0 0 1 28 28V262Z" fill="#f7825f"/>
  ${repeat(4, (i) => `<rect x="${338 + i * 190}" y="76" width="26" height="84" rx="13" fill="#0b1524"/><circle cx="${351 + i * 190}" cy="150" r="20" fill="#d9613f"/>`)}
  ${days.map((day, i) => `<text x="${320 + i * 160}" y="232" text-anchor="middle" font-family="instrument-sans" font-weight="600" font-size="36" fill="#fff">${day}</text>`).join("")}
  ${repeat(20, (i) => {
    const x = 320 + (i % 5) * 160;
    const y = 352 + Math.floor(i / 5) * 138;
    const day = 2 + (i % 5) + Math.floor(i / 5) * 7;
    const launch = i === 16;
    return `${launch ? `<path d="M${x - 74} ${y - 16}C${x - 70} ${y - 92} ${x + 82} ${y - 96} ${x + 80} ${y - 10}C${x + 78} ${y + 70} ${x - 78} ${y + 66} ${x - 70} ${y - 26}" fill="none" stroke="#f7825f" stroke-width="11" stroke-linecap="round"/>` : ""}<text x="${x}" y="${y + 14}" text-anchor="middle" font-family="bricolage-grotesque" font-weight="${launch ? 750 : 600}" font-size="${launch ? 66 : 52}" letter-spacing="-2" fill="${launch ? "#0b1524" : i < 16 ? "#b8c6d6" : "#5b6b80"}">${day}</text>`;
  })}
  <g transform="translate(790 828) rotate(-4)"><rect width="330" height="112" rx="56" fill="#0b1524"/><text x="165" y="74" text-anchor="middle" font-family="bricolage-grotesque" font-weight="700" font-size="50" letter-spacing="-1.500" fill="#fff">Site is live</text></g>`,
);

const item = (y: number, label: string, value: string, weight = 500) =>
  `<text x="404" y="${y}" font-family="instrument-sans" font-weight="${weight}" font-size="38" fill="#0b1524">${label}</text><text x="876" y="${y}" text-anchor="end" font-family="instrument-sans" font-weight="${weight}" font-size="38" fill="#0b1524">${value}</text>`;

const rateCents = tiers.find(({ hourly }) => hourly)?.hourly?.rateCents ?? 0;
const hours = (count: number) => formatUsd(count * rateCents);

/** A receipt for four hours, one of them refunded. */
const refund = scene(
  "#16513f",
  `<g transform="rotate(-3 640 480)"><path d="M352 104H940V850l-49 34l-49-34l-49 34l-49-34l-49 34l-49-34l-49 34l-49-34l-49 34l-49-34l-49 34l-49-34Z" fill="#0003"/><path d="M340 84H928V836l-49 34l-49-34l-49 34l-49-34l-49 34l-49-34l-49 34l-49-34l-49 34l-49-34l-49 34l-49-34Z" fill="#fffdf6"/>
  <text x="404" y="188" font-family="bricolage-grotesque" font-weight="700" font-size="58" letter-spacing="-2" fill="#0b1524">Booking form</text><path d="M404 232H876" stroke="#d7dee6" stroke-width="4" stroke-dasharray="10 9"/>
  ${item(304, "4 hours, prepaid", hours(4))}${item(372, "Time it took", "3 h")}<path d="M404 420H876" stroke="#d7dee6" stroke-width="4" stroke-dasharray="10 9"/>
  ${item(494, "Refunded", hours(1), 700)}
  <g transform="translate(404 560)">${repeat(26, (i) => `<rect x="${i * 18.2}" width="${[6, 10, 4, 8, 5][i % 5]}" height="104" fill="#0b1524"/>`)}</g></g>
  <g transform="translate(900 706) rotate(-12)"><circle r="150" fill="#f7825f"/><circle r="130" fill="none" stroke="#fff4e0" stroke-width="5"/><text y="-14" text-anchor="middle" font-family="bricolage-grotesque" font-weight="750" font-size="76" letter-spacing="-3" fill="#fff">${hours(1)}</text><text y="46" text-anchor="middle" font-family="bricolage-grotesque" font-weight="650" font-size="44" letter-spacing="-1" fill="#fff">sent back</text></g>`,
);

const print = { width: 1280, height: 960, output: [480, 800], quality: 46 };

/** Pictures for the testimonials without a company. */
export const shots: readonly Shot[] = [
  { name: "story-shoebox", html: shoebox, ...print },
  { name: "story-tuesday", html: tuesday, ...print },
  { name: "story-refund", html: refund, ...print },
];
