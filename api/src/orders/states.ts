import { isPossible, type Transitions } from "../core/states.ts";
import type { Attempt, Order } from "../db/tables.ts";

/** A new order is pending, or claimed if the buyer reports a Venmo payment. */
export const orderTransitions = {
  claim: {
    from: ["pending"],
    to: "claimed",
    when: "The client reports a Venmo payment after a card payment failed.",
  },
  pay: {
    from: ["pending", "claimed"],
    to: "paid",
    when: "The gateway captured a payment, or an owner confirmed or recorded one.",
  },
  cancel: {
    from: ["pending"],
    to: "canceled",
    when: "An owner corrected, delivered or voided the payment request before it was paid.",
  },
  cancelClaim: {
    from: ["claimed"],
    to: "canceled",
    when: "An owner did not find the Venmo payment, or no one confirmed it within 14 days.",
  },
  refundPart: {
    from: ["paid", "partially_refunded", "refunded"],
    to: "partially_refunded",
    when: "A refund of a part was accepted, or one of several accepted refunds failed.",
  },
  refundAll: {
    from: ["paid", "partially_refunded"],
    to: "refunded",
    when: "Refunds of the whole amount were accepted.",
  },
  restorePayment: {
    from: ["partially_refunded", "refunded"],
    to: "paid",
    when: "All accepted refunds failed later.",
  },
} as const satisfies Transitions<Order["state"]>;

/** False for orders that are already paid, canceled or refunded: they must not be charged. */
export const isAwaitingPayment = ({ state }: Pick<Order, "state">) =>
  isPossible(orderTransitions.pay, state);

/** Paid, and not refunded completely. */
export const paidStates: readonly Order["state"][] = ["paid", "partially_refunded"];

export const isPaid = ({ state }: Pick<Order, "state">) => paidStates.includes(state);

/**
 * An attempt is active while it is charging, authorized or captured, because it holds money or may do so. A unique
 * index allows one active attempt per order.
 */
export const activeAttemptStates: readonly Attempt["state"][] = [
  "charging",
  "authorized",
  "captured",
];
