import { formatMinutes } from "@agency/contract/minutes";
import { formatUsd } from "@agency/contract/money";
import type { OrderAnswer, OrderItem, PaymentMethod } from "@agency/contract/orders";
import type { BuyerRefund } from "@agency/contract/refunds";
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
  if (kind !== "hours") return undefined;
  return `${formatMinutes(Math.round(quantity * 60))} × ${formatUsd(Math.round(totalCents / quantity))}`;
}

/** Where a refund stands, as its buyer asks. */
export function refundTerm({ state }: BuyerRefund) {
  if (state === "coming") return "Refund, on its way soon";
  return state === "sent" ? "Refund, on its way" : "Refunded";
}
