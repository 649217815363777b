import type { Billing } from "@agency/contract/api/checkout";
import { formatUsd } from "@agency/contract/format/money";
import { useMemo } from "react";
import { payInstallment } from "#app/api-client/checkout.ts";
import type { PaymentForm } from "#app/checkout/payment-form/payment-form.ts";
import { type PaymentSession, type PaymentState, usePayment } from "#app/checkout/use-payment.ts";
import type { AlertMessage } from "#app/ui/alert.tsx";
import { createAttemptKeyStorage } from "./attempt-key-storage.ts";
import type { Installment, LocalPayment } from "./payment-page-state.ts";

interface PaymentCallbacks {
  onPaid: (payment: LocalPayment) => void;
  refresh: () => Promise<void>;
}

/** The payment of the installment that is due. The page shows a successful one as a local payment. */
export function useInstallmentPayment(
  token: string,
  due: Installment | undefined,
  { onPaid, refresh }: PaymentCallbacks,
) {
  const id = due?.id;
  const session = useMemo(
    () => (id === undefined ? undefined : createSession(id, { onPaid, refresh })),
    [id, onPaid, refresh],
  );
  const { payment, pay, resetPayment } = usePayment(session);
  const payDue = (form: PaymentForm, { id, cents, state }: Installment, billing: Billing) =>
    pay(form, {
      billing,
      amountCents: cents,
      send: (sent) =>
        payInstallment(token, {
          ...sent,
          installment: id,
          cents,
          ...(state === "claimed" && { replaceVenmoClaim: true }),
        }),
    });
  return { payment, pay: payDue, resetPayment };
}

function createSession(
  installmentId: number,
  { onPaid, refresh }: PaymentCallbacks,
): PaymentSession {
  const storage = createAttemptKeyStorage(installmentId);
  return {
    ...storage,
    onPaid(transactionId, orderPath) {
      storage.clearAttemptKey();
      onPaid({ installmentId, transactionId, orderPath });
    },
    refresh,
  };
}

/** If the amount due has changed since the failed attempt, says that instead of the error. */
export function getPaymentError(payment: PaymentState, due: Installment): AlertMessage | undefined {
  if (payment.status !== "idle" || !payment.error) return undefined;
  if (payment.failedAmountCents === undefined || payment.failedAmountCents === due.cents)
    return payment.error;
  return {
    tone: "bad",
    text: `The amount has changed to ${formatUsd(due.cents)}.`,
    advice: "Nothing was charged. Please review it before you pay.",
  };
}
