import { errorResponse, orderResponse } from "@agency/contract/api/orders";
import { afterAll, beforeAll, expect, test } from "vitest";
import { company, invoicesWhere } from "../../testing/invoices.ts";
import {
  freshAddress,
  type PlacedOrder,
  placeClaim,
  placePaidOrder,
  postJson,
  setState,
} from "../../testing/orders.ts";
import { textOf } from "../../testing/pdf.ts";
import { refund, sell, settleSale, workOnRefunds } from "../../testing/refunds.ts";
import { payOpen, readPay, sendNew } from "../../testing/requests.ts";
import { openShop, type Shop } from "../../testing/service-with-gateway.ts";
import { orderPath } from "../orders/orders.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ RUN: "server" });
});
afterAll(() => shop.close());

const ask = (token: string, body: object = company) =>
  postJson(shop, `/api/orders/${token}/invoice`, body);

const askedOf = async (order: PlacedOrder, body?: object) =>
  orderResponse.parse(await (await ask(order.token, body)).json());

const open = (path: string) => shop.call(path, { from: freshAddress() });

async function pdfAt(path: string) {
  const answer = await open(path);
  expect(answer.status).toBe(200);
  return { headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

test("a buyer asks for an invoice, sees it on the order page, and keeps it as a file", async () => {
  const order = await placePaidOrder(shop);
  const asked = await askedOf(order);
  const page = orderResponse.parse(await (await open(`/api/orders/${order.token}`)).json());
  expect(page.invoice).toEqual(asked.invoice);
  expect(page.invoice?.facts).toMatchObject({ buyer: company, order: order.number });
  const { headers, bytes } = await pdfAt(page.invoice?.path ?? "");
  const number = page.invoice?.facts.number;
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": `attachment; filename="invoice-${number}-mesa-main.pdf"`,
    "content-length": String(bytes.length),
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-robots-tag": "noindex",
  });
  expect((await textOf(bytes)).join()).toContain(`VAT ID ${company.vatId}`);
});

test("puts the billing address on the invoice when the field is empty, and on no page before", async () => {
  const { order } = await sell(shop);
  const token = orderPath(shop, order).replace("/order/", "");
  const answer = await (await open(`/api/orders/${token}`)).text();
  expect(answer).toContain('"hasBillingAddress":true');
  expect(answer).not.toContain("1 Main St");
  const asked = await ask(token, { ...company, address: "" });
  const { invoice } = orderResponse.parse(await asked.json());
  expect((await textOf((await pdfAt(invoice?.path ?? "")).bytes)).join()).toMatch(
    /1 Main St[\s\S]+Denver, CO 80202/,
  );
});

test("pressed twice, in two tabs with other words, it is one invoice, with the first one's", async () => {
  const order = await placePaidOrder(shop);
  const answers = await Promise.all(
    ["First", "Second", "Third"].map((name) => askedOf(order, { ...company, company: name })),
  );
  expect(new Set(answers.map(({ invoice }) => JSON.stringify(invoice))).size).toBe(1);
  expect(await invoicesWhere(shop, "order_id", order.id)).toHaveLength(1);
});

test("a name is enough; without one, or with too much, there is none", async () => {
  const order = await placePaidOrder(shop);
  const empty = { company: "", address: "", vatId: "" };
  expect((await ask(order.token, { ...empty, name: " " })).status).toBe(400);
  expect((await ask(order.token, { ...company, address: "x".repeat(501) })).status).toBe(400);
  expect(await invoicesWhere(shop, "order_id", order.id)).toEqual([]);
  expect((await askedOf(order, { ...empty, name: "Ada" })).invoice?.facts.buyer.name).toBe("Ada");
});

test.each([
  ["unpaid", 409, "not-paid", () => placeClaim(shop)],
  [
    "refunded",
    409,
    "not-paid",
    async () => {
      const order = await placePaidOrder(shop);
      await setState(shop, order, "refunded");
      return order;
    },
  ],
  ["unknown", 404, "unknown-order", async () => ({ ...(await placePaidOrder(shop)), token: "x" })],
])("an order that is %s has none", async (_what, status, code, place) => {
  const answer = await ask((await place()).token);
  expect([answer.status, errorResponse.parse(await answer.json()).code]).toEqual([status, code]);
});

test("an invoice opens with its own order's link only", async () => {
  const [mine, other] = [await placePaidOrder(shop), await placePaidOrder(shop)];
  const { invoice } = await askedOf(mine);
  const path = invoice?.path.replace(mine.token, other.token) ?? "";
  for (const wrong of [path, `/api/orders/${mine.token}/invoices/2026-9999`])
    expect((await open(wrong)).status).toBe(404);
});

test("asking without end is refused", async () => {
  const order = await placePaidOrder(shop);
  const { invoice } = await askedOf(order);
  const statuses = [];
  for (let n = 0; n < 31; n++) {
    const answer = await shop.call(invoice?.path ?? "", { from: "198.51.100.77" });
    await answer.arrayBuffer();
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([...Array(30).fill(200), 429]);
});

test("a refund puts a credit note on the order page, also when all of it went back", async () => {
  const sale = await sell(shop);
  const token = orderPath(shop, sale.order).replace("/order/", "");
  await ask(token);
  await settleSale(shop, sale);
  await refund(shop, sale, 4_900, { endAccess: true });
  await workOnRefunds(shop);
  const page = orderResponse.parse(await (await open(`/api/orders/${token}`)).json());
  expect(page.state).toBe("refunded");
  const [note] = page.creditNotes ?? [];
  expect(note?.facts).toMatchObject({ totalCents: 4_900, lines: page.invoice?.facts.lines });
  const { headers, bytes } = await pdfAt(note?.path ?? "");
  expect(headers.get("content-disposition")).toContain("credit-note-CN-");
  expect((await textOf(bytes)).join()).toContain(`Credit note ${note?.facts.number}`);
});

test("the client of a request by invoice has it before it is paid, and sees it paid afterwards", async () => {
  const { token } = await sendNew(shop, { terms: "net15" });
  const [whole] = (await readPay(shop, token)).instalments;
  const path = whole?.invoice?.path ?? "";
  expect((await textOf((await pdfAt(path)).bytes)).join()).toMatch(/Please pay by/);
  await payOpen(shop, token);
  const paid = (await textOf((await pdfAt(path)).bytes)).join();
  expect(paid).toContain("Card ending in 1111");
  const other = await sendNew(shop, { terms: "net15" });
  expect((await open(path.replace(token, other.token))).status).toBe(404);
  const [order] = await invoicesWhere(shop, "instalment_id", whole?.id ?? 0);
  expect(order?.facts.payment).toBeUndefined();
});
