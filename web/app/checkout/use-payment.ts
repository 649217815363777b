import type { Billing, CheckoutRequest, CheckoutResponse } from "@agency/contract/api/checkout";
import { useCallback, useEffect, useRef, useState } from "react";
import type { AlertMessage } from "#app/ui/alert.tsx";
import type { PaymentForm, PaymentMethodPayload } from "./payment-form/payment-form.ts";
import { describePaymentMethodError, noResponseMessage } from "./payment-messages.ts";
import { pollPaymentResult, tryFetchPaymentResult } from "./poll-payment.ts";

export type PaymentState =
  /** `failedAmountCents` is the amount of the failed attempt; unknown after a reload. */
  | { status: "idle"; error?: AlertMessage; failedAmountCents?: number }
  | { status: "paying" }
  /** The same item was bought recently. Nothing was charged; the buyer decides. */
  | { status: "duplicate"; email: string; orderPath?: string; confirmDuplicate: () => void }
  /** The service does not know the result yet; the page polls for it. */
  | { status: "processing"; orderPath?: string }
  | { status: "paid"; transactionId: string; orderPath?: string };

/** Stored attempt key and callbacks for one purchase or installment. Memoize it: a new object resets the payment. */
export interface PaymentSession {
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

interface Submission {
  billing: Billing;
  amountCents: number;
  send: (payment: PaymentDetails) => Promise<CheckoutResponse>;
}

/** Sends a payment and shows its result. After a lost response or a page reload, it looks up the result with the saved key. */
export function usePayment(session: PaymentSession | undefined) {
  const [payment, setPayment] = useState<PaymentState>({ status: "idle" });
  const abortControllerRef = useRef<AbortController>(undefined);

  /** Stops polling and ignores the result of a request in flight. Returns the signal for the next payment. */
  const renewSignal = useCallback(() => {
    abortControllerRef.current?.abort();
    abortControllerRef.current = new AbortController();
    return abortControllerRef.current.signal;
  }, []);

  const awaitResult = useCallback(
    async (
      session: PaymentSession,
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
        // The service does not know this attempt: it responded `processing` because another device is paying the same
        // installment. The refresh shows that payment.
        session.clearAttemptKey();
        await session.refresh?.();
        if (!signal.aborted) setPayment({ status: "idle" });
        return;
      }
      const { success, id, orderPath } = response;
      if (success && id) {
        setPayment({ status: "paid", transactionId: id, orderPath });
        session.onPaid?.(id, orderPath);
      } else {
        session.clearAttemptKey();
        const error = { tone: "bad", text: `Payment failed: ${response.error}` } as const;
        setPayment({ status: "idle", error, failedAmountCents: amountCents });
      }
      await session.refresh?.();
    },
    [],
  );

  useEffect(() => {
    const signal = renewSignal();
    // The page may have shown the result of another purchase or installment.
    setPayment({ status: "idle" });
    const attemptKey = session?.loadAttemptKey();
    if (session && attemptKey)
      tryFetchPaymentResult(attemptKey).then(
        (response) => response && awaitResult(session, attemptKey, signal, response),
      );
    return () => abortControllerRef.current?.abort();
  }, [session, renewSignal, awaitResult]);

  /** Resolves once the attempt has ended, needs confirmation, or was aborted. */
  const pay = async (form: PaymentForm, submission: Submission) => {
    if (!session) return;
    const signal = renewSignal();
    setPayment({ status: "paying" });
    const methodOrError = await form.requestPaymentMethod().catch(describePaymentMethodError);
    // Aborted: the page now shows another purchase or installment, or another tab has paid. Do not charge.
    if (signal.aborted) return;
    if (!("nonce" in methodOrError)) return setPayment({ status: "idle", error: methodOrError });
    await sendPayment(session, form, submission, methodOrError, signal);
  };

  const sendPayment = async (
    session: PaymentSession,
    form: PaymentForm,
    submission: Submission,
    method: PaymentMethodPayload,
    signal: AbortSignal,
  ) => {
    const { billing, amountCents, send } = submission;
    // Reuse the key of an attempt without a result: the service may still be processing it.
    const attemptKey = session.loadAttemptKey() ?? crypto.randomUUID();
    session.saveAttemptKey(attemptKey);
    const { nonce: paymentMethodNonce, deviceData } = method;
    const response = await send({ paymentMethodNonce, deviceData, billing, attemptKey }).catch(() =>
      tryFetchPaymentResult(attemptKey),
    );
    if (signal.aborted) {
      // The page may reuse the form for another purchase or installment, which needs a new nonce.
      form.clearPaymentMethod();
      return session.refresh?.();
    }
    if (response?.possibleDuplicate) {
      session.clearAttemptKey();
      const confirmDuplicate = () => {
        session.allowDuplicate?.();
        setPayment({ status: "paying" });
        // The gateway was not called, so the nonce is still valid.
        sendPayment(session, form, submission, method, renewSignal());
      };
      const { email } = billing;
      const { orderPath } = response;
      return setPayment({ status: "duplicate", email, orderPath, confirmDuplicate });
    }
    // A nonce is valid for one payment only. After a success the page replaces the form.
    if (!response?.success) form.clearPaymentMethod();
    if (response) return awaitResult(session, attemptKey, signal, response, amountCents);
    setPayment({ status: "idle", error: noResponseMessage });
    await session.refresh?.();
  };

  return { payment, pay, resetPayment: () => setPayment({ status: "idle" }) };
}
