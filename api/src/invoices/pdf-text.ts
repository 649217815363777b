/** Text on paper: our two typefaces, measured, broken into lines and set by their baseline. */
import { readFileSync } from "node:fs";

export type Face = "display" | "regular" | "strong";

export interface Style {
  face: Face;
  size: number;
  color: string;
  /** In parts of the size. */
  tracking?: number;
  /** Figures of one width, for columns of amounts. */
  tabular?: boolean;
}

export interface Place {
  x: number;
  /** Of the baseline. */
  y: number;
  /** To the right of x where text begins there; to its left where it ends there. */
  align?: "left" | "right";
  /** Whoever has it read out hears where a line ends. */
  goesOn?: boolean;
}

const files: Record<Face, string> = {
  display: "bricolage-grotesque-700",
  regular: "instrument-sans-400",
  strong: "instrument-sans-600",
};

/** What the package has in its first file; the second has the other letters that are written with Latin ones. */
const LATIN =
  /[\u0020-\u00ff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2212]/;
const LATIN_EXT = /[\u0100-\u02ff\u1e00-\u1e9f\u1ef2-\u1eff\u20a0-\u20c0]/;

export function registerFaces(doc: PDFKit.PDFDocument) {
  for (const [face, file] of Object.entries(files))
    for (const script of ["latin", "latin-ext"]) {
      const path = new URL(`fonts/${file}-${script}.ttf`, import.meta.url);
      doc.registerFont(`${face}-${script}`, readFileSync(path));
    }
}

/** What can be shown of it: a letter that the typeface does not have goes without its accents, or is a question mark. */
export function printable(text: string) {
  const shown = (sign: string) => LATIN.test(sign) || LATIN_EXT.test(sign);
  const plain = text
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .replace(/[\p{Cc}\p{Cf}]/gu, "");
  return [...plain]
    .map((sign) => (shown(sign) ? sign : (bare(sign).find(shown) ?? "?")))
    .join("")
    .trim();
}

const bare = (sign: string) => [...sign.normalize("NFD")];

/** Pieces that one file has all of. */
function runsOf(text: string) {
  const runs: { script: string; text: string }[] = [];
  for (const sign of text) {
    const script = LATIN.test(sign) ? "latin" : "latin-ext";
    const last = runs.at(-1);
    if (last?.script === script) last.text += sign;
    else runs.push({ script, text: sign });
  }
  return runs;
}

const optionsOf = ({ size, tracking = 0, tabular }: Style) => ({
  characterSpacing: tracking * size,
  lineBreak: false,
  baseline: "alphabetic" as const,
  ...(tabular && { features: ["tnum" as const] }),
});

export function widthOf(doc: PDFKit.PDFDocument, text: string, style: Style) {
  return runsOf(text).reduce((sum, run) => {
    doc.font(`${style.face}-${run.script}`).fontSize(style.size);
    return sum + doc.widthOfString(run.text, optionsOf(style));
  }, 0);
}

/** One line. */
export function setLine(doc: PDFKit.PDFDocument, text: string, style: Style, place: Place) {
  let x = place.align === "right" ? place.x - widthOf(doc, text, style) : place.x;
  for (const run of runsOf(place.goesOn ? `${text} ` : text)) {
    doc.font(`${style.face}-${run.script}`).fontSize(style.size).fillColor(style.color);
    doc.text(run.text, x, place.y, optionsOf(style));
    x += doc.widthOfString(run.text, optionsOf(style));
  }
}

/** As many lines as it takes; a word that is longer than the line is cut. */
export function wrap(doc: PDFKit.PDFDocument, text: string, style: Style, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of printable(text).split(" ")) {
    const longer = line ? `${line} ${word}` : word;
    if (widthOf(doc, longer, style) <= width) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = word;
    while (widthOf(doc, line, style) > width) {
      const fits = lengthThatFits(doc, line, style, width);
      lines.push(line.slice(0, fits));
      line = line.slice(fits);
    }
  }
  return line ? [...lines, line] : lines;
}

function lengthThatFits(doc: PDFKit.PDFDocument, word: string, style: Style, width: number) {
  let length = word.length - 1;
  while (length > 1 && widthOf(doc, word.slice(0, length), style) > width) length--;
  return length;
}
