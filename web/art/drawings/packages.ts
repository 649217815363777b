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

/** Six houses on Main Street, drawn as browser windows that grow with the package. */
const width = 360;
const height = 170;
const street = 150;

const bar = "#dbe7f3";
const barDot = "#9db4cb";
const wall = "#f3f8fd";

const scene = (ground: string, pavement: string, behind: string, front: string) =>
  svg(
    width,
    height,
    `${box(0, 0, width, height, ground)}${behind}${box(0, street, width, height - street, pavement)}${front}`,
  );

const mesa = (fill: string) =>
  shape("M0 150V104L40 96L58 66H132L150 98L214 106L236 84H316L334 104L360 100V150Z", fill);

/** A house on the street; `inside` is drawn from (0, 0) below its bar. */
const house = (x: number, w: number, h: number, inside: string) =>
  at(
    x,
    street - h,
    `${box(5, 6, w, h - 6, "#0b152420", 8)}${shape(`M0 ${h}V9Q0 0 9 0H${w - 9}Q${w} 0 ${w} 9V${h}Z`, wall)}${shape(`M0 15V9Q0 0 9 0H${w - 9}Q${w} 0 ${w} 9V15Z`, bar)}${dot(10, 7.5, 2.4, barDot)}${dot(18, 7.5, 2.4, barDot)}${dot(26, 7.5, 2.4, barDot)}${at(0, 15, inside)}`,
  );

/** Stripes with a scalloped edge. */
const awning = (x: number, y: number, w: number, stripes: number, color: string) => {
  const each = w / stripes;
  return Array.from({ length: stripes }, (_, stripe) => {
    const left = x + stripe * each;
    return shape(
      `M${left} ${y}h${each}v13a${each / 2} ${each / 2} 0 0 1 ${-each} 0z`,
      stripe % 2 === 0 ? color : paper,
    );
  }).join("");
};

const pane = (x: number, y: number, w: number, h: number, fill: string) =>
  box(x, y, w, h, fill, 3) + line(`M${x + w / 2} ${y}v${h}`, wall, 2);

const door = (x: number, y: number, w: number, h: number, fill: string) =>
  shape(
    `M${x} ${y + h}V${y + 5}Q${x} ${y} ${x + 5} ${y}H${x + w - 5}Q${x + w} ${y} ${x + w} ${y + 5}V${y + h}Z`,
    fill,
  ) + dot(x + w - 6, y + h / 2 + 2, 2, sun);

const tree = (x: number, r: number, fill: string) =>
  box(x - 2, street - r * 1.6, 4, r * 1.6, rust) +
  dot(x, street - r * 2, r, fill) +
  dot(x + r * 0.6, street - r * 1.5, r * 0.7, fill);

const plant = (x: number, y: number) =>
  box(x - 6, y - 9, 12, 9, coral, 2) +
  shape(`M${x} ${y - 9}q-12-4-9-17q9 3 9 17q0-14 9-17q3 13-9 17z`, "#2f8f6b");

/** One small shop, and a flag for each of its five pages. */
const flags = [
  [40, 22, coral],
  [104, 33, sun],
  [168, 37, blue],
  [232, 34, "#2f8f6b"],
  [296, 25, coral],
] as const;
const starter = scene(
  mist,
  "#c3d9ee",
  `${dot(298, 70, 22, sun)}${mesa("#cfe3f6")}`,
  `${line("M-4 12C90 44 250 50 364 10", navy, 2)}${flags.map(([x, y, fill]) => shape(`M${x} ${y}l24 2l-13 22z`, fill)).join("")}
  ${house(
    124,
    112,
    86,
    `${box(10, 8, 52, 5, ink, 2)}${box(84, 6, 18, 9, blue, 3)}${awning(0, 20, 112, 8, coral)}
    ${box(10, 44, 50, 27, pale, 3)}${line("M18 62l14-12M28 66l20-17", paper, 3)}${door(72, 40, 26, 31, navy)}`,
  )}
  ${tree(92, 13, "#2f8f6b")}${plant(248, street)}`,
);

/** A second floor, an annex, and the next part on its way. */
const growth = scene(
  navy,
  "#0d2444",
  `${[
    [30, 28],
    [70, 52],
    [330, 120],
    [112, 20],
    [20, 92],
  ]
    .map(([x = 0, y = 0]) => dot(x, y, 1.6, pale))
    .join("")}${mesa("#1d4273")}`,
  `${house(
    62,
    70,
    66,
    `${awning(0, 3, 70, 5, sun)}${box(9, 27, 22, 24, "#ffdf9a", 3)}${door(40, 24, 20, 27, rust)}`,
  )}
  ${house(
    132,
    116,
    112,
    `${box(10, 9, 44, 6, ink, 2)}${pane(10, 22, 26, 22, "#ffdf9a")}${pane(45, 22, 26, 22, "#ffdf9a")}${pane(80, 22, 26, 22, pale)}
    ${awning(0, 52, 116, 8, bright)}${box(10, 74, 58, 23, "#ffdf9a", 3)}${door(78, 70, 26, 27, navy)}`,
  )}
  <rect x="251" y="84" width="58" height="64" rx="6" fill="none" stroke="${sky}" stroke-width="2" stroke-dasharray="5 4"/>
  ${line("M338 150V14M196 14H350M338 14L300 14M338 30l-18-16", sun, 4)}${box(329, 132, 18, 18, "#33465f", 3)}${line("M280 14V34", paper, 1.5)}
  <g transform="translate(280 34) rotate(-5)">${line("M-24 10L0 0L24 10", paper, 1.5)}${box(-29, 10, 58, 34, paper, 4)}${box(-22, 17, 24, 5, ink, 2)}${box(-22, 27, 42, 4, pale, 2)}${box(-22, 34, 30, 4, pale, 2)}</g>`,
);

