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

/** Aligned with the left edge of the text below it. */
const fromLeft = (left: number, body: string) => svg(200, 140, at(-left, 0, body));

/** A tiny page with a sun over a mesa. */
const page = (w: number, h: number) =>
  box(0, 0, w, h, "#ffe3b0") +
  dot(w * 0.74, h * 0.42, Math.min(w, h) * 0.2, paper) +
  shape(
    `M0 ${h}V${h * 0.78}L${w * 0.14} ${h * 0.56}H${w * 0.44}L${w * 0.56} ${h * 0.8}L${w} ${h * 0.7}V${h}Z`,
    coral,
  ) +
  shape(`M0 ${h}V${h * 0.9}L${w * 0.3} ${h * 0.84}L${w} ${h * 0.92}V${h}Z`, rust) +
  box(w * 0.1, h * 0.14, w * 0.36, h * 0.1, navy, 1) +
  box(w * 0.1, h * 0.3, w * 0.24, h * 0.06, navy, 1);

const look = svg(
  200,
  140,
  `${box(52, 12, 124, 84, ink, 8)}${at(58, 18, page(112, 68))}${shape("M98 96h32l6 22h-44z", "#33465f")}${box(82, 116, 64, 6, ink, 3)}
  ${box(8, 62, 84, 54, navy, 6)}${at(13, 67, page(74, 44))}${shape("M0 116h100l-6 8H6z", "#5d7290")}
  ${box(150, 66, 36, 62, ink, 8)}${at(154, 71, page(28, 52))}`,
);

const detail = fromLeft(
  11,
  `${box(14, 22, 118, 96, paper, 6)}<rect x="14.750" y="22.750" width="116.500" height="94.500" rx="5.500" fill="none" stroke="${pale}" stroke-width="1.500"/>
  ${line("M26 46h94M26 62h94M26 78h94M26 94h94", mist, 2)}
  ${box(26, 40, 62, 8, navy, 2)}${box(26, 58, 84, 5, pale, 2)}${box(26, 74, 78, 5, pale, 2)}${box(26, 90, 56, 5, pale, 2)}
  ${line("M12 128h124", coral, 1.5)}${line("M12 124v8M136 124v8", coral, 1.5)}
  <g transform="translate(136 70)">${line("M26 28l30 32", ink, 12)}${line("M26 28l30 32", coral, 6)}${dot(0, 0, 42, ink)}${dot(0, 0, 36, mist)}
  ${box(-22, -18, 32, 14, navy, 3)}${box(-22, 2, 46, 9, bright, 3)}${box(-22, 17, 30, 9, sky, 3)}${line("M-22-28v60", coral, 2)}${line("M-26-18a36 36 0 0 1 18-14", paper, 4)}</g>`,
);

/** A circular arrow from the upper left around the bottom to the upper right. */
const loop = (r: number, color: string) =>
  line(`M${-r * 0.5} ${-r * 0.866}A${r} ${r} 0 1 0 ${r * 0.5} ${-r * 0.866}`, color, 7) +
  shape(`M${r * 0.5 - 14} ${-r * 0.866 - 8}l20-3l-12 21z`, color, 'stroke-linejoin="round"');

const support = fromLeft(
  36,
  `${at(100, 72, loop(60, sky))}${at(100, 72, loop(44, blue))}
  ${box(78, 42, 46, 60, paper, 5)}<rect x="78" y="42" width="46" height="60" rx="5" fill="none" stroke="${navy}" stroke-width="4"/>
  ${box(87, 54, 28, 6, coral, 2)}${box(87, 66, 20, 5, pale, 2)}${line("M88 84l8 8l17-18", blue, 5)}
  ${dot(170, 30, 16, sun)}${line("M165 25q5-6 10 0q2 4-5 8l-5 5h11", ink, 3)}
  `,
);

const talk = fromLeft(
  6,
  `${shape("M20 14h104a14 14 0 0 1 14 14v42a14 14 0 0 1-14 14H62L38 104V84H20A14 14 0 0 1 6 70V28A14 14 0 0 1 20 14Z", blue)}
  ${box(24, 32, 74, 8, paper, 4)}${box(24, 48, 92, 8, "#9fd0fb", 4)}${box(24, 64, 48, 6, "#9fd0fb", 3)}
  ${shape("M102 58h78a14 14 0 0 1 14 14v34a14 14 0 0 1-14 14h-8v16l-22-16h-48a14 14 0 0 1-14-14V72a14 14 0 0 1 14-14Z", paper)}
  ${shape("M102 60h78a12 12 0 0 1 12 12v34a12 12 0 0 1-12 12h-10v14l-19-14h-49a12 12 0 0 1-12-12V72a12 12 0 0 1 12-12Z", "#ffdf9a")}
  ${dot(118, 89, 7, ink)}${dot(141, 89, 7, ink)}${dot(164, 89, 7, ink)}
  <g>${dot(164, 26, 19, cream)}<circle cx="164" cy="26" r="17" fill="none" stroke="${navy}" stroke-width="4"/>${line("M164 16v10l7 5", coral, 4)}</g>`,
);

export const strengths = {
  "strength-look": look,
  "strength-detail": detail,
  "strength-support": support,
  "strength-talk": talk,
};
