interface Face {
  /** The family, and the package of @fontsource-variable that it comes from. */
  family: string;
  /** The file's axes; "wght" unless the design needs more. */
  axes?: string;
  italic?: boolean;
}

const fontFace = ({ family, axes = "wght", italic = false }: Face) => {
  const style = italic ? "italic" : "normal";
  const file = `${family}/files/${family}-latin-${axes}-${style}.woff2`;
  return `@font-face{font-family:${family};font-style:${style};font-weight:100 900;font-stretch:50% 150%;src:url(/node_modules/@fontsource-variable/${file})}`;
};

/** A client site: a whole page, 1440 pixels wide, of which the pictures show the top. */
export const siteDocument = (site: { faces: Face[]; css: string; body: string }) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><style>
${site.faces.map(fontFace).join("\n")}
* { box-sizing: border-box; margin: 0; padding: 0 }
body { width: 1440px; -webkit-font-smoothing: antialiased; text-rendering: geometricPrecision }
ul, ol { list-style: none }
svg { display: block }
nav, nav ul { display: flex; align-items: center }
nav { justify-content: space-between }
h1, h2, h3, p { text-wrap: balance }
${site.css}
</style><body>${site.body}</body></html>`;
