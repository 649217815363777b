import { join } from "node:path";
import { agency } from "@agency/contract/agency";
import type { InvoiceSnapshot, InvoiceStatus } from "@agency/contract/api/invoices";
import { markPath } from "@agency/contract/brand/mark";
import { formatDay } from "@agency/contract/format/dates";
import { formatExactUsd } from "@agency/contract/format/money";
import { packageFolder } from "../core/package-folder.ts";
import { documentLabel } from "./labels.ts";
import {
  colors,
  drawDecoration,
  drawTaggedText,
  LINE_HEIGHT,
  type PdfPage,
  pageLayout,
  styles,
} from "./pdf-page.ts";
import { measureText, type Style, toPrintable, wrap } from "./pdf-text.ts";

/** Returns the y position of the lines below the header. */
export function drawHeader(
  page: PdfPage,
  snapshot: InvoiceSnapshot,
  status: InvoiceStatus,
): number {
  const top = snapshot.request ? drawCover(page) : 0;
  drawLetterhead(page, top + 52);
  const title = `${documentLabel(snapshot.kind)} ${snapshot.number}`;
  const position = { x: pageLayout.left - 1, y: top + 138 };
  drawTaggedText(page, page.root, "H1", [{ text: title, style: styles.title, position }]);
  drawStatus(page, snapshot, status, top + 115);
  drawSummary(page, snapshot, top + 162);
  return drawParties(page, snapshot, top + 262) + 26;
}

const cover = join(packageFolder, "assets/invoice-cover.jpg");
const COVER_HEIGHT = 96;

/** The illustration of the client's page and emails. Returns by how much the rest moves down. */
function drawCover(page: PdfPage) {
  drawDecoration(page, () => {
    page.doc.image(cover, 0, 0, { width: pageLayout.width, height: COVER_HEIGHT });
  });
  return COVER_HEIGHT - 24;
}

function drawLetterhead(page: PdfPage, y: number) {
  const { doc } = page;
  drawDecoration(page, () => {
    doc.save().translate(pageLayout.left, y).path(markPath).fill(colors.brand).restore();
  });
  drawTaggedText(page, page.root, "P", [
    {
      text: toPrintable(agency.name),
      style: styles.wordmark,
      position: { x: pageLayout.left + 33, y: y + 15.5 },
    },
    {
      text: agency.siteUrl.replace("https://", ""),
      style: styles.fine,
      position: { x: pageLayout.right, y: y + 14, align: "right" },
    },
  ]);
}

function describeStatus(
  { kind, payment, dueOn }: InvoiceSnapshot,
  { paid, voidedOn }: InvoiceStatus,
) {
  if (voidedOn) return { text: "Void", tone: colors.bad };
  if (kind === "credit_note") return { text: "Refunded", tone: colors.good };
  if (payment ?? paid) return { text: "Paid", tone: colors.good };
  return { text: dueOn ? `Due ${formatDay(dueOn)}` : "Open", tone: colors.open };
}

function drawStatus(page: PdfPage, snapshot: InvoiceSnapshot, status: InvoiceStatus, y: number) {
  const { doc } = page;
  const { text, tone } = describeStatus(snapshot, status);
  const style: Style = { ...styles.strong, size: 10, color: tone.text };
  const width = measureText(doc, text, style) + 24;
  const x = pageLayout.right - width;
  drawDecoration(page, () => {
    doc.roundedRect(x, y, width, 24, 12).fill(tone.background);
  });
  drawTaggedText(page, page.root, "P", [{ text, style, position: { x: x + 12, y: y + 15.5 } }]);
}

/** The most important details in one row, with the total on the right. */
function drawSummary(page: PdfPage, snapshot: InvoiceSnapshot, y: number) {
  const { doc } = page;
  const width = pageLayout.right - pageLayout.left;
  drawDecoration(page, () => {
    doc.roundedRect(pageLayout.left, y, width, 64, 12).fill(colors.mist);
  });
  listDetails(snapshot).forEach(([label, text], index) => {
    const x = pageLayout.left + 20 + index * 118;
    drawTaggedText(page, page.root, "P", [
      { text: label, style: styles.label, position: { x, y: y + 25 } },
      { text, style: styles.strong, position: { x, y: y + 44 } },
    ]);
  });
  const end = { x: pageLayout.right - 20, align: "right" } as const;
  const label = snapshot.kind === "invoice" ? "Total" : "Total credited";
  drawTaggedText(page, page.root, "P", [
    { text: label, style: styles.label, position: { ...end, y: y + 25 } },
    {
      text: formatExactUsd(snapshot.totalCents),
      style: styles.total,
      position: { ...end, y: y + 44 },
    },
  ]);
}

function listDetails({ issuedOn, suppliedOn, dueOn, order, request, credits }: InvoiceSnapshot) {
  const details: [string, string | undefined][] = [
    ["Issued", formatDay(issuedOn)],
    ["Supplied", suppliedOn && formatDay(suppliedOn)],
    ["Due", dueOn && formatDay(dueOn)],
    ["For invoice", credits?.number],
    ["Request", order ? undefined : request],
    ["Order", order],
  ];
  return details
    .filter((detail): detail is [string, string] => detail[1] !== undefined)
    .slice(0, 3);
}

function drawParties(page: PdfPage, { seller, buyer }: InvoiceSnapshot, y: number) {
  const [name, ...otherNames] = [buyer.company, buyer.name].filter(Boolean);
  const from = [...seller.address, seller.email, seller.phone];
  const to = [
    ...otherNames,
    ...splitAddress(buyer.address),
    buyer.taxId && `Tax ID ${buyer.taxId}`,
  ];
  return Math.max(
    drawParty(page, { x: pageLayout.left, y }, "From", seller.name, from),
    drawParty(page, { x: pageLayout.left + 256, y }, "Billed to", name ?? "", to),
  );
}

/** Joins the lines after the seventh, so that the header fits on the page. */
function splitAddress(address: string) {
  const lines = address.split("\n").filter((line) => line.trim());
  return [...lines.slice(0, 7), lines.slice(7).join(", ")];
}

function drawParty(
  page: PdfPage,
  { x, y }: { x: number; y: number },
  label: string,
  name: string,
  details: readonly string[],
) {
  const width = 240;
  const lines = [
    { text: label, style: styles.label as Style },
    ...wrap(page.doc, name, styles.strong, width).map((text) => ({ text, style: styles.strong })),
    ...details
      .flatMap((text) => wrap(page.doc, text, styles.text, width))
      .map((text) => ({ text, style: styles.text })),
  ];
  const positioned = lines.map((line, index) => ({
    ...line,
    position: { x, y: y + index * LINE_HEIGHT + (index > 0 ? 2 : 0) },
  }));
  drawTaggedText(page, page.root, "P", positioned);
  return y + lines.length * LINE_HEIGHT;
}
