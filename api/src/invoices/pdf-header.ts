import { join } from "node:path";
import { agency } from "@agency/contract/agency";
import type { InvoiceSnapshot, InvoiceStatus } from "@agency/contract/api/invoices";
import { markPath } from "@agency/contract/brand/mark";
import { formatDay } from "@agency/contract/format/dates";
import { formatExactUsd } from "@agency/contract/format/money";
import { documentLabel } from "./labels.ts";
import {
  colors,
  drawDecoration,
  LINE,
  type PdfPage,
  pageLayout,
  styles,
  write,
} from "./pdf-page.ts";
import { printable, type Style, widthOf, wrap } from "./pdf-text.ts";

/** Who, to whom, when and how much. Returns where the lines begin. */
export function drawHeader(sheet: PdfPage, facts: InvoiceSnapshot, status: InvoiceStatus): number {
  const top = facts.request ? setCover(sheet) : 0;
  setLetterhead(sheet, top + 52);
  const title = `${documentLabel(facts.kind)} ${facts.number}`;
  const place = { x: pageLayout.left - 1, y: top + 138 };
  write(sheet, sheet.root, "H1", [{ text: title, style: styles.title, place }]);
  setStatus(sheet, facts, status, top + 115);
  setFacts(sheet, facts, top + 162);
  return setParties(sheet, facts, top + 262) + 26;
}

const cover = join(import.meta.dirname, "cover.jpg");
const COVER_HEIGHT = 96;

/** The street of the client's page and emails. Returns by how much the rest moves down. */
function setCover(sheet: PdfPage) {
  drawDecoration(sheet, () => {
    sheet.doc.image(cover, 0, 0, { width: pageLayout.width, height: COVER_HEIGHT });
  });
  return COVER_HEIGHT - 24;
}

function setLetterhead(sheet: PdfPage, y: number) {
  const { doc } = sheet;
  drawDecoration(sheet, () => {
    doc.save().translate(pageLayout.left, y).path(markPath).fill(colors.brand).restore();
  });
  write(sheet, sheet.root, "P", [
    {
      text: printable(agency.name),
      style: styles.wordmark,
      place: { x: pageLayout.left + 33, y: y + 15.5 },
    },
    {
      text: agency.siteUrl.replace("https://", ""),
      style: styles.fine,
      place: { x: pageLayout.right, y: y + 14, align: "right" },
    },
  ]);
}

function statusOf({ kind, payment, dueOn }: InvoiceSnapshot, { paid, voidOn }: InvoiceStatus) {
  if (voidOn) return { text: "Void", tone: colors.bad };
  if (kind === "credit_note") return { text: "Refunded", tone: colors.good };
  if (payment ?? paid) return { text: "Paid", tone: colors.good };
  return { text: dueOn ? `Due ${formatDay(dueOn)}` : "Open", tone: colors.open };
}

function setStatus(sheet: PdfPage, facts: InvoiceSnapshot, status: InvoiceStatus, y: number) {
  const { doc } = sheet;
  const { text, tone } = statusOf(facts, status);
  const style: Style = { ...styles.strong, size: 10, color: tone.text };
  const width = widthOf(doc, text, style) + 24;
  const x = pageLayout.right - width;
  drawDecoration(sheet, () => {
    doc.roundedRect(x, y, width, 24, 12).fill(tone.ground);
  });
  write(sheet, sheet.root, "P", [{ text, style, place: { x: x + 12, y: y + 15.5 } }]);
}

/** A strip of what is looked for first, the total at its end. */
function setFacts(sheet: PdfPage, facts: InvoiceSnapshot, y: number) {
  const { doc } = sheet;
  const width = pageLayout.right - pageLayout.left;
  drawDecoration(sheet, () => {
    doc.roundedRect(pageLayout.left, y, width, 64, 12).fill(colors.mist);
  });
  factsOf(facts).forEach(([label, text], index) => {
    const x = pageLayout.left + 20 + index * 118;
    write(sheet, sheet.root, "P", [
      { text: label, style: styles.label, place: { x, y: y + 25 } },
      { text, style: styles.strong, place: { x, y: y + 44 } },
    ]);
  });
  const end = { x: pageLayout.right - 20, align: "right" } as const;
  const label = facts.kind === "invoice" ? "Total" : "Total credited";
  write(sheet, sheet.root, "P", [
    { text: label, style: styles.label, place: { ...end, y: y + 25 } },
    { text: formatExactUsd(facts.totalCents), style: styles.total, place: { ...end, y: y + 44 } },
  ]);
}

function factsOf({ issuedOn, suppliedOn, dueOn, order, request, credits }: InvoiceSnapshot) {
  const known: [string, string | undefined][] = [
    ["Issued", formatDay(issuedOn)],
    ["Supplied", suppliedOn && formatDay(suppliedOn)],
    ["Due", dueOn && formatDay(dueOn)],
    ["For invoice", credits?.number],
    ["Request", order ? undefined : request],
    ["Order", order],
  ];
  return known.filter((fact): fact is [string, string] => fact[1] !== undefined).slice(0, 3);
}

/** Each as one paragraph that begins with who it is. */
function setParties(sheet: PdfPage, { seller, buyer }: InvoiceSnapshot, y: number) {
  const [name, ...below] = [buyer.company, buyer.name].filter(Boolean);
  const from = [...seller.address, seller.email, seller.phone];
  const to = [...below, ...linesOf(buyer.address), buyer.vatId && `VAT ID ${buyer.vatId}`];
  return Math.max(
    setParty(sheet, { x: pageLayout.left, y }, "From", seller.name, from),
    setParty(sheet, { x: pageLayout.left + 256, y }, "Billed to", name ?? "", to),
  );
}

/** However many lines somebody writes, the sheet has room for them. */
function linesOf(address: string) {
  const lines = address.split("\n").filter((line) => line.trim());
  return [...lines.slice(0, 7), lines.slice(7).join(", ")];
}

function setParty(
  sheet: PdfPage,
  { x, y }: { x: number; y: number },
  label: string,
  name: string,
  rest: readonly string[],
) {
  const width = 240;
  const lines = [
    { text: label, style: styles.label as Style },
    ...wrap(sheet.doc, name, styles.strong, width).map((text) => ({ text, style: styles.strong })),
    ...rest
      .flatMap((text) => wrap(sheet.doc, text, styles.text, width))
      .map((text) => ({ text, style: styles.text })),
  ];
  const placed = lines.map((line, index) => ({
    ...line,
    place: { x, y: y + index * LINE + (index > 0 ? 2 : 0) },
  }));
  write(sheet, sheet.root, "P", placed);
  return y + lines.length * LINE;
}
