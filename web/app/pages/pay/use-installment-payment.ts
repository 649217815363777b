import type { Billing, CheckoutResponse } from "@agency/contract/api/checkout";
import { formatUsd } from "@agency/contract/format/money";
import { useCallback, useEffect, useRef, useState } from "react";
import { payInstallment } from "#app/api-client/checkout.ts";
import type { PaymentForm } from "#app/checkout/payment-form/payment-form.ts";
import { noPaymentMethod, noResponseMessage } from "#app/checkout/payment-messages.ts";
import { pollPaymentResult, tryFetchPaymentResult } from "#app/checkout/poll-payment.ts";
import type { AlertMessage } from "#app/ui/alert.tsx";
import { clearAttemptKey, loadAttemptKey, saveAttemptKey } from "./attempt-key-storage.ts";
import type { LocalPayment } from "./local-payment.ts";
import type { Instalment } from "./payment-request-labels.ts";

export type Payment =
  /** `cents` is what was tried to pay. */
  | { status: "idle"; problem?: AlertMessage; cents?: number }
  | { status: "paying" }
  /** The service does not know yet; the page asks until it does. */
  | { status: "waiting"; orderPath?: string };

interface Listener {
  onPaid: (paid: LocalPayment) => void;
  refresh: () => Promise<void>;
}

type Shown = Pick<Instalment, "id"> & Partial<Instalment>;

/** One instalment from the button to its outcome, also across a lost answer or a reloaded page. */
export function useInstallmentPayment(
  token: string,
  due: Instalment | undefined,
  { onPaid, refresh }: Listener,
) {
  const [payment, setPayment] = useState<Payment>({ status: "idle" });
  const newest = useRef<AbortController>(undefined);

  /** What was begun before no longer says anything. */
  const begin = useCallback(() => {
    newest.current?.abort();
    newest.current = new AbortController();
    return newest.current.signal;
  }, []);

  const follow = useCallback(
    async (key: string, { id, cents }: Shown, signal: AbortSignal, first: CheckoutResponse) => {
      const onWaiting = (orderPath?: string) => setPayment({ status: "waiting", orderPath });
      const answer = await pollPaymentResult({ key, first, signal, onWaiting });
      if (!answer) return;
      clearAttemptKey(id);
      if (answer.success && answer.id) {
        setPayment({ status: "idle" });
        onPaid({ id, transactionId: answer.id, orderPath: answer.orderPath });
      } else {
        const problem = { tone: "bad", text: `Payment failed: ${answer.error}` } as const;
        setPayment({ status: "idle", problem, cents });
      }
      // Another tab may have paid, or the owner changed what is due.
      await refresh();
    },
    [onPaid, refresh],
  );

  const id = due?.id;
  useEffect(() => {
    const signal = begin();
    // Another instalment: the outcome of the last one is not its.
    setPayment({ status: "idle" });
    const key = id === undefined ? undefined : loadAttemptKey(id);
    if (id !== undefined && key) {
      tryFetchPaymentResult(key).then((answer) => answer && follow(key, { id }, signal, answer));
    }
    return () => newest.current?.abort();
  }, [id, begin, follow]);

  const pay = async (form: PaymentForm, instalment: Instalment, billing: Billing) => {
    const signal = begin();
    setPayment({ status: "paying" });
    const method = await form.requestPaymentMethod().catch(noPaymentMethod);
    // Another tab may have paid it meanwhile: what is no longer due here is not charged.
    if (signal.aborted) return;
    if (!("nonce" in method)) return setPayment({ status: "idle", problem: method });
    // An attempt whose outcome is not known is the same attempt: the service may be at work on it.
    const key = loadAttemptKey(instalment.id) ?? crypto.randomUUID();
    saveAttemptKey(instalment.id, key);
    const shown = { instalment: instalment.id, cents: instalment.cents };
    const answer = await payInstallment(token, {
      ...shown,
      billing,
      key,
      paymentMethodNonce: method.nonce,
      ...(instalment.state === "claimed" && { instead: true }),
    }).catch(() => tryFetchPaymentResult(key));
    if (signal.aborted) return refresh();
    // A nonce pays once: the next attempt needs another.
    if (!answer?.success) form.clear();
    if (answer) return follow(key, instalment, signal, answer);
    setPayment({ status: "idle", problem: noResponseMessage });
    await refresh();
  };

  return { payment, pay, dismiss: () => setPayment({ status: "idle" }) };
}

/** What went wrong; of an amount that is no longer the one that was sent, that it is another one. */
export function getPaymentError(payment: Payment, due: Instalment): AlertMessage | undefined {
  if (payment.status !== "idle" || !payment.problem) return undefined;
  if (payment.cents === undefined || payment.cents === due.cents) return payment.problem;
  return {
    tone: "bad",
    text: `The amount has changed: it is ${formatUsd(due.cents)} now.`,
    advice: "Nothing was charged. Please look at it again before you pay.",
  };
}
