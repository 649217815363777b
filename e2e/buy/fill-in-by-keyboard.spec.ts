/** What depends on the page's header and the card fields' frames. The errors are tested in web/app/pages/checkout. */
import { expect } from "@playwright/test";
import { test } from "../support/fixtures/test.ts";
import { cardField } from "../support/gateway/payment-form.ts";
import {
  billingLabels,
  fillBilling,
  openReadyCheckout,
  placeOrder,
} from "../support/pages/checkout-page.ts";

const { step } = test;

test("[PAY-5] scrolls to the first invalid field, is filled in and corrected by keyboard, and submits the catalog price", async ({
  page,
  gateway,
}) => {
  // The URL has another amount than the catalog.
  await openReadyCheckout(page, "Basic Single-Page", "1");
  const name = page.getByLabel(billingLabels.name, { exact: true });
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await step(`shows the first invalid field below the header, ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport);
      await placeOrder(page).scrollIntoViewIfNeeded();
      await placeOrder(page).click();
      await expect(name).toBeFocused();
      const header = await page.getByRole("banner").boundingBox();
      const label = await page.getByText(billingLabels.name, { exact: true }).boundingBox();
      const bottom = (header?.y ?? 0) + (header?.height ?? 0);
      expect(label?.y).toBeGreaterThanOrEqual(bottom);
      await expect(name).toBeInViewport({ ratio: 1 });
    });
  }
  await fillBilling(page);
  await page.getByLabel(billingLabels.zip, { exact: true }).fill("K1A 0B1");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page.getByRole("radio", { name: /^Venmo/ })).toBeChecked();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: /^Card/ })).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.type("4111111111111112");
  await page.keyboard.press("Tab");
  await expect(page.getByText("This card number is not valid.")).toBeVisible();

  await page.keyboard.press("Enter");
  await expect(page.getByText("Enter the security code.")).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("Nothing was charged.");
  await expect(cardField(page, "number")).toBeFocused();
  expect(gateway.checkouts).toEqual([]);

  await page.keyboard.press("ControlOrMeta+A");
  for (const text of ["4111111111111111", "12/30", "123", "80202"]) {
    await page.keyboard.type(text);
    if (text !== "80202") await page.keyboard.press("Tab");
  }
  await expect(page.getByText("This card number is not valid.")).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("Payment successful!");
  expect(gateway.checkouts).toMatchObject([{ amount: "49", billing: { zip: "K1A 0B1" } }]);
});
