import type { OrderDetail } from "@agency/contract/api/desk";
import { type OrderResponse, orderResponse } from "@agency/contract/api/orders";
import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Browser, provePasskey, signIn } from "../../testing/desk.ts";
import { foundBy, receivedOf } from "../../testing/mail.ts";
import { postJson } from "../../testing/orders.ts";
import { badCard } from "../../testing/purchases.ts";
import {
  buildContent,
  payOpen,
  postPayment,
  readPay,
  requestRow,
  sendAccepted,
  tokenOf,
} from "../../testing/requests.ts";
import { openShop, type Shop } from "../../testing/service-with-gateway.ts";
import { formatPaymentRequestNumber } from "./payment-requests.ts";

let shop: Shop;
let desk: Browser;
beforeAll(async () => {
  shop = await openShop();
  desk = await signIn(shop);
});
beforeEach(() => provePasskey(shop));
afterAll(() => shop.close());

let clients = 0;
const clientAt = (email: string) => ({ ...buildContent().client, email });

/** A payment request whose deposit is paid, with both of the client's links. */
async function sendHalfPaid() {
  const email = `old.${++clients}@holm.example`;
  const { id, token } = await sendAccepted(shop, { client: clientAt(email) });
  await payOpen(shop, token);
  const { instalments } = await readPay(shop, token);
  const { orderPath = "", orderNumber = "" } = instalments[0] ?? {};
  return { id, email, payToken: token, orderToken: orderPath.slice(7), orderNumber };
}

const read = (id: number) =>
  desk.read<PaymentRequestDetail>(`/requests/${formatPaymentRequestNumber(id)}`);
const statusOf = async (path: string) => (await shop.call(path)).status;
async function readOrder(token: string): Promise<OrderResponse> {
  return orderResponse.parse(await (await shop.call(`/api/orders/${token}`)).json());
}
const openPages = ({ payToken, orderToken }: { payToken: string; orderToken: string }) =>
  Promise.all([statusOf(`/api/pay/${payToken}`), statusOf(`/api/orders/${orderToken}`)]);

test("[FAULT-63] closes the pay page and every order page when an owner replaces the link", async () => {
  const old = await sendHalfPaid();
  expect(await openPages(old)).toEqual([200, 200]);
  const { revision } = await read(old.id);
  await desk.read(`/requests/${formatPaymentRequestNumber(old.id)}/link`, { body: { revision } });
  expect(await openPages(old)).toEqual([410, 410]);
  // An old link does not even have a fresh one sent.
  const renewal = await postJson(shop, `/api/orders/${old.orderToken}/renewal`, {});
  expect(await receivedOf(shop, { kind: "order-link" })).toEqual([]);
  expect(renewal.status).toBe(202);

  // The fresh links lead to one another.
  const { instalments } = await readPay(shop, await tokenOf(shop, old.id));
  const order = await readOrder(instalments[0]?.orderPath?.slice(7) ?? "");
  expect(order.payPath?.slice(5)).toBe(await tokenOf(shop, old.id));
});

test("[FAULT-63] closes both pages and writes to the new address when an owner corrects an order's email", async () => {
  const old = await sendHalfPaid();
  const email = `new.${clients}@holm.example`;
  await desk.read<OrderDetail>(`/orders/${old.orderNumber}/email`, { body: { email } });
  expect(await openPages(old)).toEqual([410, 410]);
  expect(await requestRow(shop, old.id)).toMatchObject({ client_email: email });

  const { revision } = await read(old.id);
  await desk.read(`/requests/${formatPaymentRequestNumber(old.id)}/delivery`, {
    body: { revision, dueOn: "2027-01-20" },
  });
  const [balance] = await receivedOf(shop, { kind: "request-balance", requestId: old.id });
  expect(balance?.recipients).toEqual([email]);
  // The old mailbox finds nothing, not even the orders that were canceled before.
  await postJson(shop, "/api/find-order", { email: old.email });
  await postJson(shop, "/api/find-order", { email });
  expect(await foundBy(shop, old.email)).toEqual([]);
  expect(await foundBy(shop, email)).toHaveLength(1);
});

test("[FAULT-63] closes the pay page when a buyer asks for a fresh order link", async () => {
  const old = await sendHalfPaid();
  await postJson(shop, `/api/orders/${old.orderToken}/renewal`, {});
  expect(await openPages(old)).toEqual([410, 410]);
});

test("[FAULT-63] closes the old mailbox's pages when a corrected payment request goes to another address", async () => {
  const email = `old.${++clients}@holm.example`;
  const { id, token, page } = await sendAccepted(shop, { client: clientAt(email) });
  const { id: instalment = 0, cents = 0 } = page.instalments[0] ?? {};
  const shown = { instalment, cents };
  // The card is declined: an order is left over, with a page of its own.
  await postPayment(shop, token, { ...shown, card: badCard });
  const { instalments } = await readPay(shop, token);
  const old = { payToken: token, orderToken: instalments[0]?.orderPath?.slice(7) ?? "" };
  expect(await openPages(old)).toEqual([200, 200]);

  const { revision, content } = await read(id);
  const corrected = { ...content, client: { ...content.client, email: `new.${email}` } };
  await desk.read(`/requests/${formatPaymentRequestNumber(id)}/sending`, {
    body: { revision, content: corrected },
  });
  expect(await openPages(old)).toEqual([410, 410]);
  await postJson(shop, "/api/find-order", { email });
  expect(await foundBy(shop, email)).toEqual([]);
});

test("keeps the client's link when a corrected payment request goes to the same address", async () => {
  const email = `same.${++clients}@holm.example`;
  const { id, token } = await sendAccepted(shop, { client: clientAt(email) });
  const { revision, content } = await read(id);
  await desk.read(`/requests/${formatPaymentRequestNumber(id)}/sending`, {
    body: { revision, content },
  });
  expect(await statusOf(`/api/pay/${token}`)).toBe(200);
});
