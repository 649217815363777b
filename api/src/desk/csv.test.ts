import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { setClock } from "../../testing/clock.ts";
import { type Browser, signIn } from "../../testing/desk.ts";
import { company, issue } from "../../testing/invoices.ts";
import { postLead } from "../../testing/leads.ts";
import { placePaidOrder } from "../../testing/orders.ts";
import {
  createSale,
  listRefunds,
  processRefunds,
  refund,
  type Sale,
  settleSale,
} from "../../testing/refunds.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../testing/service-with-gateway.ts";
import { syncDispute } from "../payments/disputes/disputes.ts";
import { syncRefund } from "../payments/webhooks.ts";
import { formatCsvLine } from "./csv-line.ts";

let shop: ServiceWithGateway;
let desk: Browser;
beforeAll(async () => {
  shop = await startServiceWithGateway({ PROCESS_ROLE: "server" });
  await setClock(shop, "2026-11-16 22:30");
  desk = await signIn(shop);
});
afterAll(() => shop.close());

async function read(path: string) {
  const response = await desk.call(path);
  expect(response.status, path).toBe(200);
  return (await response.text()).trimEnd().split("\r\n");
}

/** Type and amounts of the order's lines in the monthly export. */
async function readBookkeeping(month: string, { order }: Sale) {
  const lines = await read(`/invoices.csv?month=${month}`);
  return lines
    .filter((line) => line.includes(`"${order.number}"`))
    .map((line) => [
      line.split(",")[1],
      /(-?\d+\.\d\d),(-?\d+\.\d\d),(-?\d+\.\d\d)/.exec(line)?.[0],
    ]);
}

test("quotes text, formats amounts with two decimals and times in the agency's time zone", () => {
  expect(
    formatCsvLine(["plain", 'say "hi"', 76.5, 0, null, new Date("2026-11-17T05:30:00Z")]),
  ).toBe('"plain","say ""hi""",76.50,0.00,,"2026-11-16 22:30:00"\r\n');
});

test.each([
  ["=1+1", "'=1+1"],
  ["+1 303", "'+1 303"],
  ["-2", "'-2"],
  ["@sum", "'@sum"],
  ["\t=1", "'\t'=1"],
  ["  =1", "  '=1"],
  ["＝1", "'＝1"],
  // With another separator, the rest of the text would be a separate cell.
  ["a;=1+1", "a;'=1+1"],
  ["a\t@b", "a\t'@b"],
  ["a\n- b", "a\n'- b"],
  ['a";=1', 'a"";\'=1'],
  ["a - b = c", "a - b = c"],
  ["ada@example.com", "ada@example.com"],
])("escapes %j, so that it is not run as a formula", (text, escaped) => {
  expect(formatCsvLine([text])).toBe(`"${escaped}"\r\n`);
});

test("exports the leads and orders of a date range in the agency's time zone", async () => {
  await postLead(shop, { name: "Evening" });
  await placePaidOrder(shop, { email: "evening@example.com" });
  // At 22:30 in Denver it is the next day in UTC.
  await sql`update leads set received_at = '2026-11-17 05:30Z'`.execute(shop.db);
  await sql`update orders set placed_at = '2026-11-17 05:30Z'`.execute(shop.db);
  const [header, ...leads] = await read("/leads.csv?from=2026-11-16&to=2026-11-16");
  expect(header).toMatch(/^"Received \(America\/Denver\)","Status","Name"/);
  expect(leads).toHaveLength(1);
  expect(leads[0]).toMatch(/^"2026-11-16 22:30:00","new","Evening"/);
  expect(await read("/leads.csv?from=2026-11-17")).toHaveLength(1);
  expect(await read("/orders.csv?from=2026-11-16&to=2026-11-16")).toHaveLength(2);
  expect(await read("/orders.csv?to=2026-11-15")).toHaveLength(1);
  expect(await read("/payment-requests.csv?to=2026-11-15")).toHaveLength(1);
});

test.each([
  "/invoices.csv?month=0000-01",
  "/invoices.csv?month=2026-13",
  "/invoices.csv?month=2026-11&from=2026-11-01",
  "/leads.csv?from=0000-01-01",
  "/orders.csv?from=2026-11-17&to=2026-11-16",
  "/orders.csv?to=2026-02-30",
])("rejects %s", async (path) => {
  expect((await desk.call(path)).status).toBe(400);
});

