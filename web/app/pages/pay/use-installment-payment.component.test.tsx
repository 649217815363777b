/** The payment of an installment, with a payment form that always has a card. */
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { PaymentMethodError } from "#app/checkout/payment-form/payment-method-error.ts";
import { accepted, getState, token } from "../../../../e2e/support/data/payment-requests.ts";
import { billing, createPaymentForm } from "../../../testing/payments.ts";
import { respondTo, sentRequests } from "../../../testing/respond.ts";
import type { Installment } from "./payment-page-state.ts";
import { getPaymentError, useInstallmentPayment } from "./use-installment-payment.ts";

const endpoint = `POST /api/pay/${token}/checkout`;

const [deposit] = accepted().installments;
const [, balance] = getState("balance").installments;
if (!deposit || !balance) throw new Error("Expected two installments");

const sentPayments = () =>
  sentRequests("POST").map(({ body }) => body as { installment: number; attemptKey: string });

beforeEach(() => sessionStorage.clear());

async function renderPayment(due: Installment = deposit as Installment) {
  const form = createPaymentForm();
  const onPaid = vi.fn();
  const refresh = vi.fn(async () => {});
  const callbacks = { onPaid, refresh };
  const hook = await renderHook((shown?: Installment) =>
    useInstallmentPayment(token, shown ?? due, callbacks),
  );
  const pay = (paid = due) => hook.result.current.pay(form, paid, billing);
  const state = () => hook.result.current.payment;
  return { ...hook, form, pay, state, onPaid, refresh };
}

test("[FAULT-50] shows the new amount and charges nothing when it changed during payment", async () => {
  respondTo(endpoint, () => Response.json({ success: false, error: "Changed." }, { status: 409 }));
  const { pay, state, refresh } = await renderPayment();
  await pay();
  await expect.poll(state).toMatchObject({ status: "idle", failedAmountCents: 162_000 });
  expect(sentPayments()).toMatchObject([{ installment: 71, cents: 162_000 }]);
  expect(refresh).toHaveBeenCalledOnce();
  expect(getPaymentError(state(), deposit)?.text).toBe("Payment failed: Changed.");
  expect(getPaymentError(state(), { ...deposit, cents: 150_000 })).toMatchObject({
    text: "The amount has changed to $1,500.",
    advice: "Nothing was charged. Please review it before you pay.",
  });
});

test.each([
  ["NETWORK", "We couldn’t reach our payment provider."],
  ["CUSTOMER", "Our payment provider didn’t accept these details."],
])("shows why a card was not accepted when the payment form fails with %s", async (type, why) => {
  respondTo(endpoint, { success: true, id: "tx1" });
  const { form, pay, state } = await renderPayment();
  const cause = { type, code: "HOSTED_FIELDS_FAILED_TOKENIZATION" };
  form.requestPaymentMethod.mockRejectedValueOnce(new PaymentMethodError(cause));
  await pay();
  await expect
    .poll(() => getPaymentError(state(), deposit))
    .toMatchObject({
      text: "Error processing payment.",
      advice: expect.stringContaining(why),
    });
  expect(sentPayments()).toEqual([]);
});

test("does not charge an installment that was paid in another tab during tokenization", async () => {
  respondTo(endpoint, { success: true, id: "once" });
  const { form, pay, state, onPaid, rerender } = await renderPayment();
  const { promise: method, resolve: tokenize } = Promise.withResolvers<{ nonce: string }>();
  form.requestPaymentMethod.mockReturnValueOnce(method);
  const paying = pay();
  await expect.poll(state).toEqual({ status: "paying" });
  await rerender(balance);
  tokenize({ nonce: "unused" });
  await paying;
  expect(sentPayments()).toEqual([]);
  await pay(balance);
  await expect.poll(() => onPaid.mock.calls).toHaveLength(1);
  expect(onPaid).toHaveBeenCalledWith({ installmentId: balance.id, transactionId: "once" });
  expect(sentPayments()).toMatchObject([{ installment: balance.id }]);
});

test("discards a used approval when another installment becomes due during payment", async () => {
  const { promise: response, resolve: release } = Promise.withResolvers<Response>();
  respondTo(endpoint, () => response);
  const { form, pay, state, refresh, rerender } = await renderPayment();
  const paying = pay();
  await expect.poll(sentPayments).toHaveLength(1);
  await rerender(balance);
  expect(form.clearPaymentMethod).not.toHaveBeenCalled();
  release(Response.json({ success: true, id: "tx1" }));
  await paying;
  expect(form.clearPaymentMethod).toHaveBeenCalledOnce();
  expect(refresh).toHaveBeenCalledOnce();
  await expect.poll(state).toEqual({ status: "idle" });
});

test("[FAULT-50] reloads the request when the service does not know this attempt", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  respondTo(endpoint, () => Response.json({ success: false, processing: true }, { status: 202 }));
  const { pay, state, refresh } = await renderPayment();
  const paying = pay();
  await expect.poll(state).toMatchObject({ status: "processing" });
  respondTo(`GET /api/checkout/${sentPayments()[0]?.attemptKey}`, () =>
    Response.json({ code: "unknown", error: "Unknown." }, { status: 404 }),
  );
  await vi.advanceTimersByTimeAsync(2_000);
  await paying;
  expect(refresh).toHaveBeenCalledOnce();
  await expect.poll(state).toEqual({ status: "idle" });
});

test("polls with the same key after a reload, and shows the result", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const processing = { success: false, processing: true, orderPath: "/order/first" };
  respondTo(endpoint, () => Response.json(processing, { status: 202 }));
  const opened = await renderPayment();
  opened.pay();
  await expect.poll(opened.state).toMatchObject({ status: "processing" });
  const resultEndpoint = `GET /api/checkout/${sentPayments()[0]?.attemptKey}`;
  await opened.unmount();
  respondTo(resultEndpoint, processing);
  const { state, onPaid } = await renderPayment();
  await expect.poll(state).toEqual({ status: "processing", orderPath: "/order/first" });
  respondTo(resultEndpoint, { success: true, id: "tx1", orderPath: "/order/first" });
  await vi.advanceTimersByTimeAsync(2_000);
  await expect
    .poll(() => onPaid.mock.calls)
    .toEqual([[{ installmentId: deposit.id, transactionId: "tx1", orderPath: "/order/first" }]]);
  expect(sentPayments()).toHaveLength(1);
});
