/** `npm run fonts`: subsets the fonts of the pages and templates, and writes full ones for the PDF of an invoice. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

/** ASCII and typographic characters. Names of buyers may need more, for which the full font is loaded. */
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, n) => String.fromCodePoint(0x20 + n)).join(
  "",
);
const typographic = "\u00a0©·×–—‘’“”•…";

interface FontSubset {
  family: string;
  /** The file of the package that has these axes. */
  axis: string;
  axes: Record<string, number | { min: number; max: number }>;
}

/** Headlines use the display size (optical size 48), which is narrower and finer. */
const subsets: readonly FontSubset[] = [
  { family: "bricolage-grotesque", axis: "opsz", axes: { wght: { min: 550, max: 800 }, opsz: 48 } },
  { family: "instrument-sans", axis: "wght", axes: { wght: { min: 400, max: 700 } } },
  // Headlines of template pages.
  { family: "archivo", axis: "standard", axes: { wght: 780, wdth: 118 } },
  { family: "newsreader", axis: "standard", axes: { wght: 420, opsz: 72 } },
  { family: "gabarito", axis: "wght", axes: { wght: 750 } },
];

for (const { family, axis, axes } of subsets) {
  const font = readFont(family, "latin", `${axis}-normal`);
  const subset = await subsetFont(font, ascii + typographic, {
    targetFormat: "woff2",
    variationAxes: axes,
  });
  writeFileSync(new URL(`../app/fonts/${family}.woff2`, import.meta.url), subset);
  console.log(`${family}: ${font.length} -> ${subset.length} bytes`);
}

/** For signatures, loaded when needed. Other characters use a system font. */
const latin1 = Array.from({ length: 0x100 - 0xc0 }, (_, n) => String.fromCodePoint(0xc0 + n));
const signature = await subsetFont(
  readFont("fraunces", "latin", "wght-italic"),
  ascii + latin1.join(""),
  {
    targetFormat: "woff2",
    variationAxes: { wght: 300 },
  },
);
writeFileSync(new URL("../app/fonts/signature.woff2", import.meta.url), signature);
console.log(`signature: ${signature.length} bytes`);

/** Names on an invoice may have any Latin letter; the package has them in two files. */
const printFonts = [
  { family: "bricolage-grotesque", weight: 700, scripts: ["latin", "latin-ext"] },
  { family: "instrument-sans", weight: 400, scripts: ["latin", "latin-ext"] },
  { family: "instrument-sans", weight: 600, scripts: ["latin", "latin-ext"] },
];
const printFolder = new URL("../../api/assets/fonts/", import.meta.url);
mkdirSync(printFolder, { recursive: true });
for (const { family, weight, scripts } of printFonts)
  for (const script of scripts) {
    const options = {
      targetFormat: "truetype" as const,
      keepAllGlyphs: true,
      variationAxes: { wght: weight },
    };
    const font = await subsetFont(readFont(family, script), "", options);
    writeFileSync(new URL(`${family}-${weight}-${script}.ttf`, printFolder), font);
    console.log(`${family} ${weight} ${script}: ${font.length} bytes`);
  }

function readFont(family: string, script: string, variant = "wght-normal") {
  const file = `@fontsource-variable/${family}/files/${family}-${script}-${variant}.woff2`;
  return readFileSync(fileURLToPath(import.meta.resolve(file)));
}
