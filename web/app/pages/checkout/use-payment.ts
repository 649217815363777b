import type { Billing, CheckoutAnswer } from "@agency/contract/checkout";
import { formatAmount } from "@agency/contract/money";
import type { Purchase } from "@agency/contract/purchase";
import { useCallback, useEffect, useRef, useState } from "react";
import { checkOut, outcomeOf } from "#app/api-client/checkout.ts";
import type { AlertMessage } from "#app/ui/alert.tsx";
import { forgetKeys, keepKeys, keptKeys } from "./kept-keys.ts";
import type { PaymentForm } from "./payment-form/payment-form.ts";

const ASK_AGAIN_MS = 2_000;

export type Payment =
  | { status: "idle"; problem?: AlertMessage }
  | { status: "paying" }
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

  const settle = useCallback((answer: CheckoutAnswer, purchase: Purchase) => {
    if (answer.success && answer.id) {
      setPayment({ status: "paid", transactionId: answer.id, orderPath: answer.orderPath });
    } else {
      keepKeys(purchase, { order: keptKeys(purchase).order });
      setPayment({
        status: "idle",
        problem: { tone: "bad", text: `Payment failed: ${answer.error}` },
      });
    }
  }, []);

  const follow = useCallback(
    async (key: string, purchase: Purchase, signal: AbortSignal, first: CheckoutAnswer) => {
      let answer: CheckoutAnswer | undefined = first;
      while (!signal.aborted) {
        if (answer && !answer.processing) return settle(answer, purchase);
        setPayment({ status: "waiting", orderPath: answer?.orderPath ?? first.orderPath });
        await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
        answer = await ask(key);
      }
    },
    [settle],
  );

  useEffect(() => {
    const signal = begin();
    // Another plan in the same page: the outcome of the last one is not its.
    setPayment({ status: "idle" });
    const key = purchase && keptKeys(purchase).key;
    if (key) ask(key).then((answer) => answer && follow(key, purchase, signal, answer));
    return () => newest.current?.abort();
  }, [purchase, begin, follow]);

  /** Resolves when the outcome is known, or the page has begun to wait for it. */
  const pay = async (form: PaymentForm, purchase: Purchase, billing: Billing) => {
    const signal = begin();
    setPayment({ status: "paying" });
    const method = await form.requestPaymentMethod().catch(() => undefined);
    if (!method) return setPayment({ status: "idle", problem: nothingToPayWith });
    // A try whose outcome is not known is the same try: the service may be at work on it.
    const { order, key = crypto.randomUUID() } = keptKeys(purchase);
    keepKeys(purchase, { order, key });
    const answer = await checkOut({
      paymentMethodNonce: method.nonce,
      amount: formatAmount(purchase.amountCents),
      billing,
      plan: purchase.plan,
      order,
      key,
    }).catch(() => ask(key));
    // A nonce pays once: the next try needs another.
    if (!answer?.success) form.clear();
    if (!answer) return setPayment({ status: "idle", problem: noAnswer });
    return follow(key, purchase, signal, answer);
  };

  const dismiss = () => setPayment({ status: "idle" });
  const buyAnother = () => {
    if (purchase) forgetKeys(purchase);
    dismiss();
  };
  return { payment, pay, dismiss, buyAnother };
}

/** Nothing while the service cannot be reached, or knows of no such try. */
const ask = (key: string) => outcomeOf(key).catch(() => undefined);

const nothingToPayWith: AlertMessage = {
  tone: "bad",
  text: "Error processing payment.",
  advice: "Nothing was charged. Choose a way to pay above and check its details.",
};

const noAnswer: AlertMessage = {
  tone: "bad",
  text: "Error processing payment.",
  advice: "We did not get an answer. You can safely try again: this order is never charged twice.",
};
