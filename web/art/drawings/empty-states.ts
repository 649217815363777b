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

const width = 360;
const height = 260;
const ground = 236;

const land = `${dot(288, 62, 30, "#ffe3a6")}${shape(`M8 ${ground}L46 156L60 150L70 106H160L172 150L186 156L230 ${ground}Z`, mist)}${shape(`M196 ${ground}L236 176L246 172L254 146H322L332 176L344 182L354 ${ground}Z`, "#d3e8fb")}${box(0, ground, width, 5, ink, 2.5)}`;

const letter = `${box(-44, -28, 88, 56, "#0b152422", 5)}${box(-46, -32, 88, 56, paper, 5)}<rect x="-46" y="-32" width="88" height="56" rx="5" fill="none" stroke="${navy}" stroke-width="4"/>${line("M-42-28L-2 2L38-28", navy, 4)}`;

const post = box(180, 174, 22, ground - 174, "#a8713d") + box(180, 174, 8, ground - 174, "#c98f56");
const body = `${shape("M112 178V112a46 46 0 0 1 46-46h96a46 46 0 0 1 46 46v66z", blue)}${line("M176 92h84", sky, 5)}${box(112, 170, 188, 8, "#085a9e")}`;
const front = (fill: string) =>
  shape("M100 178V112a42 42 0 0 1 84 0v66z", "#085a9e") +
  shape("M108 172V113a34 34 0 0 1 68 0v59z", fill);

/** Open and empty, its flag down. */
const mailboxEmpty = svg(
  width,
  height,
  `${land}${post}${body}${front(ink)}${line("M120 168v-54a22 22 0 0 1 24-22", "#27405f", 5)}
  ${shape("M100 178h84l-8 40q-34 12-68 0z", bright)}${box(132, 200, 20, 8, navy, 4)}
  ${line("M232 132h46", rust, 7)}${box(262, 132, 18, 26, coral, 2)}${dot(232, 132, 7, navy)}`,
);

/** Closed, with its flag up and a letter in the air. */
const mailboxFull = svg(
  width,
  height,
  `${land}${post}${body}${front(bright)}${box(132, 118, 20, 8, navy, 4)}
  ${line("M232 132V76", rust, 7)}${box(232, 56, 44, 28, coral, 3)}${dot(232, 132, 7, navy)}
  <g transform="translate(58 58) rotate(-12)">${letter}${dot(24, -16, 7, coral)}</g>
  ${line("M20 112h26M8 128h44M30 144h24", sky, 5)}`,
);

/** An empty shopping bag below the outlines of three products. */
const emptyBag = svg(
  width,
  height,
  `${land}
  <g fill="${paper}" stroke="${sky}" stroke-width="4" stroke-dasharray="9 8" stroke-linejoin="round"><rect x="44" y="22" width="84" height="62" rx="6"/><rect x="146" y="10" width="72" height="54" rx="6"/><rect x="236" y="28" width="84" height="62" rx="6"/></g>
  ${line("M44 40h84M146 26h72M236 46h84", pale, 3)}
  ${line("M148 122v-16a30 30 0 0 1 64 0v16", rust, 7)}
  ${shape(`M106 122H254L264 ${ground}H96Z`, sun)}${shape(`M106 122H136L124 ${ground}H96Z`, "#f0b53a")}${shape("M106 122H254L255 134H105Z", "#e2a52c")}${shape(`M106 122L122 134L116 ${ground}H96Z`, "#d99a24")}
  ${line("M150 122v-12a30 30 0 0 1 60 0v12", "#8a4526", 7)}
  ${dot(190, 184, 31, cream)}${at(190 - 21, 184 - 14, `<path d="${markPath}" fill="${navy}"/>`, 1.75)}`,
);

export const emptyStates = {
  "mailbox-empty": mailboxEmpty,
  "mailbox-full": mailboxFull,
  "empty-bag": emptyBag,
};
