import { ridge, seeded, svg, times } from "./draw.ts";

/** Two printing inks on paper; where they overlap they make the dark. */
export const inks = {
  paper: "#f6efe2",
  blue: "#2a3bd0",
  red: "#ff5a3c",
  blush: "#ffc2ae",
  night: "#161d6b",
};

const { paper, blue, red, blush, night } = inks;
const over = `style="mix-blend-mode:multiply"`;

const halftone = (id: string, color: string, size = 12, radius = 3.4) =>
  `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><circle cx="${size / 2}" cy="${size / 2}" r="${radius}" fill="${color}"/></pattern>`;

const land = (width: number, height: number, y: number, seed: number, sway = 40) =>
  ridge({ seed, width, height, y, sway });

export const poster = svg(
  1440,
  1080,
  `${halftone("dots", blue, 13, 3.6)}
  <circle cx="1030" cy="560" r="290" fill="${red}" ${over}/>
  <path d="${land(1440, 1080, 640, 21, 50)}" fill="url(#dots)" ${over}/>
  <path d="${land(1440, 1080, 706, 34, 46)}" fill="${blue}" opacity=".82" ${over}/>
  <path d="${ridge({ seed: 58, width: 1440, height: 1080, y: 800, sway: 22, steps: 4 })}" fill="${night}"/>${reflection(1030, 846, red, 4, 210)}`,
);

const lantern = (x: number, y: number, size: number, color: string, string = true) =>
  `${string ? `<path d="M${x} 0V${y - size * 0.7}" stroke="${paper}" stroke-width="2" opacity=".5"/>` : ""}<rect x="${x - size / 2}" y="${y - size * 0.62}" width="${size}" height="${size * 1.24}" rx="${size / 2}" fill="${color}"/><path d="M${x - size * 0.22} ${y - size * 0.62}h${size * 0.44}M${x - size * 0.22} ${y + size * 0.62}h${size * 0.44}" stroke="${string ? paper : night}" stroke-width="6"/><path d="M${x - size * 0.5} ${y}h${size}M${x - size * 0.45} ${y - size * 0.28}h${size * 0.9}M${x - size * 0.45} ${y + size * 0.28}h${size * 0.9}" stroke="${night}" stroke-width="2" opacity=".35"/>`;

const waves = (y: number, color: string, rows = 4) =>
  times(
    rows,
    (row) =>
      `<path d="M${row % 2 ? -30 : 0} ${y + row * 24}${times(12, () => "q15 -12 30 0t30 0")}" fill="none" stroke="${color}" stroke-width="4"/>`,
  );

