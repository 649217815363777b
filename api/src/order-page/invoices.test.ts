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
import { readPages } from "../../testing/pdf.ts";
import { createSale, processRefunds, refund, settleSale } from "../../testing/refunds.ts";
import { payOpenInstallment, readPaymentPage, sendPaymentRequest } from "../../testing/requests.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../testing/service-with-gateway.ts";
import { orderPath } from "../orders/orders.ts";

let shop: ServiceWithGateway;
beforeAll(async () => {
  shop = await startServiceWithGateway({ PROCESS_ROLE: "server" });
});
afterAll(() => shop.close());

const postInvoice = (token: string, body: object = company) =>
  postJson(shop, `/api/orders/${token}/invoice`, body);

const requestInvoice = async (order: PlacedOrder, body?: object) =>
  orderResponse.parse(await (await postInvoice(order.token, body)).json());

const open = (path: string) => shop.call(path, { from: freshAddress() });

async function fetchPdf(path: string) {
  const response = await open(path);
  expect(response.status).toBe(200);
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

test("issues an invoice, shows it on the order page and returns it as a PDF", async () => {
  const order = await placePaidOrder(shop);
  const created = await requestInvoice(order);
  const page = orderResponse.parse(await (await open(`/api/orders/${order.token}`)).json());
  expect(page.invoice).toEqual(created.invoice);
  expect(page.invoice?.snapshot).toMatchObject({ buyer: company, order: order.number });
  const { headers, bytes } = await fetchPdf(page.invoice?.path ?? "");
  const number = page.invoice?.snapshot.number;
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": `attachment; filename="invoice-${number}-mesa-main.pdf"`,
    "content-length": String(bytes.length),
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-robots-tag": "noindex",
  });
  expect((await readPages(bytes)).join()).toContain(`Tax ID ${company.taxId}`);
});

test("uses the billing address when the address is empty, without showing it before", async () => {
  const { order } = await createSale(shop);
  const token = orderPath(shop, order).replace("/order/", "");
  const page = await (await open(`/api/orders/${token}`)).text();
  expect(page).toContain('"hasBillingAddress":true');
  expect(page).not.toContain("1 Main St");
  const response = await postInvoice(token, { ...company, address: "" });
  const { invoice } = orderResponse.parse(await response.json());
  expect((await readPages((await fetchPdf(invoice?.path ?? "")).bytes)).join()).toMatch(
    /1 Main St[\s\S]+Denver, CO 80202/,
  );
});

test("issues one invoice with the first data when it is requested several times at once", async () => {
  const order = await placePaidOrder(shop);
  const pages = await Promise.all(
    ["First", "Second", "Third"].map((name) =>
      requestInvoice(order, { ...company, company: name }),
    ),
  );
  expect(new Set(pages.map(({ invoice }) => JSON.stringify(invoice))).size).toBe(1);
  expect(await invoicesWhere(shop, "order_id", order.id)).toHaveLength(1);
});

test("requires a name and rejects texts that are too long", async () => {
  const order = await placePaidOrder(shop);
  const empty = { company: "", address: "", taxId: "" };
  expect((await postInvoice(order.token, { ...empty, name: " " })).status).toBe(400);
  expect((await postInvoice(order.token, { ...company, address: "x".repeat(501) })).status).toBe(
    400,
  );
  expect(await invoicesWhere(shop, "order_id", order.id)).toEqual([]);
  expect(
    (await requestInvoice(order, { ...empty, name: "Ada" })).invoice?.snapshot.buyer.name,
  ).toBe("Ada");
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
])("rejects an invoice when the order is %s", async (_state, status, code, place) => {
  const response = await postInvoice((await place()).token);
  expect([response.status, errorResponse.parse(await response.json()).code]).toEqual([
    status,
    code,
  ]);
});

test("returns an invoice only with the token of its order", async () => {
  const [mine, other] = [await placePaidOrder(shop), await placePaidOrder(shop)];
  const { invoice } = await requestInvoice(mine);
  const path = invoice?.path.replace(mine.token, other.token) ?? "";
  for (const wrong of [path, `/api/orders/${mine.token}/invoices/2026-9999`])
    expect((await open(wrong)).status).toBe(404);
});

test("limits the rate of invoice downloads", async () => {
  const order = await placePaidOrder(shop);
  const { invoice } = await requestInvoice(order);
  const statuses = [];
  for (let n = 0; n < 31; n++) {
    const response = await shop.call(invoice?.path ?? "", { from: "198.51.100.77" });
    await response.arrayBuffer();
    statuses.push(response.status);
  }
  expect(statuses).toEqual([...Array(30).fill(200), 429]);
});

test("shows a credit note on the order page after a refund, even a full one", async () => {
  const sale = await createSale(shop);
  const token = orderPath(shop, sale.order).replace("/order/", "");
  await postInvoice(token);
  await settleSale(shop, sale);
  await refund(shop, sale, 4_900, { endAccess: true });
  await processRefunds(shop);
  const page = orderResponse.parse(await (await open(`/api/orders/${token}`)).json());
  expect(page.state).toBe("refunded");
  const [note] = page.creditNotes ?? [];
  expect(note?.snapshot).toMatchObject({ totalCents: 4_900, lines: page.invoice?.snapshot.lines });
  const { headers, bytes } = await fetchPdf(note?.path ?? "");
  expect(headers.get("content-disposition")).toContain("credit-note-CN-");
  expect((await readPages(bytes)).join()).toContain(`Credit note ${note?.snapshot.number}`);
});

test("shows a net15 invoice before it is paid, and its payment afterwards", async () => {
  const { token } = await sendPaymentRequest(shop, { terms: "net15" });
  const [installment] = (await readPaymentPage(shop, token)).installments;
  const path = installment?.invoice?.path ?? "";
  expect((await readPages((await fetchPdf(path)).bytes)).join()).toMatch(/Please pay by/);
  await payOpenInstallment(shop, token);
  const paid = (await readPages((await fetchPdf(path)).bytes)).join();
  expect(paid).toContain("Card ending in 1111");
  const other = await sendPaymentRequest(shop, { terms: "net15" });
  expect((await open(path.replace(token, other.token))).status).toBe(404);
  const [stored] = await invoicesWhere(shop, "installment_id", installment?.id ?? 0);
  expect(stored?.snapshot.payment).toBeUndefined();
});
