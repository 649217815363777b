import { svg, times } from "./draw.ts";

export const coat = {
  butter: "#ffd552",
  green: "#143a2f",
  leaf: "#2f7d5b",
  mint: "#dcefe2",
  cream: "#fffaf0",
  coral: "#ff8a70",
  peach: "#ffd9c7",
  sky: "#bfe0ea",
  brown: "#8a5433",
  sand: "#e6b67c",
  grey: "#8f989d",
  ink: "#1d2b26",
};

const { butter, green, leaf, coral, peach, brown, sand, grey, ink } = coat;

const at = (x: number, y: number, scale: number, body: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${body}</g>`;

const eyes = (gap: number, y: number, r = 10) =>
  [-gap, gap]
    .map(
      (x) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="${ink}"/><circle cx="${x + 3}" cy="${y - 4}" r="${r * 0.3}" fill="#fff"/>`,
    )
    .join("");

const mirrored = (d: string, fill: string) =>
  `<path d="${d}" fill="${fill}"/><path d="${d}" fill="${fill}" transform="scale(-1 1)"/>`;

interface Fur {
  fur: string;
  mark: string;
  muzzle?: string;
  collar?: string;
  tag?: string;
}

/** The face is at the origin; the chest runs 420 down. */
export const dog = ({ fur, mark, muzzle = "#fff6e6", collar = coral }: Fur) =>
  `<path d="M-124 420C-144 240-124 138-66 112V60H66v52c58 26 78 128 58 308z" fill="${fur}"/><path d="M-54 420c-10-150 8-250 54-250s64 100 54 250z" fill="${muzzle}"/>
  <rect x="-98" y="-116" width="196" height="214" rx="98" fill="${fur}"/><path d="M8-116c60 0 90 46 90 98 0 34-30 56-60 46-34-12-44-66-30-144z" fill="${mark}"/>
  ${mirrored("M-64-104C-140-128-186-30-142 62c34 20 58-40 66-92z", mark)}
  <ellipse cy="48" rx="60" ry="48" fill="${muzzle}"/>${eyes(40, -18)}
  <path d="M-24 22c0-12 48-12 48 0 0 14-14 24-24 24s-24-10-24-24z" fill="${ink}"/><path d="M0 44v16M-26 62q13 16 26 0q13 16 26 0" fill="none" stroke="${ink}" stroke-width="6" stroke-linecap="round"/><path d="M-11 71h22v14a11 11 0 0 1-22 0z" fill="${coral}"/>
  <path d="M-68 92q68 44 136 0l6 26q-74 50-148 0z" fill="${collar}"/><circle cy="150" r="19" fill="${butter}"/>`;

export const cat = ({ fur, mark, muzzle = "#fff6e6", collar = leaf, tag = butter }: Fur) =>
  `<path d="M-112 420C-130 230-104 118-54 100V50H54v50c50 18 76 130 58 320z" fill="${fur}"/><path d="M-44 420c-8-120 6-210 44-210s52 90 44 210z" fill="${muzzle}"/>
  ${mirrored("M-98 0-100-128q0-12 12-6l78 62z", fur)}${mirrored("M-84-42-84-100l40 30z", peach)}
  <ellipse rx="104" ry="88" fill="${fur}"/><path d="M-12-86h24l-6 46h-12zM-44-80l20 4 2 30-10 2zM44-80l-20 4-2 30 10 2z" fill="${mark}"/>
  <ellipse cy="36" rx="46" ry="32" fill="${muzzle}"/>${eyes(44, -8, 11)}<path d="M-11 18h22l-11 13z" fill="${coral}"/><path d="M0 30v8M-18 42q9 10 18 0q9 10 18 0" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>
  <path d="M-64 30-136 18M-64 42-132 50M64 30l72-12M64 42l68 8" stroke="${ink}" stroke-width="4" stroke-linecap="round" opacity=".55"/>
  <path d="M-56 82q56 30 112 0l5 22q-61 36-122 0z" fill="${collar}"/><circle cy="128" r="15" fill="${tag}"/>`;

