/** What a client's site needs whatever it looks like. */

/** The first stop of the Tab key; the site's main landmark has the id. */
export const skipLink = '<a class="skip" href="#main">Skip to the content</a>';

export const skipLinkCss = `
.skip { position: absolute; z-index: 9; top: 12px; left: 12px; padding: 12px 18px; background: #fff; color: #000; font-weight: 600; transform: translateY(-80px) }
.skip:focus { transform: none }`;

interface StandIn {
  family: string;
  /** Names of one installed face as the systems know it; all have the same widths. */
  local: readonly string[];
  /** In percent, so that widths and line boxes are those of the face that is awaited. */
  size: number;
  ascent: number;
  descent: number;
}

export const arial = ["Arial", "ArialMT", "Liberation Sans", "Roboto"];
export const arialBold = ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Roboto Bold"];
export const timesBold = [
  "Times New Roman Bold",
  "TimesNewRomanPS-BoldMT",
  "Liberation Serif Bold",
];
export const courier = ["Courier New", "CourierNewPSMT", "Liberation Mono"];

/** "<family> stand-in": shown until the family's file is there, and nothing moves when it comes. */
export const standIn = ({ family, local, size, ascent, descent }: StandIn) =>
  `@font-face { font-family: "${family} stand-in"; font-weight: 100 900; src: ${local.map((name) => `local("${name}")`).join(", ")}; size-adjust: ${size}%; ascent-override: ${ascent}%; descent-override: ${descent}%; line-gap-override: 0% }`;
