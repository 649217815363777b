import { expect, type Page } from "@playwright/test";

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

/** Scrolls to the payment form, which loads when it is in view, and waits until it is ready. */
export async function expectReady(page: Page) {
  const section = page.getByRole("region", { name: "Payment" });
  // Retried, because the checkout may still reload as its own document.
  await expect(() => section.scrollIntoViewIfNeeded({ timeout: 2_000 })).toPass();
  await expect(placeOrder(page)).toBeEnabled({ timeout: 0 });
}

export async function openReadyCheckout(page: Page, plan?: string, amount?: string) {
  await openCheckout(page, plan, amount);
  await expectReady(page);
}

export async function fillBilling(page: Page) {
  for (const [field, label] of Object.entries(billingLabels)) {
    await page.getByLabel(label, { exact: true }).fill(buyer[field as keyof typeof buyer]);
  }
}
