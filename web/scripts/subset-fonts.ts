/**
 * `npm run fonts`: the two typefaces with the signs and weights that our pages use, small enough to come with them; those
 * of the templates' headlines; and whole, one weight to a file, for the PDF of an invoice.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

/** ASCII and the signs of good typesetting. What buyers write may need more; the whole typeface is fetched for it. */
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, n) => String.fromCodePoint(0x20 + n)).join(
  "",
);
const signs = "\u00a0©·×–—‘’“”•…";

interface Face {
  family: string;
  /** The package's file with the axes that are cut. */
  axis: string;
  axes: Record<string, number | { min: number; max: number }>;
}

/** Headlines use the display cut (optical size 48): narrower and finer than the cut for text. */
const faces: readonly Face[] = [
  { family: "bricolage-grotesque", axis: "opsz", axes: { wght: { min: 550, max: 800 }, opsz: 48 } },
  { family: "instrument-sans", axis: "wght", axes: { wght: { min: 400, max: 700 } } },
  // The headlines of a template's page are in the template's own typeface.
  { family: "archivo", axis: "standard", axes: { wght: 780, wdth: 118 } },
  { family: "newsreader", axis: "standard", axes: { wght: 420, opsz: 72 } },
  { family: "gabarito", axis: "wght", axes: { wght: 750 } },
];

for (const { family, axis, axes } of faces) {
  const font = read(family, "latin", `${axis}-normal`);
  const cut = await subsetFont(font, ascii + signs, {
    targetFormat: "woff2",
    variationAxes: axes,
  });
  writeFileSync(new URL(`../app/fonts/${family}.woff2`, import.meta.url), cut);
  console.log(`${family}: ${font.length} -> ${cut.length} bytes`);
}

/** What a signature is set in, fetched where somebody signs. Other letters take a typeface of the system. */
const latin1 = Array.from({ length: 0x100 - 0xc0 }, (_, n) => String.fromCodePoint(0xc0 + n));
const signature = await subsetFont(
  read("fraunces", "latin", "wght-italic"),
  ascii + latin1.join(""),
  {
    targetFormat: "woff2",
    variationAxes: { wght: 300 },
  },
);
writeFileSync(new URL("../app/fonts/signature.woff2", import.meta.url), signature);
console.log(`signature: ${signature.length} bytes`);

/** A name on an invoice may have any letter that is written with Latin ones; the package has them in two files. */
const printed = [
  { family: "bricolage-grotesque", weight: 700, scripts: ["latin", "latin-ext"] },
  { family: "instrument-sans", weight: 400, scripts: ["latin", "latin-ext"] },
  { family: "instrument-sans", weight: 600, scripts: ["latin", "latin-ext"] },
];
const forPrint = new URL("../../api/src/invoices/fonts/", import.meta.url);
mkdirSync(forPrint, { recursive: true });
for (const { family, weight, scripts } of printed)
  for (const script of scripts) {
    const whole = {
      targetFormat: "truetype" as const,
      keepAllGlyphs: true,
      variationAxes: { wght: weight },
    };
    const cut = await subsetFont(read(family, script), "", whole);
    writeFileSync(new URL(`${family}-${weight}-${script}.ttf`, forPrint), cut);
    console.log(`${family} ${weight} ${script}: ${cut.length} bytes`);
  }

function read(family: string, script: string, cut = "wght-normal") {
  const file = `@fontsource-variable/${family}/files/${family}-${script}-${cut}.woff2`;
  return readFileSync(fileURLToPath(import.meta.resolve(file)));
}