export const rabbit = ({ fur, mark, muzzle = "#fff6e6" }: Fur) =>
  `<path d="M-100 420C-124 240-80 60 0 60S124 240 100 420z" fill="${fur}"/>${mirrored("M-18-70C-20-180-30-260-62-260S-104-160-74-50z", fur)}${mirrored("M-40-84c0-80-8-140-24-140s-26 70-6 150z", mark)}
  <ellipse cy="6" rx="92" ry="92" fill="${fur}"/>${eyes(46, -8)}<ellipse cy="46" rx="44" ry="30" fill="${muzzle}"/><path d="M-10 28h20L0 40z" fill="${coral}"/><path d="M0 40v8M-14 52q7 8 14 0q7 8 14 0" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>`;

export const parrot = ({ fur, mark }: Fur) =>
  `<path d="M-90 420C-130 200-90-120 0-120S130 200 90 420z" fill="${fur}"/><path d="M-90 420C-130 240-110 80-60 60c50 60 40 240 10 360z" fill="${mark}"/><circle cx="-6" cy="-40" r="46" fill="#fff6e6"/><circle cx="-6" cy="-46" r="12" fill="${ink}"/><path d="M34-62c64 0 74 56 40 92-4-34-26-44-46-48z" fill="${ink}"/><path d="M-30-116q10-60 50-66-20 34-6 62z" fill="${coral}"/>`;

export const pets = {
  biscuit: dog({ fur: sand, mark: brown }),
  otto: dog({ fur: "#f4eee2", mark: "#5d7380", collar: leaf }),
  moss: cat({ fur: grey, mark: "#5f686d" }),
  ginger: cat({ fur: "#f0975a", mark: "#c8652b" }),
  clover: rabbit({ fur: "#cdb7a3", mark: peach }),
  kiwi: parrot({ fur: leaf, mark: "#7cc06d" }),
};

export const heroScene = svg(
  1440,
  1080,
  `<circle cx="1024" cy="660" r="430" fill="${coral}"/><path d="M0 1080v-40q620-170 1440-90v130z" fill="${leaf}"/>${at(1186, 690, 1.18, cat({ fur: grey, mark: "#5f686d", collar: butter, tag: coral }))}${at(890, 560, 1.5, dog({ fur: sand, mark: brown, collar: leaf }))}<path d="M0 1080v-20q620-90 1440-50v70z" fill="${green}"/>`,
);

export const portrait = (pet: string, ground: string, shape: string, y = 220, scale = 0.92) =>
  svg(
    400,
    400,
    `<rect width="400" height="400" fill="${ground}"/><circle cx="200" cy="250" r="160" fill="${shape}"/>${at(200, y, scale, pet)}`,
  );

interface Person {
  skin: string;
  hair: string;
  scrubs: string;
  cut: "bob" | "short" | "bun" | "beard";
}

const cuts = {
  bob: (c: string) => [
    `<path d="M-92 84C-104-90-60-112 0-112S104-90 92 84C60 100-60 100-92 84z" fill="${c}"/>`,
    `<path d="M-70 0C-62-70-30-84 10-84c36 0 56 30 60 84-40-8-76-26-94-54-10 30-26 46-46 54z" fill="${c}"/>`,
  ],
  short: (c: string) => [
    "",
    `<path d="M-72 10C-84-76-46-108 4-108S86-76 72 10C66-22 58-40 40-50-6-34-40-40-54-48c-10 14-14 30-18 58z" fill="${c}"/>`,
  ],
  bun: (c: string) => [
    `<circle cy="-118" r="40" fill="${c}"/>`,
    `<path d="M-72 14C-82-70-44-102 0-102S82-70 72 14C64-36 40-58 0-58S-64-36-72 14z" fill="${c}"/>`,
  ],
  beard: (c: string) => [
    "",
    `<path d="M-72 0C-80-74-44-104 0-104S80-74 72 0C66-30 58-46 44-56H-44C-58-46-66-30-72 0z" fill="${c}"/><path d="M-70 14c6 70 34 92 70 92s64-22 70-92c-14 26-28 30-44 28-16-4-36-4-52 0-16 2-30-2-44-28z" fill="${c}"/>`,
  ],
};

