import type { AlertMessage } from "#app/ui/alert.tsx";
import {
  PaymentMethodError,
  type PaymentMethodErrorReason,
} from "./payment-form/payment-method-error.ts";

const errorTitle = "Error processing payment.";

const advice: Record<PaymentMethodErrorReason, string> = {
  "incomplete-or-invalid": "Choose a payment method above and check the details.",
  network: "We couldn’t reach our payment provider. Check your connection and try again.",
  rejected:
    "Our payment provider didn’t accept these details. Check them, or choose another payment method.",
};

export function describePaymentMethodError(error: unknown): AlertMessage {
  const reason = error instanceof PaymentMethodError ? error.reason : "incomplete-or-invalid";
  return { tone: "bad", text: errorTitle, advice: `Nothing was charged. ${advice[reason]}` };
}

export const noResponseMessage: AlertMessage = {
  tone: "bad",
  text: errorTitle,
  advice: "Our server didn’t respond. It’s safe to try again: you won’t be charged twice.",
};
