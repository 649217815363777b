import type { AlertMessage } from "#app/ui/alert.tsx";
import {
  PaymentMethodError,
  type PaymentMethodProblem,
} from "./payment-form/payment-method-error.ts";

const text = "Error processing payment.";

const advice: Record<PaymentMethodProblem, string> = {
  incomplete: "Choose a way to pay above and check its details.",
  network: "We could not reach our payment provider. Check your connection and try again.",
  rejected:
    "Our payment provider did not accept these details. Check them, or choose another way to pay.",
};

/** Why a payment form gave no payment method. */
export function noPaymentMethod(error: unknown): AlertMessage {
  const problem = error instanceof PaymentMethodError ? error.problem : "incomplete";
  return { tone: "bad", text, advice: `Nothing was charged. ${advice[problem]}` };
}

export const noResponseMessage: AlertMessage = {
  tone: "bad",
  text,
  advice: "We did not get an answer. You can safely try again: this order is never charged twice.",
};
