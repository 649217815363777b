import type { PaymentFormName } from "@agency/contract/checkout";
import { expect, type Locator, type Page } from "@playwright/test";

const nextYear = (new Date().getFullYear() + 1) % 100;

interface Card {
  number?: string;
  expiry?: string;
  cvv?: string;
  postalCode?: string;
}

/** What a buyer does in a payment form; the page's own button then pays. */
export interface Widget {
  /** The name of its script among the site's. */
  script: RegExp;
  /** The ways to pay, in their order. */
  options(page: Page): Locator;
  /** Picks the card option and fills in its fields. */
  payWithCard(page: Page, card?: Card): Promise<void>;
  /** Picks PayPal and agrees there. */
  choosePayPal(page: Page): Promise<void>;
  /** Picks Venmo on a desktop, and has the QR code it shows approved on a phone. */
  chooseVenmoOnDesktop(page: Page): Promise<void>;
  /** Picks Venmo on a phone, which leaves the page for the app and comes back to it. */
  chooseVenmoOnPhone(page: Page): Promise<void>;
}

const active = (page: Page) => page.locator(".braintree-method--active");

export const dropIn: Widget = {
  script: /^\/assets\/drop-in-.+\.js$/,
  options: (page) => page.locator(".braintree-option__label"),
  async payWithCard(page, card) {
    const option = page.locator(".braintree-option__card");
    // For a moment after a payment the widget still changes views, and may leave the card again.
    await expect(async () => {
      if (await option.isVisible()) await option.click({ timeout: 1_000 });
      await fillCard(page, card, { timeout: 1_000 });
    }).toPass();
  },
  async choosePayPal(page) {
    await page.locator(".braintree-option__paypal").click();
    await page.getByRole("button", { name: "PayPal Checkout" }).click();
    await active(page).getByText("PayPal").waitFor();
  },
  async chooseVenmoOnDesktop(page) {
    await page.locator(".braintree-option__venmo").click();
    await page.locator("[data-braintree-id=venmo-button]").click();
    await approveInVenmo(page);
    await active(page).getByText("Venmo").waitFor();
  },
  async chooseVenmoOnPhone(page) {
    await page.locator(".braintree-option__venmo").click();
    await page.locator("[data-braintree-id=venmo-button]").click();
    await active(page).getByText("Venmo").waitFor();
  },
};

const choice = (page: Page) => page.getByRole("group", { name: "Choose a way to pay" });
const choose = (page: Page, name: string) =>
  choice(page)
    .getByRole("radio", { name: new RegExp(`^${name}`) })
    .check();

/** Our own form around Hosted Fields. */
export const hostedFields: Widget = {
  script: /^\/assets\/hosted-fields-.+\.js$/,
  options: (page) => choice(page).locator("label:has(input) > span:first-of-type"),
  async payWithCard(page, card) {
    await choose(page, "Card");
    await fillCard(page, card);
  },
  async choosePayPal(page) {
    await choose(page, "PayPal");
    await page.getByRole("button", { name: "PayPal Checkout" }).click();
    await choice(page).getByText("Paying as payer@example.com").waitFor();
  },
  async chooseVenmoOnDesktop(page) {
    await choose(page, "Venmo");
    await page.getByRole("button", { name: "Continue with Venmo" }).click();
    await approveInVenmo(page);
    await choice(page).getByText("Paying as").waitFor();
  },
  async chooseVenmoOnPhone(page) {
    await choose(page, "Venmo");
    await page.getByRole("button", { name: "Continue with Venmo" }).click();
    await choice(page).getByText("Paying as").waitFor();
  },
};

export const widgets: Record<PaymentFormName, Widget> = {
  "drop-in": dropIn,
  "hosted-fields": hostedFields,
};
export const formNames = Object.keys(widgets) as PaymentFormName[];

async function approveInVenmo(page: Page) {
  const frame = page.frameLocator("iframe[name=venmo-desktop-iframe]");
  await frame.getByRole("button", { name: "Approve in Venmo" }).click();
}

async function fillCard(
  page: Page,
  {
    number = "4111111111111111",
    expiry = `12/${nextYear}`,
    cvv = "123",
    postalCode = "80202",
  }: Card = {},
  options: { timeout?: number } = {},
) {
  await cardField(page, "number").fill(number, options);
  await cardField(page, "expirationDate").fill(expiry, options);
  await cardField(page, "cvv").fill(cvv, options);
  await cardField(page, "postalCode").fill(postalCode, options);
}

/** The same frames in both forms. */
export function cardField(page: Page, name: "number" | "expirationDate" | "cvv" | "postalCode") {
  return page.frameLocator(`iframe[name="braintree-hosted-field-${name}"]`).locator("input");
}
