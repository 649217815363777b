import { agency } from "@agency/contract/agency";
import type { InvoiceSnapshot } from "@agency/contract/api/invoices";
import { formatExactUsd } from "@agency/contract/format/money";
import { expect, test } from "vitest";
import { company } from "../../testing/invoices.ts";
import { fontsOf, imagesOf, infoOf, structureOf, textOf } from "../../testing/pdf.ts";
import { invoicePdf } from "./pdf.ts";
import { printable } from "./pdf-text.ts";

const facts: InvoiceSnapshot = {
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
  ...{ netCents: 125_000, taxHundredths: 825, taxCents: 10_313, totalCents: 135_313 },
  payment: { by: "Card ending in 4242", on: "2026-11-15" },
};

/** Without the room between columns. */
const squeezed = (text: string) => text.replace(/\s+/g, " ");

test("everything that stands on an invoice can be read from its PDF, letters of other languages too", async () => {
  const pages = await textOf(await invoicePdf(facts, {}));
  expect(pages).toHaveLength(1);
  const text = squeezed(pages.join());
  for (const words of [
    ...["Invoice 2026-0042", "November 16, 2026", "November 15, 2026", "K7Q4-2D9M", "Paid"],
    ...[agency.legalName, ...agency.postalAddress, agency.email, agency.phone],
    ...[company.company, company.name, ...company.address.split("\n"), `VAT ID ${company.vatId}`],
    "Website Maintenance 2.5 $500.00 $1,250.00",
    ...["Net $1,250.00", "Tax, 8.25% $103.13", "$1,353.13", "Card ending in 4242"],
    "page 1 of 1",
  ])
    expect(text).toContain(words);
});

test("shows which part of the agreed total an installment is", async () => {
  const part = { kind: "deposit", ofCents: 270_626 } as const;
  const text = squeezed((await textOf(await invoicePdf({ ...facts, part }, {}))).join());
  expect(text).toMatch(/Agreed total \$2,706\.26 .*Deposit, 50% \$1,353\.13/);
});

test("a client's invoice has the street of the client's page on its first page, and no other has it", async () => {
  const request = "R-0007";
  const many = Array.from({ length: 30 }, () => facts.lines).flat();
  const pdf = await invoicePdf({ ...facts, request, lines: many }, {});
  const [, , ...images] = (await imagesOf(pdf)).trimEnd().split("\n");
  expect(images).toHaveLength(1);
  expect(images[0]?.trim()).toMatch(/^1 +0 +image +1224 +192 /);
  expect((await textOf(pdf)).length).toBeGreaterThan(1);
  expect((await imagesOf(await invoicePdf(facts, {}))).trimEnd().split("\n")).toHaveLength(2);
});

test("it has a title, a language, structure, and our typefaces in it", async () => {
  const pdf = await invoicePdf(facts, {});
  const info = await infoOf(pdf);
  expect(info).toMatch(/Title:\s+Invoice 2026-0042, /);
  expect(info).toMatch(/Tagged:\s+yes/);
  expect(pdf.includes("/Lang (en-US)")).toBe(true);
  const structure = squeezed(await structureOf(pdf));
  for (const part of ['H1 (block) "Invoice 2026-0042"', "/Scope /Column", 'TD "Website Mainte'])
    expect(structure).toContain(part);
  const fonts = (await fontsOf(pdf)).trim().split("\n").slice(2);
  expect(fonts.length).toBeGreaterThanOrEqual(3);
  for (const font of fonts) expect(font).toMatch(/(Bricolage|Instrument).* yes yes yes /);
});

test("fifty long lines take several pages: each has its head, and the sums stay with a line", async () => {
  const lines = Array.from({ length: 50 }, (_, n) => ({
    name: `Line ${n + 1}, ${"with a long description ".repeat(n % 7)}`.trim(),
    ...{ quantityHundredths: 100, unitCents: 1_000 + n, totalCents: 1_000 + n },
  }));
  const netCents = lines.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const many = { ...facts, lines, netCents, taxCents: 0, taxHundredths: 0, totalCents: netCents };
  const pages = await textOf(await invoicePdf(many, {}));
  expect(pages.length).toBeGreaterThan(3);
  const text = squeezed(pages.join(" "));
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

test("whatever somebody writes into the fields, the sheet holds it", async () => {
  const buyer = {
    name: "N".repeat(200),
    company: "Wörter ".repeat(28).trim(),
    address: Array.from({ length: 250 }, (_, n) => String(n % 10)).join("\n"),
    vatId: "X".repeat(40),
  };
  const pages = await textOf(await invoicePdf({ ...facts, buyer }, {}));
  expect(pages.length).toBeLessThan(4);
  expect(squeezed(pages.join())).toContain("Website Maintenance 2.5");
});

test.each([
  ["Nguyễn Văn Ế", "Nguyen Văn E"],
  ["Zo\u0065\u0308 \u202eevil\u0007", "Zoë evil"],
  ["Łukasz Ğül Øst ß €5", "Łukasz Ğül Øst ß €5"],
  ["日本", "??"],
])("%s is shown as %s", (written, shown) => {
  expect(printable(written)).toBe(shown);
});

test("one that is not paid yet says until when; once it is, the frozen facts are the same", async () => {
  const { payment: _payment, suppliedOn: _supplied, ...open } = facts;
  const sent = { ...open, dueOn: "2026-12-01", request: "R-0036" };
  const before = squeezed((await textOf(await invoicePdf(sent, {}))).join());
  expect(before).toContain("Due December 1, 2026");
  expect(before).toContain("Please pay by December 1, 2026");
  const paid = { by: "PayPal", on: "2026-11-30" };
  const after = squeezed((await textOf(await invoicePdf(sent, { paid }))).join());
  expect(after).toContain("Paid");
  expect(after).toContain("PayPal");
  const gone = squeezed((await textOf(await invoicePdf(sent, { voidOn: "2026-11-20" }))).join());
  expect(gone).toContain("Void since November 20, 2026");
});

test("a credit note names the invoice that it takes back", async () => {
  const note: InvoiceSnapshot = {
    ...facts,
    kind: "credit_note",
    number: "CN-2026-0003",
    credits: { number: "2026-0042", issuedOn: "2026-11-16" },
  };
  const text = squeezed((await textOf(await invoicePdf(note, {}))).join());
  for (const words of ["Credit note CN-2026-0003", "For invoice", "2026-0042", "Credited, USD"])
    expect(text).toContain(words);
});
