import type { OrderDetail, PersonalData, SearchResponse } from "@agency/contract/api/desk";
import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Browser, openBrowser, signIn } from "../../testing/desk.ts";
import { company, issue } from "../../testing/invoices.ts";
import { placeClaim, placePaidOrder } from "../../testing/orders.ts";
import { textOf } from "../../testing/pdf.ts";
import { refund, sell, settleSale, workOnRefunds } from "../../testing/refunds.ts";
import { sendNew } from "../../testing/requests.ts";
import { openShop, type Shop } from "../../testing/service-with-gateway.ts";
import { formatPaymentRequestNumber } from "../payment-requests/payment-requests.ts";

let shop: Shop;
let june: Browser;
beforeAll(async () => {
  shop = await openShop({ RUN: "server" });
  june = await signIn(shop);
});
afterAll(() => shop.close());

test("an owner issues an invoice for the buyer, sees it at the order, and opens it", async () => {
  const { number } = await placePaidOrder(shop);
  const order = await june.read<OrderDetail>(`/orders/${number}/invoice`, { body: company });
  const [invoice] = order.invoices;
  expect(invoice).toMatchObject({ kind: "invoice", buyer: company.company, totalCents: 4_900 });
  expect(order.events.at(-1)).toMatchObject({
    title: `Invoice ${invoice?.number} issued`,
    actor: "owner",
  });
  const file = await june.call(`/invoices/${invoice?.number}`);
  expect(file.headers.get("content-type")).toBe("application/pdf");
  const text = (await textOf(Buffer.from(await file.arrayBuffer()))).join();
  expect(text).toContain(company.vatId);
  for (const q of [`${invoice?.number}`, `Invoice%20${invoice?.number}`, `%23${invoice?.number}`]) {
    const { orders } = await june.read<SearchResponse>(`/search?q=${q}`);
    expect(orders, q).toMatchObject([{ number, why: "Invoice" }]);
  }
  // A second one, with other words, is not issued.
  const again = await june.call(`/orders/${number}/invoice`, { body: { ...company, name: "X" } });
  expect(again.status).toBe(409);
});

test("what is not paid has no invoice, and nobody opens one without signing in", async () => {
  const open = await placeClaim(shop);
  const refused = await june.call(`/orders/${open.number}/invoice`, { body: company });
  expect(refused.status).toBe(409);
  const { number } = await issue(shop, await placePaidOrder(shop));
  const stranger = openBrowser(shop);
  for (const path of [`/invoices/${number}`, "/invoices.csv?month=2026-11"])
    expect((await stranger.call(path)).status).toBe(401);
  expect((await june.call("/invoices/2026-9999")).status).toBe(404);
});

test("a request by invoice shows its number, and the corrected one's", async () => {
  const { id } = await sendNew(shop, { terms: "net15" });
  const path = `/requests/${formatPaymentRequestNumber(id)}`;
  const sent = await june.read<PaymentRequestDetail>(path);
  const first = sent.instalments[0]?.invoice;
  expect(first).toMatch(/^\d{4}-\d{4}$/);
  const found = await june.read<SearchResponse>(`/search?q=${first}`);
  expect(found.requests).toMatchObject([{ number: sent.number, why: "Invoice" }]);
  const body = { revision: sent.revision, content: { ...sent.content, title: "Corrected" } };
  const corrected = await june.read<PaymentRequestDetail>(`${path}/sending`, { body });
  expect(corrected.instalments[0]?.invoice).toMatch(/^\d{4}-\d{4}$/);
  expect(corrected.instalments[0]?.invoice).not.toBe(first);
  const old = await june.call(`/invoices/${first}`);
  const text = (await textOf(Buffer.from(await old.arrayBuffer()))).join();
  expect(text).toContain("Void since");
});

test("a month's invoices come as CSV: credit notes count less than nothing, a void one nothing", async () => {
  const sale = await sell(shop);
  const invoice = await issue(shop, sale.order, { ...company, company: '=cmd("x"), Inc.' });
  await settleSale(shop, sale);
  await refund(shop, sale, 1_000);
  await workOnRefunds(shop);
  const month = invoice.issued_on.slice(0, 7);
  const answer = await june.call(`/invoices.csv?month=${month}`);
  expect(answer.headers.get("content-disposition")).toMatch(
    new RegExp(`"invoices-from-${month}-01-to-${month}-(30|31|2[89]).csv"`),
  );
  const lines = (await answer.text()).trim().split("\r\n");
  expect(lines[0]).toMatch(/^"number","kind","date","void \(America\/Denver\)","credits","order"/);
  const mine = lines.find((line) => line.startsWith(`"${invoice.number}",`));
  expect(mine).toContain(`"'=cmd(""x""), Inc."`);
  expect(mine).toContain(",49.00,0.00,49.00,");
  const note = lines.find((line) => line.includes(`,"${invoice.number}",`));
  expect(note).toMatch(/^"CN-\d{4}-\d{4}","credit note",.*,-10.00,0.00,-10.00,/);
  const gone = lines.find((line) => /^"\d{4}-\d{4}","invoice","[\d-]+","20/.test(line));
  expect(gone).toContain(",0.00,0.00,0.00,");
  expect((await june.call("/invoices.csv?month=2026-13")).status).toBe(400);
  const earlier = await (await june.call("/invoices.csv?month=2020-01")).text();
  expect(earlier.trim().split("\r\n")).toHaveLength(1);
});

test("what is held about somebody names their invoices", async () => {
  const order = await placePaidOrder(shop, { email: "keeper@example.com" });
  const { number } = await issue(shop, order);
  const held = await june.read<PersonalData>("/personal-data?email=keeper%40example.com");
  expect(held.invoices).toMatchObject([{ number, kind: "invoice" }]);
});
