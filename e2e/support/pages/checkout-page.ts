import { expect, type Locator, type Page } from "@playwright/test";

export const buyer = {
  name: "Pat Payer",
  email: "pat@example.com",
  address: "1701 Wynkoop Street",
  city: "Denver",
  state: "CO",
  zip: "80202",
};

export const billingLabels: Record<keyof typeof buyer, string> = {
  name: "Full name",
  email: "Email",
  address: "Street address",
  city: "City",
  state: "State",
  zip: "ZIP/postal code",
};

export const placeOrder = (page: Page) => page.getByRole("button", { name: "Place Order" });

export async function openCheckout(page: Page, plan = "Basic Single-Page", amount = "49") {
  await page.goto(`/checkout?plan=${encodeURIComponent(plan)}&amount=${amount}`);
}

/** The payment form loads when it is in view. */
export async function openPaymentForm(page: Page, plan?: string, amount?: string) {
  await openCheckout(page, plan, amount);
  await scrollToPayment(page);
}

export async function openReadyCheckout(page: Page, plan?: string, amount?: string) {
  await openCheckout(page, plan, amount);
  await expectReady(page);
}

export const expectReady = (page: Page) => expectPaymentForm(page, placeOrder(page));

/**
 * Waits until the form can be submitted. Scrolls again if the page reloads as its own document, and reloads it if the
 * form or its token took too long on a busy machine.
 */
export async function expectPaymentForm(page: Page, submit: Locator) {
  const reload = page.getByRole("button", { name: "Reload the page" });
  await expect(async () => {
    if (await reload.isVisible()) await reload.click();
    await scrollToPayment(page);
    await expect(submit).toBeEnabled({ timeout: 5_000 });
  }).toPass();
}

const scrollToPayment = (page: Page) =>
  page.getByRole("region", { name: "Payment", exact: true }).scrollIntoViewIfNeeded();

export async function fillBilling(page: Page) {
  for (const [field, label] of Object.entries(billingLabels)) {
    await page.getByLabel(label, { exact: true }).fill(buyer[field as keyof typeof buyer]);
  }
}

/** Expects the height that is reserved for the payment form to match it. */
export async function expectNoGap(page: Page) {
  const area = page.getByRole("region", { name: "Payment" }).locator("> div").last();
  const [reserved = 0, used = 0] = await area.evaluate((element) => [
    element.clientHeight,
    element.lastElementChild?.firstElementChild?.clientHeight,
  ]);
  expect(reserved - used).toBeLessThan(12);
}
