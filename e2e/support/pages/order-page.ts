import type { OrderResponse } from "@agency/contract/api/orders";
import type { Page } from "@playwright/test";
import { claimedOrder, hours, number, paidOrder, token } from "../data/orders.ts";

export type Answer = Parameters<Parameters<Parameters<Page["route"]>[1]>[0]["fulfill"]>[0];

export const path = `/order/${token}`;
export const lookup = `**/api/orders/${token}`;
export const renewal = `**/api/orders/${token}/renewal`;

export const title = (page: Page) => page.getByRole("heading", { level: 1 });
export const state = (page: Page) => page.getByRole("main").getByRole("status").first();
export const download = (page: Page) => page.getByRole("link", { name: "Download the ZIP" });
export const summary = (page: Page) => page.getByRole("region", { name: `Order ${number}` });
export const freshLink = (page: Page) => page.getByRole("button", { name: "Send a fresh link" });

export async function open(page: Page, answer: Answer) {
  await page.route(lookup, (route) => route.fulfill(answer));
  await page.goto(path);
}
export const openOrder = (page: Page, order: OrderResponse) => open(page, { json: order });

const [bought] = claimedOrder().items;
if (!bought) throw new Error("an order without items");

export const failedOrder = paidOrder({
  state: "pending",
  method: "card",
  paidAt: undefined,
  paymentFailed: true,
  items: [bought],
});

/** Every state besides paid and claimed, and the words for it. */
export const otherStates: [string, OrderResponse, string, RegExp][] = [
  [
    "a card payment on its way",
    paidOrder({ state: "pending", method: "card", paidAt: undefined, items: [bought] }),
    "Your payment is still on its way to us.",
    /looks again every half minute/,
  ],
  [
    "a card payment that failed",
    failedOrder,
    "The payment did not go through. Nothing was charged.",
    /pay for it again.+Back to the checkout/,
  ],
  [
    "prepaid hours",
    paidOrder({ totalCents: 15_000, items: [hours] }),
    "Paid. We take it from here.",
    /We write to you within one business day\..+your list and the address of your site/s,
  ],
  [
    "claimed hours",
    claimedOrder({ totalCents: 15_000, items: [hours] }),
    "We are checking your Venmo payment.",
    /An email confirming project approval then goes to/,
  ],
  [
    "a refund in part",
    paidOrder({ state: "part_refunded", method: "paypal" }),
    "Paid, and refunded in part. Your download is ready.",
    /1 of 10/,
  ],
  [
    "a refund",
    paidOrder({ state: "refunded", items: [bought] }),
    "This order was refunded, and access has ended.",
    /The download and the license ended with the refund\./,
  ],
  [
    "a cancelled order",
    paidOrder({ state: "cancelled", paidAt: undefined, items: [bought] }),
    "This order was cancelled.",
    /There is nothing to pay and nothing to download\./,
  ],
  [
    "a template whose file is missing",
    paidOrder({ items: [bought] }),
    "Paid. The download is missing here.",
    /that is our fault/,
  ],
];
