import { markPath } from "../../app/layout/mark.ts";
import {
  at,
  blue,
  box,
  bright,
  coral,
  cream,
  dot,
  ink,
  line,
  mist,
  navy,
  pale,
  paper,
  rust,
  shape,
  sky,
  sun,
  svg,
} from "./svg.ts";

const width = 340;
const height = 184;

/** A browser window; `inside` is drawn from (0, 0) below its bar. */
const browser = (x: number, y: number, w: number, h: number, inside: string) =>
  at(
    x,
    y,
    `${box(4, 8, w, h, "#0b152418", 11)}${box(0, 0, w, h, paper, 10)}${shape(`M0 16V10Q0 0 10 0H${w - 10}Q${w} 0 ${w} 10V16Z`, "#dbe7f3")}${dot(11, 8, 2.6, "#9db4cb")}${dot(20, 8, 2.6, "#9db4cb")}${dot(29, 8, 2.6, "#9db4cb")}${at(0, 16, inside)}`,
  );

const cursor = (x: number, y: number, scale = 1) =>
  at(
    x,
    y,
    `${shape("M0 0L0 30L8 23L13 34L19 31L14 21L24 20Z", ink)}${shape("M3 7V23L8 18L15 29.500L15 29L10 18L17 17Z", paper)}`,
    scale,
  );

const handle = (x: number, y: number) =>
  box(x - 4, y - 4, 8, 8, paper) +
  `<rect x="${x - 4}" y="${y - 4}" width="8" height="8" fill="none" stroke="${blue}" stroke-width="2"/>`;

/** A page whose headline is being edited. */
const cms = svg(
  width,
  height,
  `<rect width="${width}" height="${height}" fill="${mist}"/>
  ${browser(
    48,
    30,
    222,
    170,
    `
    ${box(0, 0, 50, 154, navy)}${box(10, 14, 30, 5, sky, 2)}${box(10, 28, 24, 5, "#4d72a0", 2)}${box(10, 42, 28, 5, "#4d72a0", 2)}${box(10, 56, 20, 5, "#4d72a0", 2)}
    ${box(64, 14, 62, 8, ink, 2)}
    <rect x="64" y="32" width="142" height="34" rx="3" fill="#f3f9ff" stroke="${bright}" stroke-width="2"/>${box(72, 41, 92, 6, navy, 2)}${box(72, 52, 52, 5, sky, 2)}${box(128, 50, 2.5, 10, coral)}
    ${at(64, 78, `${box(0, 0, 66, 62, "#ffdf9a", 4)}${dot(46, 20, 10, paper)}${shape("M0 62V46L12 30H34L44 48L66 42V62Z", coral)}`)}
    ${box(140, 78, 66, 5, pale, 2)}${box(140, 90, 58, 5, pale, 2)}${box(140, 102, 62, 5, pale, 2)}${box(140, 118, 40, 16, blue, 5)}`,
  )}
  <g transform="translate(262 92) rotate(38)">${shape("M-9-62h18v74h-18z", sun)}${shape("M-9-62h18v-10q-9-8-18 0z", coral)}${shape("M-9-56h18v7h-18z", "#dbe7f3")}${shape("M-9 12h18l-9 24z", cream)}${shape("M-3.400 27h6.800L0 36z", ink)}</g>`,
);

/** A page put together from its parts. */
const custom = svg(
  width,
  height,
  `<rect width="${width}" height="${height}" fill="${navy}"/>
  <path d="M0 46H340M0 92H340M0 138H340M57 0V184M114 0V184M171 0V184M228 0V184M285 0V184" stroke="#28538a" stroke-width="1"/>
  ${at(66, 30, `${box(0, 0, 150, 26, paper, 5)}${box(10, 9, 30, 8, ink, 2)}${box(92, 10, 18, 6, pale, 2)}${box(118, 8, 24, 10, blue, 3)}`)}
  ${at(66, 62, `${box(0, 0, 92, 86, "#ffdf9a", 5)}${dot(64, 28, 14, paper)}${shape("M0 86V62L18 40H46L58 64L92 54V86Z", coral)}${shape("M0 86V76L40 68L92 78V86Z", rust)}`)}
  <rect x="164" y="62" width="52" height="40" rx="5" fill="none" stroke="${sky}" stroke-width="2" stroke-dasharray="5 4"/>
  <g transform="translate(196 44) rotate(9)">${box(4, 7, 84, 42, "#02102455", 6)}${box(0, 0, 84, 42, paper, 5)}${box(10, 10, 46, 7, ink, 2)}${box(10, 23, 62, 5, pale, 2)}${box(10, 32, 40, 4, pale, 2)}</g>
  ${at(164, 108, `${box(0, 0, 52, 40, bright, 5)}${box(9, 10, 34, 6, paper, 2)}${box(9, 22, 24, 5, pale, 2)}`)}
  ${at(66, 154, `${box(0, 0, 150, 40, "#dbe7f3", 5)}${box(10, 10, 34, 6, "#9db4cb", 2)}${box(58, 10, 34, 6, "#9db4cb", 2)}${box(106, 10, 34, 6, "#9db4cb", 2)}`)}
  ${cursor(254, 78)}`,
);

