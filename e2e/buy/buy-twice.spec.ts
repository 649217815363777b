import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "../support/checks/axe.ts";
import { findLink, waitForEmail } from "../support/checks/emails.ts";
import { payWithCard } from "../support/gateway/payment-form.ts";
import { transactionId } from "../support/gateway/payments.ts";
import { routeToRealGateway } from "../support/gateway/real-gateway.ts";
import { fillBilling, openReadyCheckout, placeOrder } from "../support/pages/checkout-page.ts";

const duplicateWarning = (page: Page) =>
  page.getByRole("heading", { name: "You may have paid for this already" });

async function payAs(page: Page, email: string) {
  await openReadyCheckout(page);
  await fillBilling(page);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await payWithCard(page);
  await placeOrder(page).click();
}

const uniqueEmail = () => `twice-${crypto.randomUUID().slice(0, 8)}@example.com`;

test("[FAULT-32] warns about a duplicate purchase in a new tab, and continues when confirmed", async ({
  context,
  page,
}) => {
  test.slow();
  const { unexpected } = await routeToRealGateway(context);
  const email = uniqueEmail();
  await payAs(page, email);
  const first = await transactionId(page);

  const tab = await context.newPage();
  await payAs(tab, email.toUpperCase());
  await expect(duplicateWarning(tab)).toBeFocused();
  await expect(tab.getByText("Nothing was charged just now.")).toBeVisible();
  await expect(placeOrder(tab)).toBeHidden();
  const emailField = tab.getByLabel("Email", { exact: true });
  await expect(emailField).toBeDisabled();
  await tab.keyboard.press("Shift+Tab");
  await expect(tab.locator("form :focus")).toHaveCount(0);
  await expectNoViolations(tab);
  await expect(tab.getByRole("link", { name: "See your order" })).toHaveAttribute(
    "href",
    /^\/order\/.+/,
  );

  await tab.getByRole("button", { name: "Back to your details" }).click();
  await expect(emailField).toBeEnabled();
  await expect(tab.getByRole("heading", { level: 1 })).toBeFocused();
  await placeOrder(tab).click();
  await expect(duplicateWarning(tab)).toBeVisible();

  await tab.getByRole("button", { name: "Buy another one" }).click();
  expect(await transactionId(tab)).not.toBe(first);
  expect(unexpected).toEqual([]);
});

test("[FAULT-32] warns another browser on the same network, and sends the order link only by email", async ({
  browser,
}) => {
  test.slow();
  const email = uniqueEmail();
  const [first, second] = [await browser.newContext(), await browser.newContext()];
  for (const context of [first, second]) await routeToRealGateway(context);
  const page = await first.newPage();
  await payAs(page, email);
  await transactionId(page);

  const other = await second.newPage();
  await payAs(other, email);
  await expect(duplicateWarning(other)).toBeVisible();
  await expect(other.getByText(`We are sending the link to your order to ${email}.`)).toBeVisible();
  await expect(other.getByRole("link", { name: "See your order" })).toBeHidden();
  const message = await waitForEmail(email, /^Your order \S+$/);
  expect(findLink(message, /\/order\//)).toBeTruthy();
  await Promise.all([first.close(), second.close()]);
});
