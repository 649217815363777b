import { expect, type Page } from "@playwright/test";

const nextYear = (new Date().getFullYear() + 1) % 100;

/** Picks the card option and fills in its fields; the page's own button then pays. */
export async function payWithCard(
  page: Page,
  {
    number = "4111111111111111",
    expiry = `12/${nextYear}`,
    cvv = "123",
    postalCode = "80202",
  } = {},
) {
  const option = page.locator(".braintree-option__card");
  // For a moment after a payment the widget still changes views, and may leave the card again.
  await expect(async () => {
    if (await option.isVisible()) await option.click({ timeout: 1_000 });
    await cardField(page, "number").fill(number, { timeout: 1_000 });
    await cardField(page, "expirationDate").fill(expiry, { timeout: 1_000 });
    await cardField(page, "cvv").fill(cvv, { timeout: 1_000 });
    await cardField(page, "postalCode").fill(postalCode, { timeout: 1_000 });
  }).toPass();
}

/** Picks PayPal and agrees there; the page's own button then pays. */
export async function choosePayPal(page: Page) {
  await page.locator(".braintree-option__paypal").click();
  await page.getByRole("button", { name: "PayPal Checkout" }).click();
  await page.locator(".braintree-method--active").getByText("PayPal").waitFor();
}

/** Picks Venmo on a desktop, and has the QR code it shows approved on a phone. */
export async function chooseVenmoOnDesktop(page: Page) {
  await page.locator(".braintree-option__venmo").click();
  await page.locator("[data-braintree-id=venmo-button]").click();
  const frame = page.frameLocator("iframe[name=venmo-desktop-iframe]");
  await frame.getByRole("button", { name: "Approve in Venmo" }).click();
  await page.locator(".braintree-method--active").getByText("Venmo").waitFor();
}

/** Picks Venmo on a phone, which leaves the page for the app and comes back to it. */
export async function chooseVenmoOnPhone(page: Page) {
  await page.locator(".braintree-option__venmo").click();
  await page.locator("[data-braintree-id=venmo-button]").click();
  await page.locator(".braintree-method--active").getByText("Venmo").waitFor();
}

function cardField(page: Page, name: "number" | "expirationDate" | "cvv" | "postalCode") {
  return page.frameLocator(`iframe[name="braintree-hosted-field-${name}"]`).locator("input");
}
