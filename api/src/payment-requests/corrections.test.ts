import { afterAll, beforeAll, expect, test } from "vitest";
import { orderRow } from "../../testing/orders.ts";
import { badCard } from "../../testing/purchases.ts";
import {
  accept,
  by,
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
import { findPaymentPagePath, markDelivered, sendRequest } from "./payment-requests.ts";

let shop: ServiceWithGateway;
beforeAll(async () => {
  shop = await startServiceWithGateway({ PROCESS_ROLE: "server" });
});
afterAll(() => shop.close());

/** A payment request with a delivered balance whose card payment was declined. */
async function sendWithDeclinedBalance() {
  const { id, token, content } = await sendAcceptedRequest(shop, { terms: "deposit" });
  const { revision } = await requestRow(shop, id);
  await markDelivered(shop, id, { revision, dueOn: "2026-12-01" }, by);
  const [, balance] = (await readPaymentPage(shop, token)).installments;
  const shown = { installment: balance?.id ?? 0, cents: balance?.cents ?? 0 };
  await postPayment(shop, token, { ...shown, card: badCard });
  const { number } = await shop.db
    .selectFrom("orders")
    .select("number")
    .where("installment_id", "=", shown.installment)
    .executeTakeFirstOrThrow();
  const correct = async (terms: "upfront" | "deposit") => {
    const { revision } = await requestRow(shop, id);
    return sendRequest(shop, id, { revision, content: { ...content, terms } }, by);
  };
  return { id, token, number, correct };
}

test("changes the terms from deposit to upfront when an order for the balance was canceled", async () => {
  const { id, token, number, correct } = await sendWithDeclinedBalance();
  expect(await correct("upfront")).toBe(true);
  const order = await orderRow(shop, number);
  expect(order.state).toBe("canceled");
  expect(await findPaymentPagePath(shop, order)).toBe(`/pay/${token}`);
  expect(await correct("deposit")).toBe(true);
  expect(await correct("upfront")).toBe(true);

  await accept(shop, token, (await requestRow(shop, id)).version);
  expect(await payOpenInstallment(shop, token)).toMatchObject({ success: true });
  const page = await readPaymentPage(shop, token);
  expect(page.installments).toMatchObject([{ kind: "full", cents: 324_000, state: "paid" }]);
});