/** A clock, and a page with a patch on it. */
const care = svg(
  width,
  height,
  `<rect width="${width}" height="${height}" fill="#fff0d6"/>
  ${browser(
    34,
    34,
    200,
    170,
    `
    ${box(0, 0, 200, 62, bright)}${shape("M0 62V44L30 22H70L86 46L120 34L200 56V62Z", navy)}${dot(150, 22, 12, cream)}
    ${at(16, 76, [0, 22, 44].map((y, i) => `${box(0, y, 14, 14, i < 2 ? blue : paper, 4)}${i < 2 ? line(`M3.500 ${y + 7}l3 3l5-6`, paper, 2.4) : `<rect x="1" y="${y + 1}" width="12" height="12" rx="3" fill="none" stroke="#9db4cb" stroke-width="2"/>`}${box(24, y + 4, [110, 84, 98][i] ?? 90, 6, i < 2 ? pale : "#dbe7f3", 3)}`).join(""))}`,
  )}
  <g transform="translate(248 96)">${dot(5, 8, 56, "#0b152418")}${dot(0, 0, 56, ink)}${dot(0, 0, 47, paper)}${shape("M0 0V-47A47 47 0 0 1 0 47Z", "#ffdf9a")}
  ${line("M0-40v5M40 0h-5M0 40v-5M-40 0h5", navy, 4)}${line("M0 0V-30", ink, 6)}${line("M0 0V24", coral, 6)}${dot(0, 0, 6, ink)}</g>`,
);

/** The agency's own mark under the pen. */
const logo = svg(
  width,
  height,
  `<rect width="${width}" height="${height}" fill="#dff1ea"/>
  <path d="M0 62H340M0 144H340M84 0V184M248 0V184" stroke="#a9d8c7" stroke-width="1.500" stroke-dasharray="4 5"/>
  <circle cx="166" cy="100" r="74" fill="none" stroke="#a9d8c7" stroke-width="1.500"/>
  ${shape("M92 144C106 120 110 62 134 62C150 62 152 100 166 100S182 62 198 62C222 62 226 120 240 144Z", "#0f6b5a")}
  ${shape("M166 144V100C180 100 182 62 198 62C222 62 226 120 240 144Z", "#0a5447")}
  ${line("M134 62L90 50M134 62L178 74", coral, 2.5)}${dot(90, 50, 5, coral)}${dot(178, 74, 5, coral)}
  ${handle(92, 144)}${handle(240, 144)}${handle(166, 100)}${handle(198, 62)}<rect x="128" y="56" width="12" height="12" fill="${coral}" stroke="${paper}" stroke-width="2.500"/>
  <g transform="translate(140 68) rotate(-42)">${shape("M0 0L-11 30Q-14 38-12 44H12Q14 38 11 30Z", ink)}${line("M0 4V26", paper, 2)}${dot(0, 28, 3.4, paper)}${box(-13, 47, 26, 9, sun, 2)}${shape("M-12 59H12L15 130H-15Z", navy)}</g>
  ${at(276, 30, `${box(0, 0, 36, 36, ink, 9)}<g transform="translate(7 10) scale(.92)" fill="${paper}"><path d="${markPath}"/></g>`)}
  `,
);

export const tiers = {
  "tier-cms-site-build": cms,
  "tier-custom-site-build": custom,
  "tier-website-maintenance": care,
  "tier-logo-design": logo,
};
