/** An invoice on paper. The same facts print from the order page. */
import { agency } from "@agency/contract/agency";
import type { InvoiceSnapshot, InvoiceStatus } from "@agency/contract/api/invoices";
import { formatDay } from "@agency/contract/format/dates";
import { documentLabel } from "./labels.ts";
import { drawHeader } from "./pdf-header.ts";
import { drawLines } from "./pdf-lines.ts";
import { colors, drawDecoration, type PdfPage, pageLayout, paragraph, styles } from "./pdf-page.ts";
import { registerFaces, setLine, wrap } from "./pdf-text.ts";

export async function invoicePdf(facts: InvoiceSnapshot, status: InvoiceStatus): Promise<Buffer> {
  // Loaded for the first one: it takes 34 MB, and most instances on most days print nothing.
  const { default: PDFDocument } = await import("pdfkit");
  const title = `${documentLabel(facts.kind)} ${facts.number}`;
  const doc = new PDFDocument({
    size: [pageLayout.width, pageLayout.height],
    margin: 0,
    bufferPages: true,
    pdfVersion: "1.7",
    tagged: true,
    lang: "en-US",
    displayTitle: true,
    info: {
      Title: `${title}, ${facts.seller.name}`,
      Author: facts.seller.name,
      Creator: agency.name,
      CreationDate: new Date(`${facts.issuedOn}T12:00:00Z`),
    },
  });
  const done = collect(doc);
  registerFaces(doc);
  const root = doc.struct("Document");
  doc.addStructure(root);
  const sheet = { doc, root };
  const y = drawLines(sheet, facts, drawHeader(sheet, facts, status));
  setPayment(sheet, facts, status, y);
  root.end();
  drawFooters(sheet, facts, title);
  doc.end();
  return done;
}

function collect(doc: PDFKit.PDFDocument) {
  return new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });
}

/** Beside the sums: how it was paid, or how it can be. */
function setPayment(sheet: PdfPage, facts: InvoiceSnapshot, status: InvoiceStatus, y: number) {
  const lines = paymentWords(facts, status).map((text) => ({ text, style: styles.text }));
  const label = facts.kind === "invoice" ? "Payment" : "Refund";
  const words = [{ text: label, style: styles.label }, ...lines];
  paragraph(sheet, words, { x: pageLayout.left, y, width: 220 });
}

function paymentWords(facts: InvoiceSnapshot, { paid, voidOn }: InvoiceStatus) {
  if (voidOn) return [`Void since ${formatDay(voidOn)}.`, "Nothing is owed on it."];
  const payment = facts.payment ?? paid;
  if (payment) return [payment.by, formatDay(payment.on)];
  const until = facts.dueOn ? ` by ${formatDay(facts.dueOn)}` : "";
  return [`Please pay${until} on the page that our email links to: by card, PayPal or Venmo.`];
}

/** On every page, once it is known how many there are. */
function drawFooters(sheet: PdfPage, { seller }: InvoiceSnapshot, title: string) {
  const { doc } = sheet;
  const { start, count } = doc.bufferedPageRange();
  const y = pageLayout.height - 42;
  const words = [seller.name, ...seller.address].join(", ");
  const [line = ""] = wrap(doc, words, styles.fine, 380);
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    drawDecoration(sheet, () => {
      doc
        .moveTo(pageLayout.left, y - 18)
        .lineTo(pageLayout.right, y - 18)
        .lineWidth(0.75)
        .stroke(colors.line);
      setLine(doc, line, styles.fine, { x: pageLayout.left, y });
      const place = { x: pageLayout.right, y, align: "right" } as const;
      setLine(doc, `${title}, page ${page - start + 1} of ${count}`, styles.fine, place);
    });
  }
}
