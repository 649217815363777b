/** What depends on the page's header. The errors are tested in web/app/pages/checkout. */
import { expect } from "@playwright/test";
import { test } from "../support/fixtures/test.ts";
import { payWithCard } from "../support/gateway/payment-form.ts";
import {
  billingLabels,
  fillBilling,
  openReadyCheckout,
  placeOrder,
} from "../support/pages/checkout-page.ts";

test("scrolls the first invalid field and its label below the header, and accepts a foreign postal code", async ({
  page,
  gateway,
}) => {
  await openReadyCheckout(page);
  const name = page.getByLabel(billingLabels.name, { exact: true });
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await placeOrder(page).scrollIntoViewIfNeeded();
    await placeOrder(page).click();
    await expect(name).toBeFocused();
    const header = await page.getByRole("banner").boundingBox();
    const label = await page.getByText(billingLabels.name, { exact: true }).boundingBox();
    const bottom = (header?.y ?? 0) + (header?.height ?? 0);
    expect(label?.y).toBeGreaterThanOrEqual(bottom);
    await expect(name).toBeInViewport({ ratio: 1 });
  }
  await fillBilling(page);
  await page.getByLabel(billingLabels.zip, { exact: true }).fill("K1A 0B1");
  await payWithCard(page);
  await placeOrder(page).click();
  await expect(page.getByRole("alert")).toContainText("Payment successful!");
  expect(gateway.checkouts[0]?.billing.zip).toBe("K1A 0B1");
});
