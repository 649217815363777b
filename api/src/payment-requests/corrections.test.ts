import { afterAll, beforeAll, expect, test } from "vitest";
import { orderRow } from "../../testing/orders.ts";
import { badCard } from "../../testing/purchases.ts";
import {
  accept,
  by,
  payOpen,
  postPayment,
  readPay,
  requestRow,
  sendAccepted,
} from "../../testing/requests.ts";
import { openShop, type Shop } from "../../testing/service-with-gateway.ts";
import { findPaymentPagePath, markDelivered, sendRequest } from "./payment-requests.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ RUN: "server" });
});
afterAll(() => shop.close());

/** A request in two installments whose balance was delivered early and could not be paid by card. */
async function openWithDeclinedBalance() {
  const { id, token, content } = await sendAccepted(shop, { terms: "halves" });
  const { revision } = await requestRow(shop, id);
  await markDelivered(shop, id, { revision, dueOn: "2026-12-01" }, by);
  const [, balance] = (await readPay(shop, token)).instalments;
  const shown = { instalment: balance?.id ?? 0, cents: balance?.cents ?? 0 };
  await postPayment(shop, token, { ...shown, card: badCard });
  const { number } = await shop.db
    .selectFrom("orders")
    .select("number")
    .where("instalment_id", "=", shown.instalment)
    .executeTakeFirstOrThrow();
  const correct = async (terms: "all" | "halves") => {
    const { revision } = await requestRow(shop, id);
    return sendRequest(shop, id, { revision, content: { ...content, terms } }, by);
  };
  return { id, token, number, correct };
}

test("corrects 50/50 to all at once when an order for the balance was canceled", async () => {
  const { id, token, number, correct } = await openWithDeclinedBalance();
  expect(await correct("all")).toBe(true);
  const order = await orderRow(shop, number);
  expect(order.state).toBe("cancelled");
  expect(await findPaymentPagePath(shop, order)).toBe(`/pay/${token}`);
  expect(await correct("halves")).toBe(true);
  expect(await correct("all")).toBe(true);

  await accept(shop, token, (await requestRow(shop, id)).version);
  expect(await payOpen(shop, token)).toMatchObject({ success: true });
  const page = await readPay(shop, token);
  expect(page.instalments).toMatchObject([{ kind: "whole", cents: 324_000, state: "paid" }]);
});
