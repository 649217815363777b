/** With the real service. The state of the form is tested in web/app/pages/checkout/duplicate-purchase.component.test.tsx. */
import { expect, type Page, test } from "@playwright/test";
import { findLink, waitForEmail } from "../support/checks/emails.ts";
import { payWithCard } from "../support/gateway/payment-form.ts";
import { transactionId } from "../support/gateway/payments.ts";
import { routeToRealGateway } from "../support/gateway/real-gateway.ts";
import { fillBilling, openReadyCheckout, placeOrder } from "../support/pages/checkout-page.ts";

const { step } = test;

const duplicateWarning = (page: Page) =>
  page.getByRole("heading", { name: "You may have paid for this already" });
const orderLink = (page: Page) => page.getByRole("link", { name: "See your order" });

async function payAs(page: Page, email: string) {
  await openReadyCheckout(page);
  await fillBilling(page);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await payWithCard(page);
  await placeOrder(page).click();
}

test("[FAULT-32] warns about a duplicate purchase in a new tab or another browser, and charges only when confirmed", async ({
  browser,
  context,
  page,
}) => {
  test.slow();
  const { unexpected } = await routeToRealGateway(context);
  const email = `twice-${crypto.randomUUID().slice(0, 8)}@example.com`;
  await payAs(page, email);
  const first = await transactionId(page);
  await page.close();

  await step("another browser on the same network gets the order link only by email", async () => {
    const otherContext = await browser.newContext();
    await routeToRealGateway(otherContext);
    const other = await otherContext.newPage();
    await payAs(other, email);
    await expect(duplicateWarning(other)).toBeVisible();
    await expect(
      other.getByText(`We are sending the link to your order to ${email}.`),
    ).toBeVisible();
    await expect(orderLink(other)).toBeHidden();
    const message = await waitForEmail(email, /^Your order \S+$/);
    expect(findLink(message, /\/order\//)).toBeTruthy();
    await otherContext.close();
  });

  const tab = await context.newPage();
  await payAs(tab, email.toUpperCase());
  await expect(duplicateWarning(tab)).toBeFocused();
  await expect(tab.getByText("Nothing was charged just now.")).toBeVisible();
  await expect(placeOrder(tab)).toBeHidden();
  await tab.keyboard.press("Shift+Tab");
  await expect(tab.locator("form :focus")).toHaveCount(0);
  await expect(orderLink(tab)).toHaveAttribute("href", /^\/order\/.+/);

  await tab.getByRole("button", { name: "Back to your details" }).click();
  await expect(tab.getByLabel("Email", { exact: true })).toBeEnabled();
  await expect(tab.getByRole("heading", { level: 1 })).toBeFocused();
  await placeOrder(tab).click();
  await expect(duplicateWarning(tab)).toBeVisible();

  await tab.getByRole("button", { name: "Buy another one" }).click();
  expect(await transactionId(tab)).not.toBe(first);
  expect(unexpected).toEqual([]);
});
