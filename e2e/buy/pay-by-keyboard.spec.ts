import { expect, test } from "@playwright/test";
import { mockBraintree } from "../support/gateway/mock-gateway.ts";
import { cardField } from "../support/gateway/payment-form.ts";
import { fillBilling, openReadyCheckout } from "../support/pages/checkout-page.ts";

test("fills in and corrects the custom payment form by keyboard", async ({ page, context }) => {
  const gateway = await mockBraintree(context, "hosted-fields");
  await openReadyCheckout(page);
  await fillBilling(page);
  await page.getByLabel("ZIP/postal code", { exact: true }).focus();
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
});
