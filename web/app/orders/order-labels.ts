import type { OrderItem, OrderResponse, PaymentMethod } from "@agency/contract/api/orders";
import type { BuyerRefund } from "@agency/contract/api/refunds";
import { formatMinutes } from "@agency/contract/format/duration";
import { formatUsd } from "@agency/contract/format/money";
import { formatDate } from "./dates.ts";

export const isAwaitingPayment = ({ state, paymentFailed }: OrderResponse) =>
  state === "claimed" || (state === "pending" && !paymentFailed);

const methods: Record<PaymentMethod, string> = {
  card: "Card",
  paypal: "PayPal",
  venmo: "Venmo",
  manual: "Paid to us directly",
};

/** "Venmo, November 15, 2026" for a paid order. */
export function formatPayment(order: OrderResponse) {
  const { method, paidAt } = order;
  if (isAwaitingPayment(order)) return `${methods[method]}, not confirmed yet`;
  return paidAt ? `${methods[method]}, ${formatDate(paidAt)}` : methods[method];
}

const paidWith: Record<PaymentMethod, string> = {
  card: "by card",
  paypal: "with PayPal",
  venmo: "with Venmo",
  manual: "to us directly",
};

/** "Paid November 15, 2026, with Venmo", for printed documents. */
export function formatPrintedPayment(order: OrderResponse) {
  const { method, paidAt } = order;
  return paidAt ? `Paid ${formatDate(paidAt)}, ${paidWith[method]}` : formatPayment(order);
}

/** "2 h × $50" for prepaid hours; undefined for other items. */
export function formatHours({ kind, quantity, totalCents }: OrderItem) {
  if (kind !== "hours") return undefined;
  return `${formatMinutes(Math.round(quantity * 60))} × ${formatUsd(Math.round(totalCents / quantity))}`;
}

export function refundLabel({ state }: BuyerRefund) {
  if (state === "pending") return "Refund pending";
  return state === "sent" ? "Refund sent" : "Refunded";
}
