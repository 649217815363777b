interface StandIn {
  /** Fonts that a visitor may have already, the nearest first. */
  local: readonly string[];
  /** In percent, as CSS takes them: measured so that a line is as long and as high in both. */
  size: number;
  ascent: number;
  descent: number;
  italic?: boolean;
  /** The weights it stands in for, when a second face has the others. */
  weights?: string;
}

export const sans = ["Arial", "Liberation Sans", "Helvetica Neue", "Roboto"];
export const boldSans = ["Arial Bold", "Liberation Sans Bold", "Helvetica Neue Bold", "Roboto"];
export const serif = ["Times New Roman", "Liberation Serif", "Times"];
export const italicSerif = ["Times New Roman Italic", "Liberation Serif Italic", "Times Italic"];

/** The face that holds a font's place until its file is there, so that nothing moves when it is. */
export const standIn = (
  family: string,
  { local, size, ascent, descent, italic = false, weights = "400" }: StandIn,
): string =>
  `@font-face { font-family: ${family}; font-style: ${italic ? "italic" : "normal"}; font-weight: ${weights}; src: ${local.map((name) => `local("${name}")`).join(", ")}; size-adjust: ${size}%; ascent-override: ${ascent}%; descent-override: ${descent}%; line-gap-override: 0% }`;
