interface StandIn {
  /** The face that is awaited; its stand-in is called `<family>-stand-in`. */
  family: string;
  /** Faces that a visitor may have already, the nearest first. */
  local: readonly string[];
  /** In percent, as CSS takes them: measured so that a line is as long and as high in both. */
  size: number;
  ascent: number;
  descent: number;
  italic?: boolean;
  /** The weights it stands in for, when a second face has the others. */
  weights?: string;
}

/** One cut each, by the names that Windows, Apple, Linux and Android have for it or its nearest. */
export const sans = ["Arial", "ArialMT", "Liberation Sans", "Helvetica Neue", "Roboto"];
export const boldSans = [
  "Arial Bold",
  "Arial-BoldMT",
  "Liberation Sans Bold",
  "Helvetica Neue Bold",
  "Roboto Bold",
  "Roboto",
];
export const serif = ["Times New Roman", "TimesNewRomanPSMT", "Liberation Serif", "Times"];
export const boldSerif = [
  "Times New Roman Bold",
  "TimesNewRomanPS-BoldMT",
  "Liberation Serif Bold",
  "Times Bold",
];
export const italicSerif = [
  "Times New Roman Italic",
  "TimesNewRomanPS-ItalicMT",
  "Liberation Serif Italic",
  "Times Italic",
];
export const mono = ["Courier New", "CourierNewPSMT", "Liberation Mono"];

/** Holds a face's place until its file is there, so that nothing moves when it is. */
export const standIn = ({
  family,
  local,
  size,
  ascent,
  descent,
  italic = false,
  weights = "100 900",
}: StandIn) =>
  `@font-face { font-family: ${family}-stand-in; font-style: ${italic ? "italic" : "normal"}; font-weight: ${weights}; src: ${local.map((name) => `local("${name}")`).join(", ")}; size-adjust: ${size}%; ascent-override: ${ascent}%; descent-override: ${descent}%; line-gap-override: 0% }`;
