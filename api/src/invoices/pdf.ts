/** Renders an invoice as PDF. The order page prints the same snapshot. */
import { agency } from "@agency/contract/agency";
import type { InvoiceSnapshot, InvoiceStatus } from "@agency/contract/api/invoices";
import { formatDay } from "@agency/contract/format/dates";
import { documentLabel } from "./labels.ts";
import { drawHeader } from "./pdf-header.ts";
import { drawLines } from "./pdf-lines.ts";
import {
  colors,
  drawDecoration,
  drawParagraph,
  type PdfPage,
  pageLayout,
  styles,
} from "./pdf-page.ts";
import { drawText, registerFonts, wrap } from "./pdf-text.ts";

export async function renderInvoicePdf(
  snapshot: InvoiceSnapshot,
  status: InvoiceStatus,
): Promise<Buffer> {
  // Loaded on first use, because it takes 34 MB and most instances render no PDF.
  const { default: PDFDocument } = await import("pdfkit");
  const title = `${documentLabel(snapshot.kind)} ${snapshot.number}`;
  const doc = new PDFDocument({
    size: [pageLayout.width, pageLayout.height],
    margin: 0,
    // No default font: PDFKit would read it from its own folder, which a release does not have.
    font: "",
    bufferPages: true,
    pdfVersion: "1.7",
    tagged: true,
    lang: "en-US",
    displayTitle: true,
    info: {
      Title: `${title}, ${snapshot.seller.name}`,
      Author: snapshot.seller.name,
      Creator: agency.name,
      CreationDate: new Date(`${snapshot.issuedOn}T12:00:00Z`),
    },
  });
  const done = collect(doc);
  registerFonts(doc);
  const root = doc.struct("Document");
  doc.addStructure(root);
  const page = { doc, root };
  const y = drawLines(page, snapshot, drawHeader(page, snapshot, status));
  drawPayment(page, snapshot, status, y);
  root.end();
  drawFooters(page, snapshot, title);
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

/** Next to the totals: how the invoice was or can be paid. */
function drawPayment(page: PdfPage, snapshot: InvoiceSnapshot, status: InvoiceStatus, y: number) {
  const lines = describePayment(snapshot, status).map((text) => ({ text, style: styles.text }));
  const label = snapshot.kind === "invoice" ? "Payment" : "Refund";
  const texts = [{ text: label, style: styles.label }, ...lines];
  drawParagraph(page, texts, { x: pageLayout.left, y, width: 220 });
}

function describePayment(snapshot: InvoiceSnapshot, { paid, voidedOn }: InvoiceStatus) {
  if (voidedOn) return [`Voided on ${formatDay(voidedOn)}.`, "Nothing is owed."];
  const payment = snapshot.payment ?? paid;
  if (payment) return [payment.by, formatDay(payment.on)];
  const dueDate = snapshot.dueOn ? `Please pay by ${formatDay(snapshot.dueOn)}. ` : "";
  return [`${dueDate}Use the link in our email to pay by card, PayPal or Venmo.`];
}

/** Drawn last, because the page number includes the page count. */
function drawFooters(page: PdfPage, { seller }: InvoiceSnapshot, title: string) {
  const { doc } = page;
  const { start, count } = doc.bufferedPageRange();
  const y = pageLayout.height - 42;
  const address = [seller.name, ...seller.address].join(", ");
  const [line = ""] = wrap(doc, address, styles.fine, 380);
  for (let index = start; index < start + count; index++) {
    doc.switchToPage(index);
    drawDecoration(page, () => {
      doc
        .moveTo(pageLayout.left, y - 18)
        .lineTo(pageLayout.right, y - 18)
        .lineWidth(0.75)
        .stroke(colors.line);
      drawText(doc, line, styles.fine, { x: pageLayout.left, y });
      const position = { x: pageLayout.right, y, align: "right" } as const;
      drawText(doc, `${title}, page ${index - start + 1} of ${count}`, styles.fine, position);
    });
  }
}
