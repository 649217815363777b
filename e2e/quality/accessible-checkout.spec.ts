import { expect, type Page, test } from "@playwright/test";
import { expectNoViolationsAtAnyWidth, expectNoViolationsInMain } from "../support/checks/axe.ts";
import { type Gateway, mockBraintree } from "../support/gateway/mock-gateway.ts";
import {
  formNames,
  type PaymentFormDriver,
  paymentFormDrivers,
} from "../support/gateway/payment-form.ts";
import {
  fillBilling,
  openCheckout,
  openReadyCheckout,
  placeOrder,
} from "../support/pages/checkout-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

async function pay(page: Page, widget: PaymentFormDriver) {
  await openReadyCheckout(page);
  await fillBilling(page);
  await widget.payWithCard(page);
  await placeOrder(page).click();
}

/** Each state of the checkout, and what leads to it. */
const states: [
  string,
  string,
  (page: Page, gateway: Gateway, widget: PaymentFormDriver) => Promise<void>,
][] = [
  [
    "empty",
    "Nothing chosen yet",
    async (page) => {
      await page.goto("/checkout");
    },
  ],
  [
    "loading",
    "Loading the payment form…",
    async (page, gateway) => {
      gateway.faults.clientToken = "hangs";
      await openCheckout(page);
    },
  ],
  ["ready", "Choose a way to pay", (page) => openReadyCheckout(page)],
  [
    "without a gateway",
    "Unable to initialize payment gateway.",
    async (page, gateway) => {
      gateway.faults.clientToken = "refused";
      await openCheckout(page);
    },
  ],
  [
    "without a form",
    "Failed to load payment form.",
    async (page, gateway) => {
      gateway.faults.configuration = "refused";
      await openCheckout(page);
    },
  ],
  [
    "declined",
    "Payment failed: Your bank declined the payment.",
    async (page, gateway, widget) => {
      gateway.checkoutAnswer = { success: false, error: "Your bank declined the payment." };
      await pay(page, widget);
    },
  ],
  ["paid", "Payment successful! Transaction ID: double-1", (page, _, widget) => pay(page, widget)],
];

for (const form of formNames) {
  for (const [state, words, reach] of states) {
    test(`the checkout has no violations when ${state}, with ${form}`, async ({
      context,
      page,
    }) => {
      const gateway = await mockBraintree(context, form);
      await reach(page, gateway, paymentFormDrivers[form]);
      await expect(page.getByText(words).first()).toBeVisible();
      await (state === "ready" ? expectNoViolationsAtAnyWidth : expectNoViolationsInMain)(page);
    });
  }
}
