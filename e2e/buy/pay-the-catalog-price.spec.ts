import { expect } from "@playwright/test";
import { test } from "../support/fixtures/test.ts";
import { payWithCard } from "../support/gateway/payment-form.ts";
import { fillBilling, openReadyCheckout, placeOrder } from "../support/pages/checkout-page.ts";

test("[PAY-5] submits the catalog price when the URL has another amount, and three prepaid hours", async ({
  page,
  gateway,
}) => {
  for (const [plan, amount] of [
    ["Basic Single-Page", "1"],
    ["Website Maintenance", "150"],
  ] as const) {
    await openReadyCheckout(page, plan, amount);
    await fillBilling(page);
    await payWithCard(page);
    await placeOrder(page).click();
    await expect(page.getByRole("alert")).toContainText("Payment successful!");
  }
  expect(gateway.checkouts).toMatchObject([{ amount: "49" }, { amount: "150" }]);
});
