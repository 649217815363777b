/** `npm run fonts`: the two typefaces with the signs and weights that our pages use, small enough to come with them. */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

/** ASCII and the signs of good typesetting. What buyers write may need more; the whole typeface is fetched for it. */
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, n) => String.fromCodePoint(0x20 + n)).join(
  "",
);
const signs = "\u00a0©·×–—‘’“”•…";

const faces = [
  { family: "bricolage-grotesque", weights: { min: 550, max: 800 } },
  { family: "instrument-sans", weights: { min: 400, max: 700 } },
];

for (const { family, weights } of faces) {
  const whole = `@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`;
  const font = readFileSync(fileURLToPath(import.meta.resolve(whole)));
  const cut = await subsetFont(font, ascii + signs, {
    targetFormat: "woff2",
    variationAxes: { wght: weights },
  });
  writeFileSync(new URL(`../app/fonts/${family}.woff2`, import.meta.url), cut);
  console.log(`${family}: ${font.length} -> ${cut.length} bytes`);
}
