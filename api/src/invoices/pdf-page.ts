/** Page layout, styles and accessible structure of an invoice PDF. */
import { colors as siteColors } from "@agency/contract/brand/colors";
import { drawText, type Position, type Style, wrap } from "./pdf-text.ts";

/** US Letter, in points. */
export const pageLayout = { width: 612, height: 792, left: 54, right: 558, bottom: 716 };

const { ink, body, meta, line, mist } = siteColors;
export const colors = {
  ...{ ink, body, meta, line, mist, brand: siteColors["brand-600"] },
  good: { background: siteColors["good-tint"], text: siteColors.good },
  open: { background: siteColors.tint, text: siteColors["brand-700"] },
  bad: { background: siteColors["bad-tint"], text: siteColors.bad },
};

export const styles = {
  title: { font: "display", size: 32, color: ink, tracking: -0.03 },
  wordmark: { font: "display", size: 15, color: ink, tracking: -0.02 },
  total: { font: "display", size: 19, color: ink, tracking: -0.02 },
  label: { font: "strong", size: 8.5, color: meta },
  strong: { font: "strong", size: 10.5, color: ink },
  text: { font: "regular", size: 10, color: body },
  cell: { font: "regular", size: 10, color: ink, tabular: true },
  head: { font: "strong", size: 8.5, color: meta },
  fine: { font: "regular", size: 8.5, color: meta },
} satisfies Record<string, Style>;

export const LINE_HEIGHT = 15;

export type Struct = PDFKit.PDFStructureElement;

export interface PdfPage {
  doc: PDFKit.PDFDocument;
  root: Struct;
}

/** Draws text with its structure tag, such as a heading, paragraph or cell, for screen readers. */
export function drawTaggedText(
  { doc }: Pick<PdfPage, "doc">,
  parent: Struct,
  type: string,
  lines: readonly { text: string; style: Style; position: Position }[],
  options: { scope?: "Column" | "Row" } = {},
) {
  const draw = () => {
    for (const [index, { text, style, position }] of lines.entries())
      drawText(doc, text, style, { ...position, hasNextLine: index < lines.length - 1 });
  };
  // The types of PDFKit do not include the scope of header cells.
  parent.add(doc.struct(type, options as { title?: string }, [draw]));
}

/** Marks rules, backgrounds and page numbers as decoration, so that screen readers skip them. */
export function drawDecoration({ doc }: Pick<PdfPage, "doc">, draw: () => void) {
  doc.markContent("Artifact", { type: "Layout" });
  draw();
  doc.endMarkedContent();
}

export function drawRule(
  page: PdfPage,
  y: number,
  { color = colors.line as string, from = pageLayout.left } = {},
) {
  const { doc } = page;
  drawDecoration(page, () => {
    doc.moveTo(from, y).lineTo(pageLayout.right, y).lineWidth(0.75).stroke(color);
  });
}

/** Draws wrapped lines as one paragraph. Returns the next baseline. */
export function drawParagraph(
  page: PdfPage,
  texts: readonly { text: string; style: Style }[],
  { x, y, width }: { x: number; y: number; width: number },
) {
  let lineY = y;
  const lines = texts.flatMap(({ text, style }) =>
    wrap(page.doc, text, style, width).map((line) => {
      const positioned = { text: line, style, position: { x, y: lineY } };
      lineY += LINE_HEIGHT;
      return positioned;
    }),
  );
  drawTaggedText(page, page.root, "P", lines);
  return lineY;
}
