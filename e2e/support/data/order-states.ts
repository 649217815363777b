import type { OrderResponse } from "@agency/contract/api/orders";
import { balance, claimedOrder, hours, paidOrder } from "./orders.ts";

const [template] = claimedOrder().items;
if (!template) throw new Error("The order has no items");

export const failedOrder = paidOrder({
  state: "pending",
  method: "card",
  paidAt: undefined,
  paymentFailed: true,
  items: [template],
});

/** Every state except paid and claimed, with its status and details. */
export const otherStates: [string, OrderResponse, string, RegExp][] = [
  [
    "a pending card payment",
    paidOrder({ state: "pending", method: "card", paidAt: undefined, items: [template] }),
    "Your payment is still being processed.",
    /checks every 30 seconds/,
  ],
  [
    "a failed card payment",
    failedOrder,
    "The payment did not go through. Nothing was charged.",
    /try again.+Back to checkout/,
  ],
  [
    "prepaid hours",
    paidOrder({ totalCents: 15_000, items: [hours] }),
    "Paid. We will be in touch.",
    /We will contact you within one business day\..+your list and the address of your site/s,
  ],
  [
    "claimed prepaid hours",
    claimedOrder({ totalCents: 15_000, items: [hours] }),
    "We are checking your Venmo payment.",
    /We then send an email confirming project approval to/,
  ],
  [
    "a claimed balance",
    claimedOrder({ totalCents: 162_000, items: [balance] }),
    "We are checking your Venmo payment.",
    /We then email the receipt to a••@example\.com\./,
  ],
  [
    "a partial refund",
    paidOrder({ state: "partially_refunded", method: "paypal" }),
    "Paid, and partially refunded. Your download is ready.",
    /1 of 10/,
  ],
  [
    "a full refund",
    paidOrder({ state: "refunded", items: [template] }),
    "This order was refunded, and access has ended.",
    /The download and the license ended with the refund\./,
  ],
  [
    "a canceled order",
    paidOrder({ state: "canceled", paidAt: undefined, items: [template] }),
    "This order was canceled.",
    /There is nothing to pay and nothing to download\./,
  ],
  [
    "a template without its file",
    paidOrder({ items: [template] }),
    "Paid. The download is missing.",
    /That is our mistake/,
  ],
];