/** A tall house whose floors do something: a calendar, a payment, members. */
const professional = scene(
  "#fff0d6",
  "#f2d6a6",
  `${dot(64, 52, 26, "#ffd98a")}${mesa("#fbdcae")}`,
  `${tree(84, 15, "#2f8f6b")}${tree(290, 11, "#2f8f6b")}
  ${house(
    108,
    146,
    140,
    `${box(12, 8, 46, 6, ink, 2)}${box(112, 6, 24, 10, blue, 3)}
    ${at(12, 22, `${box(0, 0, 56, 44, paper, 5)}${shape("M0 12V5Q0 0 5 0H51Q56 0 56 5V12Z", coral)}${[0, 1, 2, 3, 4, 5, 6, 7].map((day) => box(6 + (day % 4) * 12, 17 + Math.floor(day / 4) * 12, 8, 8, day === 5 ? blue : bar, 2)).join("")}`)}
    ${at(78, 22, `${box(0, 0, 56, 44, navy, 5)}${box(0, 9, 56, 8, "#0d2444")}${box(7, 24, 12, 9, sun, 2)}${box(7, 37, 26, 3, sky, 1)}${dot(43, 33, 6, coral)}${dot(49, 33, 6, "#ffc94dcc")}`)}
    ${awning(0, 75, 146, 10, blue)}
    ${at(12, 99, `${[0, 1, 2].map((person) => `${dot(10 + person * 21, 8, 6.5, [rust, ink, coral][person] ?? ink)}${shape(`M${person * 21 + 1} 26q0-11 9-11t9 11z`, [bright, sun, navy][person] ?? navy)}`).join("")}`)}
    ${door(96, 95, 32, 31, ink)}`,
  )}
  <g transform="translate(254 66)">${line("M0 0H22", ink, 3)}${line("M18 0V8", ink, 1.5)}${dot(18, 22, 15, ink)}${dot(18, 22, 11, "#ffdf9a")}${line("M18 16v7l5 3", ink, 2.5)}</g>`,
);

/** A shop out of a box, a roller with your color. */
const diyStarter = scene(
  "#dff1ea",
  "#b5dccd",
  `${mesa("#c6e7da")}`,
  `${at(
    130,
    34,
    `${shape("M0 90V9Q0 0 9 0H91Q100 0 100 9V90Z", wall)}${shape("M0 15V9Q0 0 9 0H91Q100 0 100 9V15Z", bar)}${dot(10, 7.5, 2.4, barDot)}${dot(18, 7.5, 2.4, barDot)}${dot(26, 7.5, 2.4, barDot)}${box(10, 22, 40, 6, ink, 2)}${awning(0, 34, 100, 8, coral)}${box(10, 58, 48, 30, pale, 3)}${door(66, 56, 24, 40, navy)}`,
  )}
  ${shape("M112 100L92 84H118L130 96ZM248 100L268 84H242L230 96Z", "#b98850")}
  ${shape("M108 96H252V150H108Z", "#d9a566")}${shape("M108 96H252V104H108Z", "#c08e50")}${box(168, 96, 24, 54, "#e9c08a")}
  ${at(204, 114, `<g fill="none" stroke="${ink}" stroke-width="2.500" stroke-linejoin="round"><path d="M0 24V8M-5 13L0 7L5 13M18 24V8M13 13L18 7L23 13M-8 28H26"/></g>`)}
  ${shape("M280 70V22l7-6l8 5l9-8l8 6l7-5l9 7V70Z", "#fbb39c")}
  ${at(304, 70, `${box(-30, -11, 60, 22, coral, 6)}${box(-30, -11, 9, 22, "#d9643f", 4)}${line("M30 0H38V26H4V36", ink, 4)}${box(-3, 36, 14, 36, navy, 6)}`)}
  ${[
    [-26, coral],
    [-8, sun],
    [10, bright],
    [28, "#2f8f6b"],
  ]
    .map(
      ([turn, fill]) =>
        `<g transform="translate(62 146) rotate(${turn})">${box(-11, -66, 22, 60, paper, 4)}${box(-8, -63, 16, 38, String(fill), 2)}${dot(0, -12, 2, barDot)}</g>`,
    )
    .join("")}`,
);

