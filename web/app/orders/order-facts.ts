import { formatUsd } from "@agency/contract/money";
import type { OrderAnswer, OrderItem, PaymentMethod } from "@agency/contract/orders";
import { formatDate } from "./dates.ts";

export const isWaiting = ({ state, paymentFailed }: OrderAnswer) =>
  state === "claimed" || (state === "pending" && !paymentFailed);

const methods: Record<PaymentMethod, string> = {
  card: "Card",
  paypal: "PayPal",
  venmo: "Venmo",
  manual: "Paid to us directly",
};

/** "Venmo, November 15, 2026" once it is paid. */
export function paymentOf(order: OrderAnswer) {
  const { method, paidAt } = order;
  if (isWaiting(order)) return `${methods[method]}, not confirmed yet`;
  return paidAt ? `${methods[method]}, ${formatDate(paidAt)}` : methods[method];
}

/** "2 h × $50" for prepaid time; nothing for what has one price. */
export function hoursOf({ kind, quantity, totalCents }: OrderItem) {
  return kind === "hours" ? `${quantity} h × ${formatUsd(totalCents / quantity)}` : undefined;
}