/** Six pictures, 400 by 236, one for each event. */
export const events = {
  film: svg(
    400,
    236,
    `<rect width="400" height="236" fill="${blue}"/><path d="M70 150 420 14v250z" fill="${blush}"/><circle cx="306" cy="132" r="66" fill="${red}" ${over}/><rect x="34" y="122" width="72" height="56" rx="8" fill="${paper}"/><circle cx="52" cy="106" r="20" fill="${paper}"/><circle cx="94" cy="100" r="27" fill="${paper}"/><circle cx="52" cy="106" r="6" fill="${blue}"/><circle cx="94" cy="100" r="8" fill="${blue}"/>`,
  ),
  music: svg(
    400,
    236,
    `<rect width="400" height="236" fill="${red}"/>${[84, 316].map((cx, side) => times(5, (i) => `<circle cx="${cx}" cy="${side ? 236 : 0}" r="${190 - i * 36}" fill="${i % 2 ? red : side ? night : blue}"/>`)).join("")}`,
  ),
  lanterns: svg(
    400,
    236,
    `<rect width="400" height="236" fill="${night}"/>${lantern(70, 96, 62, red)}${lantern(158, 150, 74, blush)}${lantern(246, 84, 54, red)}${lantern(330, 134, 78, red)}`,
  ),
  rowing: svg(
    400,
    236,
    `<rect width="400" height="236" fill="${blush}"/><circle cx="290" cy="92" r="58" fill="${red}"/><path d="M0 146h400v90H0z" fill="${blue}"/>${waves(176, blush, 3)}<path d="M96 122h164l-26 40H122z" fill="${night}"/><path d="M200 66 132 186" stroke="${night}" stroke-width="7" stroke-linecap="round"/>`,
  ),
  supper: svg(
    400,
    236,
    `<rect width="400" height="236" fill="${blue}"/>${times(3, (i) => `<circle cx="${84 + i * 116}" cy="118" r="50" fill="${paper}"/><circle cx="${84 + i * 116}" cy="118" r="33" fill="${[red, blush, red][i]}"/>`)}<path d="M0 30h400M0 206h400" stroke="${blush}" stroke-width="6" stroke-dasharray="18 14"/>`,
  ),
  stars: svg(
    400,
    236,
    `<rect width="400" height="236" fill="${night}"/>${stars(400, 236, 44, 9)}<path d="M70 70 138 56 190 92 252 104 268 164 344 172 350 110 252 104" fill="none" stroke="${blush}" stroke-width="2.5"/>${[
      [70, 70],
      [138, 56],
      [190, 92],
      [252, 104],
      [268, 164],
      [344, 172],
      [350, 110],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="7" fill="${red}"/>`)
      .join("")}`,
  ),
};

function stars(width: number, height: number, count: number, seed: number): string {
  const random = seeded(seed);
  return times(
    count,
    () =>
      `<circle cx="${(random() * width).toFixed(0)}" cy="${(random() * height).toFixed(0)}" r="${(0.8 + random() * 1.8).toFixed(1)}" fill="${paper}"/>`,
  );
}

const pine = (x: number, base: number, height: number, color: string) =>
  times(3, (i) => {
    const top = base - height + i * height * 0.24;
    const half = height * (0.13 + i * 0.06);
    return `<path d="M${x} ${top}l${half} ${height * 0.42}h${-half * 2}z" fill="${color}"/>`;
  }) +
  `<rect x="${x - 4}" y="${base - height * 0.14}" width="8" height="${height * 0.16}" fill="${color}"/>`;

const crowd = (width: number, y: number, seed: number, color: string) => {
  const random = seeded(seed);
  return times(Math.ceil(width / 52), (i) => {
    const x = i * 52 + random() * 20;
    const top = y + random() * 40;
    return `<circle cx="${x}" cy="${top}" r="21" fill="${color}"/><path d="M${x - 42} ${top + 110}v-40a42 42 0 0 1 84 0v400h-84z" fill="${color}"/>`;
  });
};

/** Seven prints for the photo grid; each is given the size it is shown at. */
export const photos = {
  shore: (w: number, h: number) =>
    svg(
      w,
      h,
      `<rect width="${w}" height="${h}" fill="${paper}"/><circle cx="${w * 0.64}" cy="${h * 0.44}" r="${h * 0.27}" fill="${red}"/><path d="${land(w, h * 0.63, h * 0.44, 11, 34)}" fill="${blue}" ${over}/><path d="M0 ${h * 0.62}h${w}v${h}H0z" fill="${blue}"/>${reflection(w * 0.64, h * 0.68, red, 8, h * 0.26)}<path d="${land(w, h, h * 0.92, 5, 16)}" fill="${night}"/>`,
    ),
  pines: (w: number, h: number) =>
    svg(
      w,
      h,
      `<rect width="${w}" height="${h}" fill="${red}"/><circle cx="${w * 0.3}" cy="${h * 0.26}" r="${w * 0.15}" fill="${paper}"/><path d="${land(w, h, h * 0.56, 17, 34)}" fill="${blush}"/><path d="${land(w, h, h * 0.74, 29, 24)}" fill="${blue}"/>${pine(w * 0.16, h * 0.96, h * 0.36, night)}${pine(w * 0.42, h * 0.96, h * 0.5, night)}${pine(w * 0.64, h * 0.97, h * 0.38, night)}${pine(w * 0.88, h * 0.98, h * 0.56, night)}<path d="M0 ${h * 0.86}h${w}v${h}H0z" fill="${night}"/>`,
    ),
  stage: (w: number, h: number) =>
    svg(
      w,
      h,
      `<rect width="${w}" height="${h}" fill="${blue}"/><path d="M${w * 0.5} 0 ${w * 0.2} ${h}h${w * 0.6}z" fill="${paper}"/><path d="M${w * 0.2} 0 ${-w * 0.08} ${h}h${w * 0.56}z" fill="${red}" ${over}/><path d="M${w * 0.8} 0 ${w * 1.08} ${h}h${-w * 0.56}z" fill="${red}" ${over}/>${crowd(w, h * 0.66, 3, night)}`,
    ),
  moon: (w: number, h: number) =>
    svg(
      w,
      h,
      `<rect width="${w}" height="${h}" fill="${night}"/>${stars(w, h * 0.7, 40, 77)}<circle cx="${w * 0.5}" cy="${h * 0.44}" r="${w * 0.25}" fill="${paper}"/><circle cx="${w * 0.6}" cy="${h * 0.38}" r="${w * 0.22}" fill="${night}"/><path d="${land(w, h, h * 0.8, 13, 20)}" fill="${blue}"/><path d="${land(w, h, h * 0.9, 25, 12)}" fill="${red}"/>`,
    ),
  tents: (w: number, h: number) =>
    svg(
      w,
      h,
      `<rect width="${w}" height="${h}" fill="${paper}"/><circle cx="${w * 0.78}" cy="${h * 0.24}" r="${h * 0.12}" fill="${red}"/><path d="${land(w, h, h * 0.5, 43, 26)}" fill="${blue}"/><path d="M0 ${h * 0.78}h${w}v${h}H0z" fill="${night}"/>${[
        [0.05, red],
        [0.35, paper],
        [0.65, red],
      ]
        .map(([x, color]) => {
          const left = w * Number(x);
          const half = w * 0.15;
          const base = h * 0.8;
          return `<path d="M${left} ${base} ${left + half} ${h * 0.36}l${half} ${base - h * 0.36}z" fill="${color}"/><path d="M${left + half} ${h * 0.5}l${half * 0.34} ${base - h * 0.5}h${-half * 0.68}z" fill="${night}"/>`;
        })
        .join("")}`,
    ),
  water: (w: number, h: number) =>
    svg(
      w,
      h,
      `<rect width="${w}" height="${h}" fill="${blue}"/>${[
        [0.24, 0.2, 24],
        [0.6, 0.26, 28],
        [0.84, 0.42, 32],
        [0.36, 0.5, 38],
        [0.66, 0.7, 46],
      ]
        .map(([x = 0, y = 0, s = 0], i) => float(w * x, h * y, s, i % 2 ? paper : red))
        .join("")}`,
    ),
  supper: (w: number, h: number) =>
    svg(
      w,
      h,
      `<rect width="${w}" height="${h}" fill="${red}"/><path d="M0 ${h * 0.3}h${w}v${h * 0.4}H0z" fill="${paper}"/>${times(5, (i) => `<circle cx="${w * (0.1 + i * 0.2)}" cy="${h * 0.5}" r="${h * 0.14}" fill="${i % 2 ? blush : blue}"/><circle cx="${w * (0.1 + i * 0.2)}" cy="${h * 0.5}" r="${h * 0.08}" fill="${i % 2 ? red : blush}" ${over}/>`)}${times(6, (i) => `<circle cx="${w * i * 0.2}" cy="${h * 0.14}" r="${h * 0.085}" fill="${night}"/><circle cx="${w * i * 0.2}" cy="${h * 0.86}" r="${h * 0.085}" fill="${night}"/>`)}`,
    ),
};

const float = (x: number, y: number, size: number, color: string) =>
  `<rect x="${x - size / 2}" y="${y - size * 0.6}" width="${size}" height="${size * 1.1}" rx="${size * 0.4}" fill="${color}"/>${[0.7, 0.45].map((half, i) => `<rect x="${x - size * half}" y="${y + size * (0.66 + i * 0.24)}" width="${size * half * 2}" height="4" rx="2" fill="${color}" opacity="${0.7 - i * 0.3}"/>`).join("")}`;

const flight = [
  [150, 330, 66, paper],
  [272, 236, 50, blush],
  [520, 350, 62, blue],
  [700, 240, 84, red],
  [900, 330, 70, blue],
  [1176, 228, 54, blush],
  [1290, 326, 72, paper],
] as const;

export const sunset = svg(
  1440,
  620,
  `${halftone("grain", paper, 14, 3.2)}<circle cx="720" cy="480" r="420" fill="${blush}"/><circle cx="720" cy="480" r="420" fill="url(#grain)"/><path d="${ridge({ seed: 71, width: 1440, height: 620, y: 460, sway: 34 })}" fill="${blue}"/><path d="M0 520h1440v100H0z" fill="${night}"/>${flight.map(([x, y, size, color]) => lantern(x, y, size, color, false)).join("")}`,
);

function reflection(cx: number, y: number, color: string, rows = 7, reach = 120): string {
  const random = seeded(cx + y);
  return times(rows, (i) => {
    const half = reach * (1 - i / (rows + 2)) * (0.7 + random() * 0.5);
    return `<rect x="${cx - half}" y="${y + i * 20}" width="${half * 2}" height="7" rx="3.5" fill="${color}"/>`;
  });
}
