import type { Billing, CheckoutResponse } from "@agency/contract/api/checkout";
import { formatAmount } from "@agency/contract/format/money";
import type { Purchase } from "@agency/contract/offers/purchase";
import { useCallback, useEffect, useRef, useState } from "react";
import { checkOut } from "#app/api-client/checkout.ts";
import { loadKeys, resetKeys, saveKeys } from "#app/checkout/idempotency-keys.ts";
import type { PaymentForm } from "#app/checkout/payment-form/payment-form.ts";
import { noPaymentMethod, noResponseMessage } from "#app/checkout/payment-messages.ts";
import { pollPaymentResult, tryFetchPaymentResult } from "#app/checkout/poll-payment.ts";
import { loadRecentPurchaseKeys, saveRecentPurchaseKey } from "#app/checkout/recent-purchases.ts";
import type { AlertMessage } from "#app/ui/alert.tsx";

export type Payment =
  | { status: "idle"; problem?: AlertMessage }
  | { status: "paying" }
  /** The same was bought a short while ago. Nothing was charged, and the buyer decides. */
  | { status: "asked"; email: string; orderPath?: string; goOn: () => void }
  /** The service does not know yet; the page asks until it does. */
  | { status: "waiting"; orderPath?: string }
  | { status: "paid"; transactionId: string; orderPath?: string };

/** One payment from the button to its outcome, also across a lost answer or a reloaded page. */
export function usePayment(purchase: Purchase | undefined) {
  const [payment, setPayment] = useState<Payment>({ status: "idle" });
  const newest = useRef<AbortController>(undefined);

  /** What was begun before no longer says anything. */
  const begin = useCallback(() => {
    newest.current?.abort();
    newest.current = new AbortController();
    return newest.current.signal;
  }, []);

  const settle = useCallback((answer: CheckoutResponse, purchase: Purchase) => {
    if (answer.success && answer.id) {
      setPayment({ status: "paid", transactionId: answer.id, orderPath: answer.orderPath });
    } else {
      saveKeys(purchase, { ...loadKeys(purchase), key: undefined });
      setPayment({
        status: "idle",
        problem: { tone: "bad", text: `Payment failed: ${answer.error}` },
      });
    }
  }, []);

  const follow = useCallback(
    async (key: string, purchase: Purchase, signal: AbortSignal, first: CheckoutResponse) => {
      const onWaiting = (orderPath?: string) => setPayment({ status: "waiting", orderPath });
      const answer = await pollPaymentResult({ key, first, signal, onWaiting });
      if (answer) settle(answer, purchase);
    },
    [settle],
  );

  useEffect(() => {
    const signal = begin();
    // Another plan in the same page: the outcome of the last one is not its.
    setPayment({ status: "idle" });
    const key = purchase && loadKeys(purchase).key;
    if (key)
      tryFetchPaymentResult(key).then((answer) => answer && follow(key, purchase, signal, answer));
    return () => newest.current?.abort();
  }, [purchase, begin, follow]);

  /** Resolves when the outcome is known, or the page has begun to wait for it. */
  const pay = async (form: PaymentForm, purchase: Purchase, billing: Billing) => {
    const signal = begin();
    setPayment({ status: "paying" });
    const method = await form.requestPaymentMethod().catch(noPaymentMethod);
    // The page shows another plan by now: what the buyer left is not charged.
    if (signal.aborted) return;
    if (!("nonce" in method)) return setPayment({ status: "idle", problem: method });
    await send(form, purchase, billing, method.nonce, signal);
  };

  const send = async (
    form: PaymentForm,
    purchase: Purchase,
    billing: Billing,
    paymentMethodNonce: string,
    signal: AbortSignal,
  ) => {
    // A try whose outcome is not known is the same try: the service may be at work on it.
    const { order, another, key = crypto.randomUUID() } = loadKeys(purchase);
    const earlier = loadRecentPurchaseKeys().filter((recent) => recent !== order);
    saveKeys(purchase, { order, another, key });
    saveRecentPurchaseKey(order);
    const answer = await checkOut({
      paymentMethodNonce,
      amount: formatAmount(purchase.amountCents),
      billing,
      plan: purchase.plan,
      look: purchase.look?.name,
      order,
      key,
      ...(earlier.length > 0 && { earlier }),
      another,
    }).catch(() => tryFetchPaymentResult(key));
    // The page shows another plan. The key is kept: coming back to this one asks what became of it.
    if (signal.aborted) return;
    if (answer?.paidAlready) {
      saveKeys(purchase, { order });
      const goOn = () => {
        saveKeys(purchase, { order, another: true });
        setPayment({ status: "paying" });
        // The gateway was not asked, so what the buyer typed still pays.
        send(form, purchase, billing, paymentMethodNonce, begin());
      };
      const { orderPath } = answer;
      return setPayment({ status: "asked", email: billing.email, orderPath, goOn });
    }
    // A nonce pays once: the next try needs another.
    if (!answer?.success) form.clear();
    if (!answer) return setPayment({ status: "idle", problem: noResponseMessage });
    return follow(key, purchase, signal, answer);
  };

  const dismiss = () => setPayment({ status: "idle" });
  const buyAnother = () => {
    if (purchase) resetKeys(purchase);
    dismiss();
  };
  return { payment, pay, dismiss, buyAnother };
}
