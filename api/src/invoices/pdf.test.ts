import { agency } from "@agency/contract/agency";
import type { InvoiceSnapshot } from "@agency/contract/api/invoices";
import { formatExactUsd } from "@agency/contract/format/money";
import { expect, test } from "vitest";
import { company } from "../../testing/invoices.ts";
import { listFonts, listImages, readInfo, readPages, readStructure } from "../../testing/pdf.ts";
import { renderInvoicePdf } from "./pdf.ts";
import { toPrintable } from "./pdf-text.ts";

const snapshot: InvoiceSnapshot = {
  kind: "invoice",
  number: "2026-0042",
  issuedOn: "2026-11-16",
  suppliedOn: "2026-11-15",
  order: "K7Q4-2D9M",
  seller: {
    name: agency.legalName,
    address: [...agency.postalAddress],
    email: agency.email,
    phone: agency.phone,
  },
  buyer: company,
  lines: [
    {
      name: "Website Maintenance",
      quantityHundredths: 250,
      unitCents: 50_000,
      totalCents: 125_000,
    },
  ],
  ...{ netCents: 125_000, taxBasisPoints: 825, taxCents: 10_313, totalCents: 135_313 },
  payment: { by: "Card ending in 4242", on: "2026-11-15" },
};

/** Removes the space between columns. */
const collapse = (text: string) => text.replace(/\s+/g, " ");

test("contains all data of the invoice as text, including letters of other languages", async () => {
  const pages = await readPages(await renderInvoicePdf(snapshot, {}));
  expect(pages).toHaveLength(1);
  const text = collapse(pages.join());
  for (const expected of [
    ...["Invoice 2026-0042", "November 16, 2026", "November 15, 2026", "K7Q4-2D9M", "Paid"],
    ...[agency.legalName, ...agency.postalAddress, agency.email, agency.phone],
    ...[company.company, company.name, ...company.address.split("\n"), `Tax ID ${company.taxId}`],
    "Website Maintenance 2.5 $500.00 $1,250.00",
    ...["Net $1,250.00", "Tax, 8.25% $103.13", "$1,353.13", "Card ending in 4242"],
    "page 1 of 1",
  ])
    expect(text).toContain(expected);
});

test("shows which part of the agreed total an installment is", async () => {
  const part = { kind: "deposit", ofCents: 270_626 } as const;
  const text = collapse(
    (await readPages(await renderInvoicePdf({ ...snapshot, part }, {}))).join(),
  );
  expect(text).toMatch(/Agreed total \$2,706\.26 .*Deposit, 50% \$1,353\.13/);
});

test("shows the illustration on the first page only for invoices of payment requests", async () => {
  const request = "R-0007";
  const many = Array.from({ length: 30 }, () => snapshot.lines).flat();
  const pdf = await renderInvoicePdf({ ...snapshot, request, lines: many }, {});
  const [, , ...images] = (await listImages(pdf)).trimEnd().split("\n");
  expect(images).toHaveLength(1);
  expect(images[0]?.trim()).toMatch(/^1 +0 +image +1224 +192 /);
  expect((await readPages(pdf)).length).toBeGreaterThan(1);
  expect(
    (await listImages(await renderInvoicePdf(snapshot, {}))).trimEnd().split("\n"),
  ).toHaveLength(2);
});

test("has a title, a language, structure tags and embedded fonts", async () => {
  const pdf = await renderInvoicePdf(snapshot, {});
  const info = await readInfo(pdf);
  expect(info).toMatch(/Title:\s+Invoice 2026-0042, /);
  expect(info).toMatch(/Tagged:\s+yes/);
  expect(pdf.includes("/Lang (en-US)")).toBe(true);
  const structure = collapse(await readStructure(pdf));
  for (const part of ['H1 (block) "Invoice 2026-0042"', "/Scope /Column", 'TD "Website Mainte'])
    expect(structure).toContain(part);
  const fonts = (await listFonts(pdf)).trim().split("\n").slice(2);
  expect(fonts.length).toBeGreaterThanOrEqual(3);
  for (const font of fonts) expect(font).toMatch(/(Bricolage|Instrument).* yes yes yes /);
});

test("repeats the header row on every page and keeps the totals with a line", async () => {
  const lines = Array.from({ length: 50 }, (_, n) => ({
    name: `Line ${n + 1}, ${"with a long description ".repeat(n % 7)}`.trim(),
    ...{ quantityHundredths: 100, unitCents: 1_000 + n, totalCents: 1_000 + n },
  }));
  const netCents = lines.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const many = {
    ...snapshot,
    lines,
    netCents,
    taxCents: 0,
    taxBasisPoints: 0,
    totalCents: netCents,
  };
  const pages = await readPages(await renderInvoicePdf(many, {}));
  expect(pages.length).toBeGreaterThan(3);
  const text = collapse(pages.join(" "));
  for (const [n, line] of lines.entries()) {
    expect(text).toContain(`Line ${n + 1},`);
    expect(text).toContain(formatExactUsd(line.unitCents));
  }
  for (const [n, page] of pages.entries()) {
    expect(page).toMatch(/Description\s+Quantity\s+Unit price\s+Amount/);
    expect(page).toContain(`page ${n + 1} of ${pages.length}`);
  }
  expect(pages.at(-1)).toMatch(/Line 50,[\s\S]+Total, USD/);
});

test("fits on the page when all fields have their maximum length", async () => {
  const buyer = {
    name: "N".repeat(200),
    company: "Wörter ".repeat(28).trim(),
    address: Array.from({ length: 250 }, (_, n) => String(n % 10)).join("\n"),
    taxId: "X".repeat(40),
  };
  const pages = await readPages(await renderInvoicePdf({ ...snapshot, buyer }, {}));
  expect(pages.length).toBeLessThan(4);
  expect(collapse(pages.join())).toContain("Website Maintenance 2.5");
});

test.each([
  ["Nguyễn Văn Ế", "Nguyen Văn E"],
  ["Zo\u0065\u0308 \u202eevil\u0007", "Zoë evil"],
  ["Łukasz Ğül Øst ß €5", "Łukasz Ğül Øst ß €5"],
  ["日本", "??"],
])("shows %s as %s", (input, output) => {
  expect(toPrintable(input)).toBe(output);
});

test("shows the due date when it is unpaid, and the payment or void date afterwards", async () => {
  const { payment: _payment, suppliedOn: _supplied, ...open } = snapshot;
  const sent = { ...open, dueOn: "2026-12-01", request: "R-0036" };
  const before = collapse((await readPages(await renderInvoicePdf(sent, {}))).join());
  expect(before).toContain("Due December 1, 2026");
  expect(before).toContain("Please pay by December 1, 2026");
  const paid = { by: "PayPal", on: "2026-11-30" };
  const after = collapse((await readPages(await renderInvoicePdf(sent, { paid }))).join());
  expect(after).toContain("Paid");
  expect(after).toContain("PayPal");
  const voided = collapse(
    (await readPages(await renderInvoicePdf(sent, { voidedOn: "2026-11-20" }))).join(),
  );
  expect(voided).toContain("Voided on November 20, 2026");
});

test("names the credited invoice on a credit note", async () => {
  const note: InvoiceSnapshot = {
    ...snapshot,
    kind: "credit_note",
    number: "CN-2026-0003",
    credits: { number: "2026-0042", issuedOn: "2026-11-16" },
  };
  const text = collapse((await readPages(await renderInvoicePdf(note, {}))).join());
  for (const expected of ["Credit note CN-2026-0003", "For invoice", "2026-0042", "Credited, USD"])
    expect(text).toContain(expected);
});
