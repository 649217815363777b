import { polyline, repeat, round } from "../drawing.ts";

export const ox = "#4f0f1e";
export const blush = "#f6dcd3";

/** An engraver's column: flutes crowd toward the edges and thicken on the shaded side. */
const column = (center: number, top: number, bottom: number, radius: number) => {
  const flutes = repeat(15, (i) => {
    const turn = -78 + (i / 14) * 156;
    const x = round(center + radius * Math.sin((turn * Math.PI) / 180));
    return `<path d="M${x} ${top}V${bottom}" stroke-width="${round(1.2 + (i / 14) ** 2 * 5)}"/>`;
  });
  const rings = [
    [top - 12, 1.12],
    [top - 22, 1.3],
    [bottom + 12, 1.14],
    [bottom + 22, 1.32],
  ];
  return (
    flutes +
    rings
      .map(
        ([y = 0, wide = 1]) =>
          `<path d="M${round(center - radius * wide)} ${y}H${round(center + radius * wide)}" stroke-width="8"/>`,
      )
      .join("")
  );
};

const lines = (
  from: number,
  to: number,
  step: number,
  left: (y: number) => number,
  right: (y: number) => number,
  weight: (y: number) => number,
) =>
  repeat(Math.floor((to - from) / step) + 1, (i) => {
    const y = from + i * step;
    return `<path d="M${round(left(y))} ${y}H${round(right(y))}" stroke-width="${round(weight(y))}"/>`;
  });

const rays = repeat(49, (i) => {
  const angle = (-90 + i * 3.75) * (Math.PI / 180);
  const at = (radius: number): [number, number] => [
    400 + radius * Math.sin(angle),
    330 - radius * Math.cos(angle),
  ];
  return `<path d="${polyline([at(318), at(i % 2 ? 350 : 372)])}" stroke-width="3"/>`;
});

export const courthouse = `<svg class="courthouse" viewBox="-20 -54 840 810" fill="none" stroke="${ox}" role="img" aria-label="An engraved courthouse with six columns, the sun rising behind it">
  <g class="rays" stroke="#c9574a">${rays}</g>
  <path d="M400 96L726 236H74Z" fill="${blush}" stroke-width="9" stroke-linejoin="miter"/>
  <path d="M400 126L656 224H144Z" stroke-width="3"/>
  ${lines(
    146,
    218,
    6,
    (y) => 400 - (y - 134) * 2.5,
    (y) => 400 + (y - 134) * 2.5,
    (y) => 1 + ((y - 140) / 80) * 2.6,
  )}
  <circle cx="400" cy="190" r="27" fill="#c9574a" stroke="${blush}" stroke-width="6"/>
  ${lines(
    250,
    286,
    12,
    () => 92,
    () => 708,
    (y) => (y - 240) / 6,
  )}
  ${repeat(6, (i) => column(132 + i * 107.2, 330, 590, 33))}
  ${lines(
    632,
    736,
    13,
    (y) => 92 - (y - 632) * 0.62,
    (y) => 708 + (y - 632) * 0.62,
    (y) => 3 + (y - 632) / 22,
  )}
</svg>`;

/** Wedges instead of lines: a cut that widens to the right shades that side. */
const hatching = (left: number, top: number, bottom: number, step: number) =>
  repeat(Math.floor((bottom - top) / step), (i) => {
    const y = top + i * step;
    return `M${left} ${y}L300 ${round(y - step * 0.44)}V${round(y + step * 0.44)}Z`;
  });

interface Bust {
  id: string;
  label: string;
  hair: string;
  coat: string;
  ground: string;
  mouth: string;
}

const face = "M104 146C104 98 124 74 152 74S200 98 200 146S180 216 152 216S104 194 104 146Z";
const neck = "M128 196H176V256H128Z";

const features = `<g fill="none" stroke="${ox}" stroke-width="4" stroke-linecap="round"><path d="M122 132q9 -7 19 -2M165 130q10 -5 19 2" /><path d="M153 146q-7 20 -4 24q3 3 8 1" stroke-width="3"/></g><g fill="${ox}"><circle cx="132" cy="145" r="4"/><circle cx="174" cy="145" r="4"/></g>`;

const smile = `<path d="M138 190q15 9 29 -1" fill="none" stroke="${ox}" stroke-width="4" stroke-linecap="round"/>`;
const smileInBeard = `<path d="M138 191q15 8 29 -1" fill="none" stroke="#f6dcd3" stroke-width="4" stroke-linecap="round"/>`;

/** A head and shoulders as a banknote would show them. */
const portrait = ({ id, label, hair, coat, ground, mouth }: Bust) =>
  `<svg viewBox="0 0 300 340" role="img" aria-label="${label}"><clipPath id="${id}"><path d="${face}${neck}"/></clipPath><rect width="300" height="340" fill="${ground}"/><path d="${hatching(0, 0, 352, 9)}" fill="${ox}" opacity=".12"/><path d="${coat}" fill="${ox}"/><path d="${face}${neck}" fill="#fbf1ec"/><g clip-path="url(#${id})" fill="${ox}"><path d="${hatching(138, 70, 262, 5)}"/></g><path d="${hair}" fill="${ox}"/>${features}${mouth}</svg>`;

export const portraits = [
  portrait({
    id: "marlow",
    label: "Ines Marlow, drawn as an engraving",
    ground: "#f0a08a",
    mouth: smile,
    coat: "M22 340C26 284 64 258 126 244L152 282L178 244C240 258 276 284 280 340Z",
    hair: "M94 236C78 190 80 66 152 56C226 60 226 190 210 236C200 214 202 160 196 128C170 128 140 116 128 98C122 128 106 144 106 160C106 196 106 214 94 236Z",
  }),
  portrait({
    id: "quist",
    label: "Tobias Quist, drawn as an engraving",
    ground: "#f6dcd3",
    mouth: smileInBeard,
    coat: "M14 340C20 280 60 258 128 240L152 300L176 240C246 258 282 280 288 340Z",
    hair: "M100 140C92 84 120 52 160 56C204 58 214 92 204 142C200 122 194 110 186 100C160 104 130 102 116 96C108 108 104 122 100 140ZM110 172C124 188 180 188 194 172C196 216 178 232 152 232S108 216 110 172Z",
  }),
  portrait({
    id: "okafor",
    label: "Ruth Okafor, drawn as an engraving",
    ground: "#e9b7a6",
    mouth: smile,
    coat: "M30 340C34 290 70 262 126 250C136 268 168 268 178 250C234 262 268 290 272 340Z",
    hair: "M152 20C196 14 216 54 206 72C222 92 214 128 202 146C200 124 192 108 178 100C160 110 128 110 118 102C108 112 104 128 102 146C88 128 82 92 98 72C88 50 112 18 152 20Z",
  }),
];

export const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${ox}"/><path d="M16 5L27.500 11.500H4.500Z" fill="${blush}"/><circle cx="16" cy="9.200" r="1.400" fill="#f08a74"/><path d="M8 14v8M13.300 14v8M18.700 14v8M24 14v8" stroke="${blush}" stroke-width="2.600"/><path d="M5.500 24.500h21M4 27.500h24" stroke="#f08a74" stroke-width="1.800"/></svg>`;
