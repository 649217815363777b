/** Why there is nothing to pay with. In each case nothing was charged. */
export type PaymentMethodProblem = "incomplete" | "network" | "rejected";

export class PaymentMethodError extends Error {
  readonly problem: PaymentMethodProblem;

  constructor(cause: unknown) {
    super("No payment method", { cause });
    this.problem = problemOf(cause);
  }
}

/** An error of Braintree's code; the Drop-in wraps it in one of its own, unless nothing was sent to the gateway. */
interface Thrown {
  type?: string;
  code?: string;
  _braintreeWebError?: Thrown;
}

function problemOf(cause: unknown): PaymentMethodProblem {
  const thrown = (cause ?? {}) as Thrown;
  const { type, code = "" } = thrown._braintreeWebError ?? thrown;
  if (type === "NETWORK") return "network";
  return !code || /_FIELDS_(EMPTY|INVALID)$/.test(code) ? "incomplete" : "rejected";
}
