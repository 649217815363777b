/** The paper of an invoice: its measures, its styles, and its structure for those who have it read to them. */
import { colors as siteColors } from "@agency/contract/brand/colors";
import { type Place, type Style, setLine, wrap } from "./pdf-text.ts";

/** US letter, in points. */
export const pageLayout = { width: 612, height: 792, left: 54, right: 558, bottom: 716 };

const { ink, body, meta, line, mist } = siteColors;
export const colors = {
  ...{ ink, body, meta, line, mist, brand: siteColors["brand-600"] },
  good: { ground: siteColors["good-tint"], text: siteColors.good },
  open: { ground: siteColors.tint, text: siteColors["brand-700"] },
  bad: { ground: siteColors["bad-tint"], text: siteColors.bad },
};

export const styles = {
  title: { face: "display", size: 32, color: ink, tracking: -0.03 },
  wordmark: { face: "display", size: 15, color: ink, tracking: -0.02 },
  total: { face: "display", size: 19, color: ink, tracking: -0.02 },
  label: { face: "strong", size: 8.5, color: meta },
  strong: { face: "strong", size: 10.5, color: ink },
  text: { face: "regular", size: 10, color: body },
  cell: { face: "regular", size: 10, color: ink, tabular: true },
  head: { face: "strong", size: 8.5, color: meta },
  fine: { face: "regular", size: 8.5, color: meta },
} satisfies Record<string, Style>;

export const LINE = 15;

export type Struct = PDFKit.PDFStructureElement;

export interface PdfPage {
  doc: PDFKit.PDFDocument;
  root: Struct;
}

/** Text with its meaning: a heading, a paragraph, a cell. */
export function write(
  { doc }: Pick<PdfPage, "doc">,
  parent: Struct,
  type: string,
  lines: readonly { text: string; style: Style; place: Place }[],
  options: { scope?: "Column" | "Row" } = {},
) {
  const set = () => {
    for (const [index, { text, style, place }] of lines.entries())
      setLine(doc, text, style, { ...place, goesOn: index < lines.length - 1 });
  };
  // Its types do not know of cells that name a row or a column.
  parent.add(doc.struct(type, options as { title?: string }, [set]));
}

/** A line, a ground, a page number: nothing to be read out. */
export function drawDecoration({ doc }: Pick<PdfPage, "doc">, draw: () => void) {
  doc.markContent("Artifact", { type: "Layout" });
  draw();
  doc.endMarkedContent();
}

export function rule(
  sheet: PdfPage,
  y: number,
  { color = colors.line as string, from = pageLayout.left } = {},
) {
  const { doc } = sheet;
  drawDecoration(sheet, () => {
    doc.moveTo(from, y).lineTo(pageLayout.right, y).lineWidth(0.75).stroke(color);
  });
}

/** Lines below one another, as one paragraph. Returns the baseline of what comes next. */
export function paragraph(
  sheet: PdfPage,
  texts: readonly { text: string; style: Style }[],
  { x, y, width }: { x: number; y: number; width: number },
) {
  let at = y;
  const lines = texts.flatMap(({ text, style }) =>
    wrap(sheet.doc, text, style, width).map((line) => {
      const placed = { text: line, style, place: { x, y: at } };
      at += LINE;
      return placed;
    }),
  );
  write(sheet, sheet.root, "P", lines);
  return at;
}
