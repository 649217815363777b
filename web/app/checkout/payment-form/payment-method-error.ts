/** Why there is no payment method to charge. */
export type PaymentMethodErrorReason = "incomplete-or-invalid" | "network" | "rejected";

export class PaymentMethodError extends Error {
  readonly reason: PaymentMethodErrorReason;

  constructor(cause: unknown) {
    super("No payment method", { cause });
    this.reason = getReason(cause);
  }
}

/** The Drop-in wraps braintree-web errors. Its own errors, thrown before the gateway is called, have no code. */
interface BraintreeError {
  type?: string;
  code?: string;
  _braintreeWebError?: BraintreeError;
}

function getReason(cause: unknown): PaymentMethodErrorReason {
  const error = (cause ?? {}) as BraintreeError;
  const { type, code = "" } = error._braintreeWebError ?? error;
  if (type === "NETWORK") return "network";
  return !code || /_FIELDS_(EMPTY|INVALID)$/.test(code) ? "incomplete-or-invalid" : "rejected";
}
