export interface Face {
  /** The family, and the package of @fontsource-variable that it comes from. */
  family: string;
  /** The file's axes; "wght" unless the design needs more. */
  axes?: string;
  italic?: boolean;
}

const fontFile = ({ family, axes = "wght", italic = false }: Face) =>
  `${family}-latin-${axes}-${italic ? "italic" : "normal"}.woff2`;

/** Where a face's file is served from, and where it comes from. */
export const fontUrl = (face: Face) => `/sites/fonts/${fontFile(face)}`;
export const fontSource = (face: Face) =>
  `@fontsource-variable/${face.family}/files/${fontFile(face)}`;

const fontFace = (face: Face) =>
  `@font-face{font-family:${face.family};font-style:${face.italic ? "italic" : "normal"};font-weight:100 900;font-stretch:50% 150%;font-display:swap;src:url(${fontUrl(face)})}`;

interface Document {
  faces: readonly Face[];
  css: string;
  body: string;
  head?: string;
}

/** A whole document with its styles in it, for a browser or for the camera. */
export const htmlDocument = ({ faces, css, body, head = "" }: Document) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8">${head}<style>
${faces.map(fontFace).join("\n")}
* { box-sizing: border-box; margin: 0; padding: 0 }
body { -webkit-font-smoothing: antialiased; text-rendering: geometricPrecision }
ul, ol { list-style: none }
svg { display: block }
nav, nav ul { display: flex; align-items: center }
nav { justify-content: space-between }
h1, h2, h3, p { text-wrap: balance }
${css}
</style></head><body>${body}</body></html>
`;
