import type { InvoiceSnapshot } from "@agency/contract/api/invoices";
import { formatExactUsd } from "@agency/contract/format/money";
import { formatDecimal, partName } from "@agency/contract/offers/payment-request-totals";
import {
  colors,
  drawRule,
  drawTaggedText,
  LINE_HEIGHT,
  type PdfPage,
  pageLayout,
  type Struct,
  styles,
} from "./pdf-page.ts";
import { type Position, type Style, wrap } from "./pdf-text.ts";

/** The right edges of the columns. The first column starts at the left edge. */
const columns = { quantity: 372, unit: 464, amount: pageLayout.right };
const NAME_WIDTH = 262;
/** Above and below the text of a row. */
const PADDING = 9;
/** Reserved for the totals, which stay on the page of the last line. Fits the two extra rows of an installment. */
const TOTALS_HEIGHT = 164;
const NEXT_PAGE_TOP = 72;
const MIN_LINE_SPACE = 60;

type Line = InvoiceSnapshot["lines"][number];

/** Draws lines and totals on as many pages as needed. Returns the y position of the totals. */
export function drawLines(page: PdfPage, snapshot: InvoiceSnapshot, top: number): number {
  const { doc, root } = page;
  const table = doc.struct("Table");
  root.add(table);
  const hasSpace = top + MIN_LINE_SPACE < pageLayout.bottom;
  if (!hasSpace) doc.addPage();
  let y = drawHeaderRow(page, table, hasSpace ? top : NEXT_PAGE_TOP);
  snapshot.lines.forEach((line, index) => {
    const names = wrap(doc, line.name, styles.cell, NAME_WIDTH);
    const height = names.length * LINE_HEIGHT + 2 * PADDING;
    const isLast = index === snapshot.lines.length - 1;
    if (y + height + (isLast ? TOTALS_HEIGHT : 0) > pageLayout.bottom) {
      doc.addPage();
      y = drawHeaderRow(page, table, NEXT_PAGE_TOP);
    }
    drawRow(page, table, line, names, y + PADDING + 10);
    y += height;
    drawRule(page, y);
  });
  drawTotals(page, table, snapshot, y + 24);
  table.end();
  return y + 24;
}

const right = (x: number, y: number) => ({ x, y, align: "right" }) as const;

function drawHeaderRow(page: PdfPage, table: Struct, y: number) {
  const row = page.doc.struct("TR");
  table.add(row);
  const drawCell = (text: string, position: Position) =>
    drawTaggedText(page, row, "TH", [{ text, style: styles.head, position }], { scope: "Column" });
  drawCell("Description", { x: pageLayout.left, y });
  drawCell("Quantity", right(columns.quantity, y));
  drawCell("Unit price", right(columns.unit, y));
  drawCell("Amount", right(columns.amount, y));
  row.end();
  drawRule(page, y + 10, { color: colors.ink });
  return y + 10;
}

function drawRow(page: PdfPage, table: Struct, line: Line, names: readonly string[], y: number) {
  const row = page.doc.struct("TR");
  table.add(row);
  const style = styles.cell;
  const name = names.map((text, n) => ({
    text,
    style,
    position: { x: pageLayout.left, y: y + n * LINE_HEIGHT },
  }));
  drawTaggedText(page, row, "TD", name);
  const amounts: [string, number][] = [
    [formatDecimal(line.quantityHundredths), columns.quantity],
    [formatExactUsd(line.unitCents), columns.unit],
    [formatExactUsd(line.totalCents), columns.amount],
  ];
  for (const [text, x] of amounts)
    drawTaggedText(page, row, "TD", [{ text, style, position: right(x, y) }]);
  row.end();
}

function drawTotals(page: PdfPage, table: Struct, snapshot: InvoiceSnapshot, top: number) {
  const { part, netCents, taxBasisPoints, taxCents, totalCents, kind } = snapshot;
  let y = top;
  const drawTotal = (label: string, cents: number, style: Style, amount: Style) => {
    const row = page.doc.struct("TR");
    table.add(row);
    const position = { x: columns.quantity - 44, y };
    drawTaggedText(page, row, "TH", [{ text: label, style, position }], { scope: "Row" });
    const text = formatExactUsd(cents);
    drawTaggedText(page, row, "TD", [{ text, style: amount, position: right(columns.amount, y) }]);
    row.end();
  };
  if (part) {
    drawTotal("Agreed total", part.ofCents, styles.text, styles.cell);
    y += 20;
    drawTotal(partName(part, totalCents), totalCents, styles.text, styles.cell);
    y += 20;
  }
  drawTotal("Net", netCents, styles.text, styles.cell);
  y += 20;
  drawTotal(`Tax, ${formatDecimal(taxBasisPoints)}%`, taxCents, styles.text, styles.cell);
  y += 14;
  drawRule(page, y, { color: colors.ink, from: columns.quantity - 44 });
  y += 24;
  const label = kind === "invoice" ? "Total, USD" : "Credited, USD";
  drawTotal(label, totalCents, { ...styles.strong, size: 11 }, styles.total);
}
