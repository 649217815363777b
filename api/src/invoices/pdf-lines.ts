import type { InvoiceSnapshot } from "@agency/contract/api/invoices";
import { formatExactUsd } from "@agency/contract/format/money";
import { formatDecimal, partName } from "@agency/contract/offers/payment-request-totals";
import {
  colors,
  LINE,
  type PdfPage,
  pageLayout,
  rule,
  type Struct,
  styles,
  write,
} from "./pdf-page.ts";
import { type Style, wrap } from "./pdf-text.ts";

/** Where columns end; the first begins at the left edge. */
const columns = { quantity: 372, unit: 464, amount: pageLayout.right };
const NAME_WIDTH = 262;
/** Above and below the words of a row. */
const PADDING = 9;
/** Of the sums and the words beside them, which stay with the last line; an installment has two sums more. */
const SUMS_HEIGHT = 164;
const NEXT_PAGE = 72;
const ROOM_FOR_A_LINE = 60;

type Line = InvoiceSnapshot["lines"][number];

/** What was bought, over as many pages as it takes, and what it comes to. Returns where the sums begin. */
export function drawLines(sheet: PdfPage, facts: InvoiceSnapshot, top: number): number {
  const { doc, root } = sheet;
  const table = doc.struct("Table");
  root.add(table);
  const roomLeft = top + ROOM_FOR_A_LINE < pageLayout.bottom;
  if (!roomLeft) doc.addPage();
  let y = setHeadRow(sheet, table, roomLeft ? top : NEXT_PAGE);
  facts.lines.forEach((line, index) => {
    const names = wrap(doc, line.name, styles.cell, NAME_WIDTH);
    const height = names.length * LINE + 2 * PADDING;
    const isLast = index === facts.lines.length - 1;
    if (y + height + (isLast ? SUMS_HEIGHT : 0) > pageLayout.bottom) {
      doc.addPage();
      y = setHeadRow(sheet, table, NEXT_PAGE);
    }
    setRow(sheet, table, line, names, y + PADDING + 10);
    y += height;
    rule(sheet, y);
  });
  setSums(sheet, table, facts, y + 24);
  table.end();
  return y + 24;
}

const right = (x: number, y: number) => ({ x, y, align: "right" }) as const;

function setHeadRow(sheet: PdfPage, table: Struct, y: number) {
  const row = sheet.doc.struct("TR");
  table.add(row);
  const head = (text: string, place: Parameters<typeof write>[3][number]["place"]) =>
    write(sheet, row, "TH", [{ text, style: styles.head, place }], { scope: "Column" });
  head("Description", { x: pageLayout.left, y });
  head("Quantity", right(columns.quantity, y));
  head("Unit price", right(columns.unit, y));
  head("Amount", right(columns.amount, y));
  row.end();
  rule(sheet, y + 10, { color: colors.ink });
  return y + 10;
}

function setRow(sheet: PdfPage, table: Struct, line: Line, names: readonly string[], y: number) {
  const row = sheet.doc.struct("TR");
  table.add(row);
  const style = styles.cell;
  const name = names.map((text, n) => ({
    text,
    style,
    place: { x: pageLayout.left, y: y + n * LINE },
  }));
  write(sheet, row, "TD", name);
  const amounts: [string, number][] = [
    [formatDecimal(line.quantityHundredths), columns.quantity],
    [formatExactUsd(line.unitCents), columns.unit],
    [formatExactUsd(line.totalCents), columns.amount],
  ];
  for (const [text, x] of amounts) write(sheet, row, "TD", [{ text, style, place: right(x, y) }]);
  row.end();
}

function setSums(sheet: PdfPage, table: Struct, facts: InvoiceSnapshot, top: number) {
  const { part, netCents, taxHundredths, taxCents, totalCents, kind } = facts;
  let y = top;
  const sum = (label: string, cents: number, style: Style, amount: Style) => {
    const row = sheet.doc.struct("TR");
    table.add(row);
    const place = { x: columns.quantity - 44, y };
    write(sheet, row, "TH", [{ text: label, style, place }], { scope: "Row" });
    const text = formatExactUsd(cents);
    write(sheet, row, "TD", [{ text, style: amount, place: right(columns.amount, y) }]);
    row.end();
  };
  if (part) {
    sum("Agreed total", part.ofCents, styles.text, styles.cell);
    y += 20;
    sum(partName(part, totalCents), totalCents, styles.text, styles.cell);
    y += 20;
  }
  sum("Net", netCents, styles.text, styles.cell);
  y += 20;
  sum(`Tax, ${formatDecimal(taxHundredths)}%`, taxCents, styles.text, styles.cell);
  y += 14;
  rule(sheet, y, { color: colors.ink, from: columns.quantity - 44 });
  y += 24;
  const label = kind === "invoice" ? "Total, USD" : "Credited, USD";
  sum(label, totalCents, { ...styles.strong, size: 11 }, styles.total);
}
