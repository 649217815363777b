import { expect, type Page, test } from "@playwright/test";
import { type Gateway, mockBraintree } from "../support/gateway/mock-gateway.ts";
import { paymentFormDrivers } from "../support/gateway/payment-form.ts";
import {
  fillBilling,
  openCheckout,
  openReadyCheckout,
  placeOrder,
} from "../support/pages/checkout-page.ts";

let gateway: Gateway;

test.beforeEach(async ({ context }) => {
  gateway = await mockBraintree(context);
});

const summary = (page: Page) => page.getByRole("region", { name: "Order summary" });

async function payByCard(page: Page) {
  await fillBilling(page);
  await paymentFormDrivers[gateway.form].payWithCard(page);
  await placeOrder(page).click();
}

test("[PAY-5] shows and submits the catalog price when the URL has another amount", async ({
  page,
}) => {
  await openReadyCheckout(page, "Basic Single-Page", "1");
  await expect(summary(page).getByRole("definition")).toHaveText(["$49", "$49"]);
  await expect(summary(page).getByRole("note")).toHaveText(
    "The link you followed showed a different amount. The current price of Basic Single-Page is $49.",
  );
  await payByCard(page);
  await expect.poll(() => gateway.checkouts).toMatchObject([{ amount: "49" }]);
});

test("[PAY-5] accepts three prepaid hours", async ({ page }) => {
  await openReadyCheckout(page, "Website Maintenance", "150");
  await expect(summary(page)).toContainText("3 h × $50");
  await expect(summary(page).getByRole("definition").last()).toHaveText("$150");
  await expect(summary(page).getByRole("note")).toBeHidden();
  await payByCard(page);
  await expect.poll(() => gateway.checkouts).toMatchObject([{ amount: "150" }]);
});

for (const amount of ["50", "125"]) {
  test(`[PAY-5] charges two prepaid hours when the amount is $${amount}`, async ({ page }) => {
    await openCheckout(page, "Website Maintenance", amount);
    await expect(summary(page).getByRole("definition").last()).toHaveText("$100");
    await expect(summary(page).getByRole("note")).toBeVisible();
  });
}