/** The plan on the left, the base built on the right, a handbook and a wrench. */
const diyPro = scene(
  blue,
  "#07599e",
  `<path d="M0 30H360M0 60H360M0 90H360M0 120H360M30 0V150M60 0V150M90 0V150M120 0V150M150 0V150M180 0V150M210 0V150M240 0V150M270 0V150M300 0V150M330 0V150" stroke="#2a86d3" stroke-width="1"/>`,
  `<g fill="none" stroke="${paper}" stroke-width="2"><path d="M180 26H111Q102 26 102 35V150M102 42H180M112 56H150M112 68H172M112 80H142V112H112ZM152 80H180M112 150V122H146V150" stroke-dasharray="6 4"/></g>
  ${at(
    180,
    26,
    `${shape("M0 124V0H69Q78 0 78 9V124Z", wall)}${shape("M0 16V0H69Q78 0 78 9V16Z", bar)}${box(48, 26, 22, 9, coral, 3)}${box(8, 27, 26, 6, ink, 2)}${awning(0, 44, 78, 6, sun)}${box(8, 70, 40, 40, pale, 3)}${line("M16 100l20-18", paper, 3)}${door(54, 78, 20, 46, navy)}`,
  )}
  ${line("M180 12V158", coral, 2.5)}${line("M102 14H174M106 10l-5 4l5 4M170 10l5 4l-5 4", paper, 1.5)}
  <g transform="translate(52 112) rotate(-8)">${box(-30, -30, 60, 72, "#d9643f", 4)}${box(-30, -30, 9, 72, rust, 3)}${box(-12, -16, 32, 6, cream, 2)}${box(-12, -4, 22, 5, "#ffc7b0", 2)}${shape("M4-30h12v26l-6-6l-6 6z", sun)}</g>
  <g transform="translate(308 84) rotate(28)">${box(-7, -16, 14, 76, ink, 6)}${shape("M-18-34a20 20 0 0 1 11-18v20l7 6l7-6v-20a20 20 0 0 1-7 38a20 20 0 0 1-18-20z", ink)}${dot(0, 50, 3, blue)}</g>`,
);

const firework = (x: number, y: number, r: number, color: string) => {
  const rays = Array.from({ length: 10 }, (_, ray) => {
    const [across, down] = [Math.cos((ray * Math.PI) / 5) * r, Math.sin((ray * Math.PI) / 5) * r];
    const point = (share: number) => `${(across * share).toFixed(1)} ${(down * share).toFixed(1)}`;
    return `M${point(0.4)}L${point(1)}`;
  });
  return at(x, y, line(rays.join(""), color, 2.5) + dot(0, 0, 2.5, color));
};

/** The full block on opening night. */
const theWorks = scene(
  ink,
  "#1b2c45",
  `${[
    [18, 64],
    [150, 16],
    [214, 30],
    [344, 70],
    [96, 74],
    [268, 78],
  ]
    .map(([x = 0, y = 0]) => dot(x, y, 1.5, pale))
    .join("")}
  ${firework(58, 36, 24, sun)}${firework(308, 38, 26, coral)}${firework(250, 20, 14, sky)}${mesa("#16263f")}`,
  `${house(28, 82, 74, `${awning(0, 4, 82, 6, "#2f8f6b")}${box(9, 28, 34, 31, "#ffdf9a", 3)}${door(52, 26, 20, 33, rust)}`)}
  ${house(
    110,
    136,
    104,
    `${box(12, 8, 40, 6, ink, 2)}${pane(12, 22, 30, 20, "#ffdf9a")}${pane(53, 22, 30, 20, "#ffdf9a")}${pane(94, 22, 30, 20, "#ffdf9a")}${awning(0, 49, 136, 10, coral)}${box(12, 71, 34, 18, "#ffdf9a", 3)}${box(90, 71, 34, 18, "#ffdf9a", 3)}${door(54, 67, 28, 22, navy)}`,
  )}
  ${house(246, 86, 84, `${pane(10, 9, 28, 18, "#ffdf9a")}${pane(48, 9, 28, 18, pale)}${awning(0, 34, 86, 6, bright)}${box(10, 56, 32, 13, "#ffdf9a", 3)}${door(54, 50, 20, 19, ink)}`)}
  ${at(154, 14, `${line("M12 34V28M36 34V28", bar, 3)}${box(0, 0, 48, 30, blue, 6)}<g transform="translate(13 8) scale(.92)" fill="${paper}"><path d="${markPath}"/></g>`)}
  ${line("M20 138H340", coral, 5)}${shape("M178 138l-16-11v22zM178 138l16-11v22z", "#d9643f")}${dot(178, 138, 5, coral)}`,
);

export const packages = {
  "package-starter": starter,
  "package-growth": growth,
  "package-professional": professional,
  "package-diy-starter": diyStarter,
  "package-diy-pro": diyPro,
  "package-the-works": theWorks,
};
