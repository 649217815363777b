/** The payment of a purchase, with a payment form that always has a card. */
import type { Purchase } from "@agency/contract/offers/purchase";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { PaymentMethodError } from "#app/checkout/payment-form/payment-method-error.ts";
import { billing, buildPurchase, createPaymentForm } from "../../../testing/payments.ts";
import { failToRespond, respondTo, sentRequests } from "../../../testing/respond.ts";
import { usePurchasePayment } from "./use-purchase-payment.ts";

const endpoint = "POST /api/checkout";
const template = buildPurchase("Simple Multi-Page", "69");
const logo = buildPurchase("Logo Design", "80");

interface SentPayment {
  plan: string;
  purchaseKey: string;
  attemptKey: string;
  paymentMethodNonce: string;
}

const sentPayments = () => sentRequests("POST").map(({ body }) => body as SentPayment);

/** The payment's result is requested with the key of the attempt that was sent or saved. */
const respondToResult = (
  attemptKey: string | undefined,
  respond: Parameters<typeof respondTo>[1],
) => respondTo(`GET /api/checkout/${attemptKey}`, respond);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

async function renderPayment(purchase: Purchase = template) {
  const form = createPaymentForm();
  const hook = await renderHook((shown?: Purchase) => usePurchasePayment(shown ?? purchase));
  const { result } = hook;
  const pay = (paid = purchase) => result.current.pay(form, paid, billing);
  const state = () => result.current.payment;
  return { ...hook, form, pay, state };
}

test.each([
  ["a server error", () => Response.json({}, { status: 500 })],
  ["a lost request", failToRespond],
])("[PAY-6] says that a retry is safe after %s, and reuses the keys", async (_, respond) => {
  respondTo(endpoint, respond);
  const { form, pay, state } = await renderPayment();
  await pay();
  await expect.poll(state).toMatchObject({
    status: "idle",
    error: {
      text: "Error processing payment.",
      advice: expect.stringContaining("you won’t be charged twice"),
    },
  });
  expect(form.clearPaymentMethod).toHaveBeenCalledOnce();
  respondTo(endpoint, { success: true, id: "tx1" });
  await pay();
  await expect.poll(state).toMatchObject({ status: "paid", transactionId: "tx1" });
  const [first, second] = sentPayments();
  expect(second).toMatchObject({
    purchaseKey: first?.purchaseKey,
    attemptKey: first?.attemptKey,
    paymentMethodNonce: "nonce-2",
  });
  // Only the keys of other purchases.
  expect(second).not.toHaveProperty("recentPurchaseKeys");
});

test("[PAY-6] keeps the order page's link while it polls, also when a poll fails", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  respondTo(endpoint, { success: false, processing: true, orderPath: "/order/first" });
  const { pay, state } = await renderPayment();
  const paying = pay();
  const processing = { status: "processing", orderPath: "/order/first" };
  await expect.poll(state).toEqual(processing);
  const attemptKey = sentPayments()[0]?.attemptKey;
  respondToResult(attemptKey, failToRespond);
  for (let polls = 1; polls <= 2; polls++) {
    await vi.advanceTimersByTimeAsync(2_000);
    await expect.poll(() => sentRequests("GET")).toHaveLength(polls);
    expect(state()).toEqual(processing);
  }
  respondToResult(attemptKey, { success: true, id: "first" });
  await vi.advanceTimersByTimeAsync(2_000);
  await paying;
  await expect.poll(state).toMatchObject({ status: "paid", transactionId: "first" });
});

test("[PAY-5] does not charge for a plan that the buyer left during tokenization", async () => {
  respondTo(endpoint, { success: true, id: "tx1" });
  const { form, pay, state, rerender } = await renderPayment();
  const { promise: method, resolve: tokenize } = Promise.withResolvers<{ nonce: string }>();
  form.requestPaymentMethod.mockReturnValueOnce(method);
  const paying = pay();
  await expect.poll(state).toEqual({ status: "paying" });
  await rerender(logo);
  tokenize({ nonce: "unused" });
  await paying;
  expect(sentPayments()).toEqual([]);
  await pay(logo);
  await expect.poll(state).toMatchObject({ status: "paid" });
  expect(sentPayments().map(({ plan }) => plan)).toEqual(["Logo Design"]);
});

test("[PAY-6] ignores the result of an earlier attempt while a newer one is pending", async () => {
  const keys = { purchaseKey: crypto.randomUUID(), attemptKey: crypto.randomUUID() };
  sessionStorage.setItem("payment Simple Multi-Page 6900", JSON.stringify(keys));
  const { promise: earlier, resolve: release } = Promise.withResolvers<Response>();
  respondToResult(keys.attemptKey, () => earlier);
  respondTo(endpoint, () => new Promise<Response>(() => {}));
  const { pay, state } = await renderPayment();
  await expect.poll(() => sentRequests("GET")).toHaveLength(1);
  pay();
  await expect.poll(sentPayments).toHaveLength(1);
  expect(state()).toEqual({ status: "paying" });
  release(Response.json({ success: false, error: "Your bank declined the payment." }));
  await earlier;
  await new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)));
  expect(state()).toEqual({ status: "paying" });
});

test.each([
  ["Basic Single-Page", "1", "49"],
  ["Website Maintenance", "150", "150"],
])("[PAY-5] sends the catalog price of %s when the URL says $%s", async (plan, amount, sent) => {
  respondTo(endpoint, { success: true, id: "tx1" });
  const { pay, state } = await renderPayment(buildPurchase(plan, amount));
  await pay();
  await expect.poll(state).toMatchObject({ status: "paid" });
  expect(sentPayments()).toMatchObject([{ plan, amount: sent }]);
});

test("[PAY-6] sends nothing when the form has no payment method", async () => {
  respondTo(endpoint, { success: true, id: "tx1" });
  const { form, pay, state } = await renderPayment();
  form.requestPaymentMethod.mockRejectedValueOnce(new PaymentMethodError(undefined));
  await pay();
  await expect.poll(state).toMatchObject({
    status: "idle",
    error: {
      advice: "Nothing was charged. Choose a payment method above and check the details.",
    },
  });
  expect(sentPayments()).toEqual([]);
});

test("[FAULT-32] charges a duplicate only after the buyer has confirmed it, with the same card", async () => {
  respondTo(endpoint, { success: false, possibleDuplicate: true, orderPath: "/order/first" });
  const { pay, state } = await renderPayment();
  await pay();
  await expect
    .poll(state)
    .toMatchObject({ status: "duplicate", email: billing.email, orderPath: "/order/first" });
  respondTo(endpoint, { success: true, id: "tx2" });
  const duplicate = state();
  if (duplicate.status !== "duplicate") throw new Error("Expected a duplicate");
  duplicate.confirmDuplicate();
  await expect.poll(state).toMatchObject({ status: "paid", transactionId: "tx2" });
  expect(sentPayments().map((sent) => "allowDuplicate" in sent)).toEqual([false, true]);
  expect(sentPayments()[1]?.paymentMethodNonce).toBe("nonce-1");
});