test("lists sales without an invoice, and their refunds, in the monthly export", async () => {
  const [invoiced, plain] = [await createSale(shop), await createSale(shop)];
  const invoice = await issue(shop, invoiced.order, company);
  for (const sale of [invoiced, plain]) {
    await settleSale(shop, sale);
    await refund(shop, sale, 1_000);
  }
  await processRefunds(shop);
  const [header, ...lines] = await read("/invoices.csv?month=2026-11");
  expect(header).toMatch(/^"Number","Type","Date"/);
  const findLines = ({ order }: Sale) => lines.filter((line) => line.includes(`"${order.number}"`));
  expect(await readBookkeeping("2026-11", plain)).toEqual([
    ['"sale"', "49.00,0.00,49.00"],
    ['"refund"', "-10.00,0.00,-10.00"],
  ]);
  // A sale with an invoice is listed only as invoice and credit note.
  expect(await readBookkeeping("2026-11", invoiced)).toEqual([
    ['"invoice"', "49.00,0.00,49.00"],
    ['"credit note"', "-10.00,0.00,-10.00"],
  ]);
  const [billed] = findLines(invoiced);
  expect(billed).toContain(`"${invoice.number}"`);
  for (const line of [...findLines(plain), billed]) expect(line).toContain("Basic Single-Page");
});

test("adds a failed refund back on the day it fails, or voids its credit note", async () => {
  const [invoiced, plain] = [await createSale(shop), await createSale(shop)];
  await issue(shop, invoiced.order, company);
  for (const sale of [invoiced, plain]) {
    await settleSale(shop, sale);
    await refund(shop, sale, 1_000);
  }
  await processRefunds(shop);
  const bookedInNovember = await readBookkeeping("2026-11", plain);
  expect(bookedInNovember).toEqual([
    ['"sale"', "49.00,0.00,49.00"],
    ['"refund"', "-10.00,0.00,-10.00"],
  ]);

  await setClock(shop, "2026-12-01 09:00");
  desk = await signIn(shop);
  for (const sale of [invoiced, plain]) {
    const [accepted] = await listRefunds(shop, sale);
    shop.emulator.failRefund(accepted?.gateway_id ?? "");
    await syncRefund(shop, accepted?.gateway_id ?? "");
  }
  expect(await readBookkeeping("2026-11", plain)).toEqual(bookedInNovember);
  expect(await readBookkeeping("2026-12", plain)).toEqual([
    ['"failed refund"', "10.00,0.00,10.00"],
  ]);
  expect(await readBookkeeping("2026-11", invoiced)).toEqual([
    ['"invoice"', "49.00,0.00,49.00"],
    ['"credit note"', "0.00,0.00,0.00"],
  ]);
  expect(await readBookkeeping("2026-12", invoiced)).toEqual([]);
});

test("does not list a refund that failed before the gateway accepted it", async () => {
  const sale = await createSale(shop);
  await settleSale(shop, sale);
  shop.emulator.declineNextRefund("2007");
  await refund(shop, sale, 1_000);
  await processRefunds(shop);
  expect(await readBookkeeping("2026-12", sale)).toEqual([['"sale"', "49.00,0.00,49.00"]]);
});

test("lists the loss of a dispute, with or without an invoice, and its reversal", async () => {
  for (const document of ["sale", "invoice"]) {
    const sale = await createSale(shop);
    if (document === "invoice") await issue(shop, sale.order, company);
    await settleSale(shop, sale);
    const id = shop.emulator.dispute({ transactionId: sale.id });
    for (const status of ["lost", "won"] as const) {
      shop.emulator.changeDispute(id, status);
      await syncDispute(shop, id);
    }
    expect(await readBookkeeping("2026-12", sale)).toEqual([
      [`"${document}"`, "49.00,0.00,49.00"],
      ['"dispute loss"', "-49.00,0.00,-49.00"],
      ['"dispute loss"', "49.00,0.00,49.00"],
    ]);
  }
});
