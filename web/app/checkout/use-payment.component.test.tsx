import type { CheckoutResponse } from "@agency/contract/api/checkout";
import { expect, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { failToRespond, respondTo } from "../../testing/respond.ts";
import { type PaymentDetails, type PaymentSession, usePayment } from "./use-payment.ts";

const billing = {
  ...{ name: "Ada Lovelace", email: "ada@example.com", address: "12 Analytical Way" },
  ...{ city: "Denver", state: "CO", zip: "80202" },
};

/** Stores the attempt key as the checkout page does. */
function createSession(attemptKey?: string) {
  let key = attemptKey;
  const onPaid = vi.fn<NonNullable<PaymentSession["onPaid"]>>();
  return {
    loadAttemptKey: () => key,
    saveAttemptKey: (saved: string) => {
      key = saved;
    },
    clearAttemptKey: () => {
      key = undefined;
    },
    onPaid,
  };
}

const createForm = () => ({
  requestPaymentMethod: vi.fn(async () => ({ nonce: "nonce" })),
  clearPaymentMethod: vi.fn(),
  teardown: async () => {},
});

async function openCheckout(session: PaymentSession, form = createForm()) {
  const sent: PaymentDetails[] = [];
  const hook = await renderHook((props) => usePayment(props?.session ?? session), {
    initialProps: { session },
  });
  const pay = (respond: () => Promise<CheckoutResponse>) => {
    const send = (payment: PaymentDetails) => {
      sent.push(payment);
      return respond();
    };
    return hook.result.current.pay(form, { billing, amountCents: 4_900, send });
  };
  const payAndRender = (respond: () => Promise<CheckoutResponse>) => hook.act(() => pay(respond));
  return { ...hook, form, sent, pay, payAndRender };
}

const lookUp = (attemptKey: string) => `GET /api/checkout/${attemptKey}`;
const declined: CheckoutResponse = { success: false, error: "Your bank declined the payment." };
const paid: CheckoutResponse = { success: true, id: "tx1", orderPath: "/order/1" };

test("sends a new key and another payment method after a decline", async () => {
  const { result, form, sent, payAndRender } = await openCheckout(createSession());
  await payAndRender(async () => declined);
  expect(result.current.payment).toEqual({
    status: "idle",
    error: { tone: "bad", text: "Payment failed: Your bank declined the payment." },
    failedAmountCents: 4_900,
  });
  expect(form.clearPaymentMethod).toHaveBeenCalledOnce();
  await payAndRender(async () => paid);
  expect(sent).toHaveLength(2);
  expect(sent[1]?.attemptKey).not.toBe(sent[0]?.attemptKey);
});

test("sends the same key again when there was no response", async () => {
  const session = createSession();
  const { result, sent, payAndRender } = await openCheckout(session);
  await payAndRender(async () => {
    respondTo(lookUp(session.loadAttemptKey() ?? ""), failToRespond);
    throw new TypeError("Failed to fetch");
  });
  expect(result.current.payment).toMatchObject({
    status: "idle",
    error: { advice: expect.stringContaining("you won’t be charged twice") },
  });
  await payAndRender(async () => paid);
  expect(sent[1]?.attemptKey).toBe(sent[0]?.attemptKey);
});

test("shows the result of an attempt whose response was lost, without sending it again", async () => {
  const session = createSession();
  const { result, sent, payAndRender } = await openCheckout(session);
  await payAndRender(async () => {
    respondTo(lookUp(session.loadAttemptKey() ?? ""), paid);
    throw new TypeError("Failed to fetch");
  });
  expect(result.current.payment).toMatchObject({ status: "paid", transactionId: "tx1" });
  expect(session.onPaid).toHaveBeenCalledExactlyOnceWith("tx1", "/order/1");
  expect(sent).toHaveLength(1);
});

test("shows the result of an earlier attempt when the page is opened again", async () => {
  const attemptKey = crypto.randomUUID();
  respondTo(lookUp(attemptKey), paid);
  const { result } = await openCheckout(createSession(attemptKey));
  await expect.poll(() => result.current.payment.status).toBe("paid");
});

test("charges nothing when the page shows another purchase before there is a payment method", async () => {
  const { promise, resolve } = Promise.withResolvers<{ nonce: string }>();
  const form = createForm();
  form.requestPaymentMethod.mockReturnValue(promise);
  const { result, rerender, sent, pay } = await openCheckout(createSession(), form);
  const paying = pay(async () => paid);
  await expect.poll(() => form.requestPaymentMethod.mock.calls).toHaveLength(1);
  await rerender({ session: createSession() });
  resolve({ nonce: "nonce" });
  await paying;
  expect(sent).toEqual([]);
  expect(result.current.payment).toEqual({ status: "idle" });
});

test("warns about a duplicate, and sends the same payment method with a new key when confirmed", async () => {
  const { result, form, sent, payAndRender, act } = await openCheckout(createSession());
  const responses: CheckoutResponse[] = [{ success: false, possibleDuplicate: true }, paid];
  await payAndRender(async () => responses.shift() ?? paid);
  const { payment } = result.current;
  if (payment.status !== "duplicate") throw new Error(payment.status);
  expect(form.clearPaymentMethod).not.toHaveBeenCalled();
  await act(async () => payment.confirmDuplicate());
  await expect.poll(() => result.current.payment.status).toBe("paid");
  expect(sent[1]?.paymentMethodNonce).toBe("nonce");
  expect(sent[1]?.attemptKey).not.toBe(sent[0]?.attemptKey);
});
