import { expect, type Page } from "@playwright/test";

export const buyer = {
  name: "Pat Payer",
  email: "pat@example.com",
  address: "1701 Wynkoop Street",
  city: "Denver",
  state: "CO",
  zip: "80202",
};

/** The label of each billing field. */
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

/** A payment can be made: the form is fetched when its place comes into view. */
export async function expectReady(page: Page, timeout = 60_000) {
  const place = page.getByRole("region", { name: "Payment" });
  // The document may still be replaced by the checkout's own.
  await expect(() => place.scrollIntoViewIfNeeded({ timeout: 2_000 })).toPass();
  await expect(placeOrder(page)).toBeEnabled({ timeout });
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