export function person({ skin, hair, scrubs, cut }: Person, ground: string): string {
  const [behind, front] = cuts[cut](hair);
  return svg(
    300,
    340,
    `<rect width="300" height="340" fill="${ground}"/>${at(150, 176, 0.92, `${behind}<path d="M-140 240C-140 150-80 124 0 124s140 26 140 116z" fill="${scrubs}"/><path d="M-34 60h68v62L0 166l-34-44z" fill="${skin}"/><path d="M-34 84q34 30 68 0v20q-34 26-68 0z" fill="${ink}" opacity=".14"/><ellipse cy="10" rx="70" ry="86" fill="${skin}"/>${front}<circle cx="-25" cy="8" r="6" fill="${ink}"/><circle cx="25" cy="8" r="6" fill="${ink}"/><path d="M-20 48q20 18 40 0" fill="none" stroke="${cut === "beard" ? "#fff" : ink}" stroke-width="5" stroke-linecap="round"/>`)}`,
  );
}

const stroke = (d: string) =>
  `<svg width="52" height="52" viewBox="0 0 52 52" fill="none" stroke="${green}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"><path d="${d}"/></svg>`;

export const icons = {
  checkup: stroke(
    "M14 6H8v14a11 11 0 0 0 22 0V6h-6M19 31v4a11 11 0 0 0 22 0v-6m0 0a5 5 0 1 0 0-10 5 5 0 0 0 0 10z",
  ),
  vaccine: stroke("M32 6l14 14M39 13 20 32l-9 3-5 11m5-11 3-9 19-19 12 12-19 19-9 3M22 22l6 6"),
  dental: stroke(
    "M26 14c-6-6-18-6-18 8 0 10 5 24 9 24s4-14 9-14 5 14 9 14 9-14 9-24c0-14-12-14-18-8z",
  ),
  xray: stroke(
    "M16 36 36 16m-24 16a6 6 0 1 0 4 10 6 6 0 1 0 4-10M32 12a6 6 0 1 1 10-4 6 6 0 1 1-2 12",
  ),
  surgery: stroke(
    "M26 46S6 34 6 20a10 10 0 0 1 20-3 10 10 0 0 1 20 3c0 14-20 26-20 26zM14 26h7l4-7 5 12 3-5h5",
  ),
  night: stroke("M42 30A18 18 0 1 1 22 8a14 14 0 0 0 20 22zM38 8v8M34 12h8"),
};

/** A ring that has counted up to its share. */
export const ring = (share: number, color: string) => {
  const length = 2 * Math.PI * 60;
  return `<svg width="150" height="150" viewBox="0 0 150 150" fill="none" stroke-width="13"><circle cx="75" cy="75" r="60" stroke="#ffffff24"/><circle cx="75" cy="75" r="60" stroke="${color}" stroke-linecap="round" stroke-dasharray="${length * share} ${length}" transform="rotate(-90 75 75)"/></svg>`;
};

export const paws = (color: string) =>
  times(4, (i) =>
    at(
      84 + i * 110,
      i % 2 ? 92 : 190,
      0.82,
      `<g fill="${color}" transform="rotate(78)"><ellipse cy="26" rx="32" ry="26"/><circle cx="-36" cy="-10" r="13"/><circle cx="-13" cy="-30" r="14"/><circle cx="13" cy="-30" r="14"/><circle cx="36" cy="-10" r="13"/></g>`,
    ),
  );
