/** Measures, wraps and draws text in our two typefaces. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packageFolder } from "../core/package-folder.ts";

export type FontName = "display" | "regular" | "strong";

export interface Style {
  font: FontName;
  size: number;
  color: string;
  /** Letter spacing, relative to the size. */
  tracking?: number;
  /** Digits of equal width, for columns of amounts. */
  tabular?: boolean;
}

export interface Position {
  x: number;
  /** The baseline. */
  y: number;
  /** "right" ends the text at x. */
  align?: "left" | "right";
  /** Adds a space at the end, so that screen readers separate this line from the next. */
  hasNextLine?: boolean;
}

const files: Record<FontName, string> = {
  display: "bricolage-grotesque-700",
  regular: "instrument-sans-400",
  strong: "instrument-sans-600",
};

/** The characters of the first font file. The second file has the extended Latin ones. */
const LATIN =
  /[\u0020-\u00ff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2212]/;
const LATIN_EXT = /[\u0100-\u02ff\u1e00-\u1e9f\u1ef2-\u1eff\u20a0-\u20c0]/;

export function registerFonts(doc: PDFKit.PDFDocument) {
  for (const [font, file] of Object.entries(files))
    for (const script of ["latin", "latin-ext"]) {
      const path = join(packageFolder, `assets/fonts/${file}-${script}.ttf`);
      doc.registerFont(`${font}-${script}`, readFileSync(path));
    }
}

/** Replaces characters that the fonts do not have by their base letter or a question mark. */
export function toPrintable(text: string) {
  const isSupported = (character: string) => LATIN.test(character) || LATIN_EXT.test(character);
  const plain = text
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .replace(/[\p{Cc}\p{Cf}]/gu, "");
  return [...plain]
    .map((character) =>
      isSupported(character) ? character : (decompose(character).find(isSupported) ?? "?"),
    )
    .join("")
    .trim();
}

const decompose = (character: string) => [...character.normalize("NFD")];

/** Splits the text into runs that use the same font file. */
function splitByFont(text: string) {
  const runs: { script: string; text: string }[] = [];
  for (const character of text) {
    const script = LATIN.test(character) ? "latin" : "latin-ext";
    const last = runs.at(-1);
    if (last?.script === script) last.text += character;
    else runs.push({ script, text: character });
  }
  return runs;
}

const buildTextOptions = ({ size, tracking = 0, tabular }: Style) => ({
  characterSpacing: tracking * size,
  lineBreak: false,
  baseline: "alphabetic" as const,
  ...(tabular && { features: ["tnum" as const] }),
});

export function measureText(doc: PDFKit.PDFDocument, text: string, style: Style) {
  return splitByFont(text).reduce((sum, run) => {
    doc.font(`${style.font}-${run.script}`).fontSize(style.size);
    return sum + doc.widthOfString(run.text, buildTextOptions(style));
  }, 0);
}

export function drawText(doc: PDFKit.PDFDocument, text: string, style: Style, position: Position) {
  let x = position.align === "right" ? position.x - measureText(doc, text, style) : position.x;
  for (const run of splitByFont(position.hasNextLine ? `${text} ` : text)) {
    doc.font(`${style.font}-${run.script}`).fontSize(style.size).fillColor(style.color);
    doc.text(run.text, x, position.y, buildTextOptions(style));
    x += doc.widthOfString(run.text, buildTextOptions(style));
  }
}

/** Breaks the text into lines, and splits a word that is longer than a line. */
export function wrap(doc: PDFKit.PDFDocument, text: string, style: Style, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of toPrintable(text).split(" ")) {
    const candidate = line ? `${line} ${word}` : word;
    if (measureText(doc, candidate, style) <= width) {
      line = candidate;
      continue;
    }
    if (line) lines.push(line);
    line = word;
    while (measureText(doc, line, style) > width) {
      const length = findFittingLength(doc, line, style, width);
      lines.push(line.slice(0, length));
      line = line.slice(length);
    }
  }
  return line ? [...lines, line] : lines;
}

function findFittingLength(doc: PDFKit.PDFDocument, word: string, style: Style, width: number) {
  let length = word.length - 1;
  while (length > 1 && measureText(doc, word.slice(0, length), style) > width) length--;
  return length;
}
