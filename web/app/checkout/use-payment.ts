import type { Billing, CheckoutRequest, CheckoutResponse } from "@agency/contract/api/checkout";
import { useCallback, useEffect, useRef, useState } from "react";
import type { AlertMessage } from "#app/ui/alert.tsx";
import type { PaymentForm, PaymentMethodPayload } from "./payment-form/payment-form.ts";
import { describePaymentMethodError, noResponseMessage } from "./payment-messages.ts";
import { pollPaymentResult, tryFetchPaymentResult } from "./poll-payment.ts";

export type Payment =
  /** `failedCents` is the amount of the failed attempt; unknown after a reload. */
  | { status: "idle"; error?: AlertMessage; failedCents?: number }
  | { status: "paying" }
  /** The same item was bought recently. Nothing was charged; the buyer decides. */
  | { status: "duplicate"; email: string; orderPath?: string; confirmDuplicate: () => void }
  /** The service does not know the result yet; the page polls for it. */
  | { status: "processing"; orderPath?: string }
  | { status: "paid"; transactionId: string; orderPath?: string };

/** What the buyer pays for. Must be memoized: with a new object, the hook stops tracking the current payment. */
export interface PaymentTarget {
  /** The idempotency key of an attempt without a result, or of the one that succeeded. */
  loadAttemptKey: () => string | undefined;
  saveAttemptKey: (attemptKey: string) => void;
  clearAttemptKey: () => void;
  /** Called when the buyer confirms a duplicate purchase, so that the next request allows it. */
  allowDuplicate?: () => void;
  onPaid?: (transactionId: string, orderPath?: string) => void;
  /** Called after each attempt, because another tab may have paid or the amount may have changed. */
  refresh?: () => Promise<void>;
}

export type PaymentDetails = Pick<
  CheckoutRequest,
  "paymentMethodNonce" | "deviceData" | "billing" | "attemptKey"
>;

interface Attempt {
  billing: Billing;
  amountCents: number;
  send: (payment: PaymentDetails) => Promise<CheckoutResponse>;
}

/** Sends a payment and shows its result. After a lost response or a page reload, it looks up the result with the saved key. */
export function usePayment(target: PaymentTarget | undefined) {
  const [payment, setPayment] = useState<Payment>({ status: "idle" });
  const currentFlow = useRef<AbortController>(undefined);

  /** Aborts the previous payment flow. */
  const startFlow = useCallback(() => {
    currentFlow.current?.abort();
    currentFlow.current = new AbortController();
    return currentFlow.current.signal;
  }, []);

  const awaitResult = useCallback(
    async (
      target: PaymentTarget,
      attemptKey: string,
      signal: AbortSignal,
      firstResponse: CheckoutResponse,
      amountCents?: number,
    ) => {
      const onProcessing = (orderPath?: string) => setPayment({ status: "processing", orderPath });
      const options = { attemptKey, firstResponse, signal, onProcessing };
      const response = await pollPaymentResult(options);
      if (signal.aborted) return;
      if (!response) {
        // The service has no such attempt, because another device is paying. Refreshing shows that payment.
        target.clearAttemptKey();
        await target.refresh?.();
        if (!signal.aborted) setPayment({ status: "idle" });
        return;
      }
      const { success, id, orderPath } = response;
      if (success && id) {
        setPayment({ status: "paid", transactionId: id, orderPath });
        target.onPaid?.(id, orderPath);
      } else {
        target.clearAttemptKey();
        const error = { tone: "bad", text: `Payment failed: ${response.error}` } as const;
        setPayment({ status: "idle", error, failedCents: amountCents });
      }
      await target.refresh?.();
    },
    [],
  );

  useEffect(() => {
    const signal = startFlow();
    // The page may have shown the result of another target.
    setPayment({ status: "idle" });
    const attemptKey = target?.loadAttemptKey();
    if (target && attemptKey)
      tryFetchPaymentResult(attemptKey).then(
        (response) => response && awaitResult(target, attemptKey, signal, response),
      );
    return () => currentFlow.current?.abort();
  }, [target, startFlow, awaitResult]);

  /** Resolves when the result is known or the flow is aborted. */
  const pay = async (form: PaymentForm, attempt: Attempt) => {
    if (!target) return;
    const signal = startFlow();
    setPayment({ status: "paying" });
    const methodOrError = await form.requestPaymentMethod().catch(describePaymentMethodError);
    // The page shows another target, or another tab has paid, so nothing must be charged.
    if (signal.aborted) return;
    if (!("nonce" in methodOrError)) return setPayment({ status: "idle", error: methodOrError });
    await sendPayment(target, form, attempt, methodOrError, signal);
  };

  const sendPayment = async (
    target: PaymentTarget,
    form: PaymentForm,
    attempt: Attempt,
    method: PaymentMethodPayload,
    signal: AbortSignal,
  ) => {
    const { billing, amountCents, send } = attempt;
    // Reuse the key of an attempt without a result: the service may still be processing it.
    const attemptKey = target.loadAttemptKey() ?? crypto.randomUUID();
    target.saveAttemptKey(attemptKey);
    const { nonce: paymentMethodNonce, deviceData } = method;
    const response = await send({ paymentMethodNonce, deviceData, billing, attemptKey }).catch(() =>
      tryFetchPaymentResult(attemptKey),
    );
    if (signal.aborted) {
      // The page may reuse the form for another target, which needs a new nonce.
      form.clearPaymentMethod();
      return target.refresh?.();
    }
    if (response?.possibleDuplicate) {
      target.clearAttemptKey();
      const confirmDuplicate = () => {
        target.allowDuplicate?.();
        setPayment({ status: "paying" });
        // The gateway was not called, so the nonce is still valid.
        sendPayment(target, form, attempt, method, startFlow());
      };
      const { email } = billing;
      const { orderPath } = response;
      return setPayment({ status: "duplicate", email, orderPath, confirmDuplicate });
    }
    // A nonce is valid for one payment only. After a success the page replaces the form.
    if (!response?.success) form.clearPaymentMethod();
    if (response) return awaitResult(target, attemptKey, signal, response, amountCents);
    setPayment({ status: "idle", error: noResponseMessage });
    await target.refresh?.();
  };

  return { payment, pay, resetPayment: () => setPayment({ status: "idle" }) };
}
