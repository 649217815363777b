import type { OrderDetail } from "@agency/contract/api/desk";
import { type OrderResponse, orderResponse } from "@agency/contract/api/orders";
import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Browser, markPasskeyVerified, signIn } from "../../testing/desk.ts";
import { findOrderEmails, receivedEmails } from "../../testing/mail.ts";
import { postJson } from "../../testing/orders.ts";
import { badCard } from "../../testing/purchases.ts";
import {
  buildContent,
  findNewestOrder,
  getPaymentToken,
  payOpenInstallment,
  postPayment,
  readPaymentPage,
  requestRow,
  sendAcceptedRequest,
} from "../../testing/requests.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../testing/service-with-gateway.ts";
import { formatPaymentRequestNumber } from "./payment-requests.ts";

let shop: ServiceWithGateway;
let desk: Browser;
beforeAll(async () => {
  shop = await startServiceWithGateway();
  desk = await signIn(shop);
});
beforeEach(() => markPasskeyVerified(shop));
afterAll(() => shop.close());

let clients = 0;
const buildClient = (email: string) => ({ ...buildContent().client, email });

/** Returns both of the client's links. */
async function sendWithPaidDeposit() {
  const email = `old.${++clients}@holm.example`;
  const { id, token } = await sendAcceptedRequest(shop, { client: buildClient(email) });
  await payOpenInstallment(shop, token);
  const { installments } = await readPaymentPage(shop, token);
  const { orderPath = "", orderNumber = "" } = installments[0] ?? {};
  return { id, email, payToken: token, orderToken: orderPath.slice(7), orderNumber };
}

const readRequest = (id: number) =>
  desk.read<PaymentRequestDetail>(`/payment-requests/${formatPaymentRequestNumber(id)}`);
const fetchStatus = async (path: string) => (await shop.call(path)).status;
async function readOrder(token: string): Promise<OrderResponse> {
  return orderResponse.parse(await (await shop.call(`/api/orders/${token}`)).json());
}
const fetchPageStatuses = ({ payToken, orderToken }: { payToken: string; orderToken: string }) =>
  Promise.all([fetchStatus(`/api/pay/${payToken}`), fetchStatus(`/api/orders/${orderToken}`)]);

test("[FAULT-63] closes the payment page and every order page when an owner replaces the link", async () => {
  const old = await sendWithPaidDeposit();
  expect(await fetchPageStatuses(old)).toEqual([200, 200]);
  const { revision } = await readRequest(old.id);
  await desk.read(`/payment-requests/${formatPaymentRequestNumber(old.id)}/replace-link`, {
    body: { revision },
  });
  expect(await fetchPageStatuses(old)).toEqual([410, 410]);
  // The old link cannot be used to request a new one.
  const renewal = await postJson(shop, `/api/orders/${old.orderToken}/renew-link`, {});
  expect(await receivedEmails(shop, { kind: "order-link" })).toEqual([]);
  expect(renewal.status).toBe(202);

  // The new pages link to each other.
  const { installments } = await readPaymentPage(shop, await getPaymentToken(shop, old.id));
  const order = await readOrder(installments[0]?.orderPath?.slice(7) ?? "");
  expect(order.paymentPagePath?.slice(5)).toBe(await getPaymentToken(shop, old.id));
});

test("[FAULT-63] closes both pages and emails the new address when an order's email is corrected", async () => {
  const old = await sendWithPaidDeposit();
  const email = `new.${clients}@holm.example`;
  await desk.read<OrderDetail>(`/orders/${old.orderNumber}/email`, { body: { email } });
  expect(await fetchPageStatuses(old)).toEqual([410, 410]);
  expect(await requestRow(shop, old.id)).toMatchObject({ client_email: email });

  const { revision } = await readRequest(old.id);
  await desk.read(`/payment-requests/${formatPaymentRequestNumber(old.id)}/deliver`, {
    body: { revision, dueOn: "2027-01-20" },
  });
  const [balance] = await receivedEmails(shop, {
    kind: "payment-request-balance",
    requestId: old.id,
  });
  expect(balance?.recipients).toEqual([email]);
  // The old address finds nothing, not even canceled orders.
  await postJson(shop, "/api/find-order", { email: old.email });
  await postJson(shop, "/api/find-order", { email });
  expect(await findOrderEmails(shop, old.email)).toEqual([]);
  expect(await findOrderEmails(shop, email)).toHaveLength(1);
});

test("[FAULT-63] closes the payment page when a buyer requests a new order link", async () => {
  const old = await sendWithPaidDeposit();
  await postJson(shop, `/api/orders/${old.orderToken}/renew-link`, {});
  expect(await fetchPageStatuses(old)).toEqual([410, 410]);
  const { events } = await readRequest(old.id);
  expect(events.at(-1)).toMatchObject({ title: "Link replaced", actor: "client" });
});

test("keeps a corrected address when another owner had the payment request open", async () => {
  const typo = `typo.${++clients}@holm.example`;
  const { id, token, page } = await sendAcceptedRequest(shop, { client: buildClient(typo) });
  const { id: installment = 0, cents = 0 } = page.installments[0] ?? {};
  await postPayment(shop, token, { installment, cents, card: badCard });
  const { revision, content } = await readRequest(id);

  const email = `right.${clients}@holm.example`;
  const { number } = await findNewestOrder(shop, id);
  await desk.read<OrderDetail>(`/orders/${number}/email`, { body: { email } });
  const path = `/payment-requests/${formatPaymentRequestNumber(id)}`;
  const response = await desk.call(`${path}/send`, { body: { revision, content } });
  expect(response.status).toBe(409);
  const { content: current, events } = await readRequest(id);
  expect(current.client.email).toBe(email);
  expect(events.at(-1)).toMatchObject({
    title: "Email address changed",
    detail: `Previously ${typo}`,
    owner: expect.any(String),
  });
});

test("[FAULT-63] closes the old pages when a corrected payment request goes to another address", async () => {
  const email = `old.${++clients}@holm.example`;
  const { id, token, page } = await sendAcceptedRequest(shop, { client: buildClient(email) });
  const { id: installment = 0, cents = 0 } = page.installments[0] ?? {};
  const shown = { installment, cents };
  // A declined card leaves an order with its own page.
  await postPayment(shop, token, { ...shown, card: badCard });
  const { installments } = await readPaymentPage(shop, token);
  const old = { payToken: token, orderToken: installments[0]?.orderPath?.slice(7) ?? "" };
  expect(await fetchPageStatuses(old)).toEqual([200, 200]);

  const { revision, content } = await readRequest(id);
  const corrected = { ...content, client: { ...content.client, email: `new.${email}` } };
  await desk.read(`/payment-requests/${formatPaymentRequestNumber(id)}/send`, {
    body: { revision, content: corrected },
  });
  expect(await fetchPageStatuses(old)).toEqual([410, 410]);
  await postJson(shop, "/api/find-order", { email });
  expect(await findOrderEmails(shop, email)).toEqual([]);
});

test("keeps the client's link when a corrected payment request goes to the same address", async () => {
  const email = `same.${++clients}@holm.example`;
  const { id, token } = await sendAcceptedRequest(shop, { client: buildClient(email) });
  const { revision, content } = await readRequest(id);
  await desk.read(`/payment-requests/${formatPaymentRequestNumber(id)}/send`, {
    body: { revision, content },
  });
  expect(await fetchStatus(`/api/pay/${token}`)).toBe(200);
});
