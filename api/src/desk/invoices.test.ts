import type { OrderDetail, PersonalData, SearchResponse } from "@agency/contract/api/desk";
import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Browser, openBrowser, signIn } from "../../testing/desk.ts";
import { company, invoicesWhere, issue } from "../../testing/invoices.ts";
import { waitForBlocked } from "../../testing/locks.ts";
import { placeClaim, placePaidOrder } from "../../testing/orders.ts";
import { readPages } from "../../testing/pdf.ts";
import { createSale, processRefunds, refund, settleSale } from "../../testing/refunds.ts";
import { sendPaymentRequest } from "../../testing/requests.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../testing/service-with-gateway.ts";
import { formatPaymentRequestNumber } from "../payment-requests/payment-requests.ts";

let shop: ServiceWithGateway;
let june: Browser;
beforeAll(async () => {
  shop = await startServiceWithGateway({ PROCESS_ROLE: "server" });
  june = await signIn(shop);
});
afterAll(() => shop.close());

test("issues an invoice, shows it on the order and opens its PDF file", async () => {
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
  const text = (await readPages(Buffer.from(await file.arrayBuffer()))).join();
  expect(text).toContain(company.taxId);
  for (const q of [`${invoice?.number}`, `Invoice%20${invoice?.number}`, `%23${invoice?.number}`]) {
    const { orders } = await june.read<SearchResponse>(`/search?q=${q}`);
    expect(orders, q).toMatchObject([{ number, matchedOn: "invoice" }]);
  }
  // No second invoice is issued.
  const again = await june.call(`/orders/${number}/invoice`, { body: { ...company, name: "X" } });
  expect(again.status).toBe(409);
});

test("issues no invoice for an unpaid order, and shows none without a session", async () => {
  const claim = await placeClaim(shop);
  const rejected = await june.call(`/orders/${claim.number}/invoice`, { body: company });
  expect(rejected.status).toBe(409);
  const { number } = await issue(shop, await placePaidOrder(shop));
  const stranger = openBrowser(shop);
  for (const path of [`/invoices/${number}`, "/invoices.csv?month=2026-11"])
    expect((await stranger.call(path)).status).toBe(401);
  expect((await june.call("/invoices/2026-9999")).status).toBe(404);
});

test("shows the invoice number of a net-15 payment request, also after a correction", async () => {
  const { id } = await sendPaymentRequest(shop, { terms: "net15" });
  const path = `/payment-requests/${formatPaymentRequestNumber(id)}`;
  const sent = await june.read<PaymentRequestDetail>(path);
  const first = sent.installments[0]?.invoice;
  expect(first).toMatch(/^\d{4}-\d{4}$/);
  const found = await june.read<SearchResponse>(`/search?q=${first}`);
  expect(found.requests).toMatchObject([{ number: sent.number, matchedOn: "invoice" }]);
  const body = { revision: sent.revision, content: { ...sent.content, title: "Corrected" } };
  const corrected = await june.read<PaymentRequestDetail>(`${path}/send`, { body });
  expect(corrected.installments[0]?.invoice).toMatch(/^\d{4}-\d{4}$/);
  expect(corrected.installments[0]?.invoice).not.toBe(first);
  const old = await june.call(`/invoices/${first}`);
  const text = (await readPages(Buffer.from(await old.arrayBuffer()))).join();
  expect(text).toContain("Voided on");
});

test("exports a month of invoices with negative credit notes and void documents as zero", async () => {
  const sale = await createSale(shop);
  const invoice = await issue(shop, sale.order, { ...company, company: '=cmd("x"), Inc.' });
  await settleSale(shop, sale);
  await refund(shop, sale, 1_000);
  await processRefunds(shop);
  const month = invoice.issued_on.slice(0, 7);
  const response = await june.call(`/invoices.csv?month=${month}`);
  expect(response.headers.get("content-disposition")).toMatch(
    new RegExp(`"invoices-from-${month}-01-to-${month}-(30|31|2[89]).csv"`),
  );
  const lines = (await response.text()).trim().split("\r\n");
  expect(lines[0]).toMatch(
    /^"Number","Type","Date","Voided \(America\/Denver\)","Credited invoice","Order"/,
  );
  const mine = lines.find((line) => line.startsWith(`"${invoice.number}",`));
  expect(mine).toContain(`"'=cmd(""x""), Inc."`);
  expect(mine).toContain(",49.00,0.00,49.00,");
  const note = lines.find((line) => line.includes(`,"${invoice.number}",`));
  expect(note).toMatch(/^"CN-\d{4}-\d{4}","credit note",.*,-10.00,0.00,-10.00,/);
  const voided = lines.find((line) => /^"\d{4}-\d{4}","invoice","[\d-]+","20/.test(line));
  expect(voided).toContain(",0.00,0.00,0.00,");
  expect((await june.call("/invoices.csv?month=2026-13")).status).toBe(400);
  const earlier = await (await june.call("/invoices.csv?month=2020-01")).text();
  expect(earlier.trim().split("\r\n")).toHaveLength(1);
});

test("lists the invoices in the personal data of a buyer", async () => {
  const order = await placePaidOrder(shop, { email: "keeper@example.com" });
  const { number } = await issue(shop, order);
  const personalData = await june.read<PersonalData>("/personal-data?email=keeper%40example.com");
  expect(personalData.invoices).toMatchObject([{ number, kind: "invoice" }]);
});

test("issues one invoice and rejects the other recipient when two owners submit at once", async () => {
  const order = await placePaidOrder(shop);
  const lock = await shop.db.startTransaction().execute();
  await lock.selectFrom("orders").select("id").where("id", "=", order.id).forUpdate().execute();
  const names = ["First recipient", "Second recipient"];
  const pending = names.map((name) =>
    june.call(`/orders/${order.number}/invoice`, { body: { ...company, name } }),
  );
  await waitForBlocked(shop, 2);
  await lock.commit().execute();
  const statuses = (await Promise.all(pending)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409]);
  const [invoice] = await invoicesWhere(shop, "order_id", order.id);
  expect(invoice?.snapshot.buyer.name).toBe(names[statuses.indexOf(200)]);
});
