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

async function pay(page: Page, driver: PaymentFormDriver) {
  await openReadyCheckout(page);
  await fillBilling(page);
  await driver.payWithCard(page);
  await placeOrder(page).click();
}

/** Each state of the checkout: name, visible text, and how to reach it. */
const states: [
  string,
  string,
  (page: Page, gateway: Gateway, driver: PaymentFormDriver) => Promise<void>,
][] = [
  [
    "empty",
    "Nothing selected yet",
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
      gateway.faults.clientToken = "server error";
      await openCheckout(page);
    },
  ],
  [
    "without a form",
    "Failed to load payment form.",
    async (page, gateway) => {
      gateway.faults.configuration = "server error";
      await openCheckout(page);
    },
  ],
  [
    "declined",
    "Payment failed: Your bank declined the payment.",
    async (page, gateway, driver) => {
      gateway.checkoutResponse = { success: false, error: "Your bank declined the payment." };
      await pay(page, driver);
    },
  ],
  [
    "paid",
    "Payment successful! Transaction ID: emulator-1",
    (page, _, driver) => pay(page, driver),
  ],
];

for (const form of formNames) {
  for (const [state, text, setUp] of states) {
    test(`has no accessibility violations when the checkout is ${state}, with ${form}`, async ({
      context,
      page,
    }) => {
      const gateway = await mockBraintree(context, form);
      await setUp(page, gateway, paymentFormDrivers[form]);
      await expect(page.getByText(text).first()).toBeVisible();
      await (state === "ready" ? expectNoViolationsAtAnyWidth : expectNoViolationsInMain)(page);
    });
  }
}
