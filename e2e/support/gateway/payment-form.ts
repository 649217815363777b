import type { PaymentFormName } from "@agency/contract/api/checkout";
import { expect, type Locator, type Page } from "@playwright/test";

const nextYear = (new Date().getFullYear() + 1) % 100;

interface Card {
  number?: string;
  expiry?: string;
  cvv?: string;
  postalCode?: string;
}

/** What a buyer does in a payment form; the page's own button then pays. */
export interface PaymentFormDriver {
  /** The name of its script among the site's. */
  script: RegExp;
  /** Said of a security code that does not match. */
  refusal: string;
  /** Said when the gateway cannot be reached with a card. */
  unreachable: string;
  /** The ways to pay, in their order. */
  options(page: Page): Locator;
  /** Picks the card option and fills in its fields. */
  payWithCard(page: Page, card?: Card): Promise<void>;
  /** Picks PayPal and agrees there. */
  choosePayPal(page: Page): Promise<void>;
  /** Does what makes the form fetch PayPal's script. */
  startPayPal(page: Page): Promise<void>;
  /** Its script is on its way, and the page waits for it. */
  expectPayPalAwaited(page: Page): Promise<void>;
  /** PayPal is not offered, or says that it cannot be reached. */
  expectNoPayPal(page: Page): Promise<void>;
  /** Picks Venmo: a desktop shows a QR code, a phone leaves the page for the app and comes back to it. */
  startVenmo(page: Page): Promise<void>;
  /** Venmo's account is there to pay from. */
  agreedInVenmo(page: Page): Promise<void>;
}

const active = (page: Page) => page.locator(".braintree-method--active");

const dropIn: PaymentFormDriver = {
  script: /^\/assets\/drop-in-.+\.js$/,
  refusal: "Credit card verification failed.",
  unreachable: "Network error.",
  options: (page) => page.locator(".braintree-option__label"),
  async payWithCard(page, card) {
    const sheet = page.locator(".braintree-sheet.braintree-card");
    const back = page.locator("[data-braintree-id=toggle]");
    const option = page.locator(".braintree-option__card");
    // For a moment after a payment the widget still changes views, and may leave the card again.
    await expect(async () => {
      for (const step of [back, option]) {
        if (!(await sheet.isVisible()) && (await step.isVisible())) {
          await step.click({ timeout: 1_000 });
        }
      }
      await fillCard(page, card, { timeout: 1_000 });
    }).toPass();
  },
  async choosePayPal(page) {
    await page.locator(".braintree-option__paypal").click();
    await page.getByRole("button", { name: "PayPal Checkout" }).click();
    await active(page).getByText("PayPal").waitFor();
  },
  async startPayPal() {},
  expectPayPalAwaited: (page) =>
    expect(page.getByRole("status")).toHaveText("Loading the payment form…"),
  expectNoPayPal: (page) => expect(dropIn.options(page)).toHaveText(["Venmo", "Card"]),
  async startVenmo(page) {
    await page.locator(".braintree-option__venmo").click();
    await page.locator("[data-braintree-id=venmo-button]").click();
  },
  agreedInVenmo: (page) => active(page).getByText("Venmo").waitFor(),
};

const choice = (page: Page) => page.getByRole("group", { name: "Choose a way to pay" });
const choose = (page: Page, name: string) =>
  choice(page)
    .getByRole("radio", { name: new RegExp(`^${name}`) })
    .check();

/** Our own form around Hosted Fields. */
const hostedFields: PaymentFormDriver = {
  script: /^\/assets\/hosted-fields-.+\.js$/,
  refusal: "The security code does not fit the card.",
  unreachable: "The card could not be sent.",
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
  startPayPal: (page) => choose(page, "PayPal"),
  async expectPayPalAwaited(page) {
    await expect(choice(page).getByRole("radio", { name: "PayPal" })).toBeChecked();
    await expect(choice(page).getByText("PayPal could not be reached.")).toHaveCount(0);
  },
  async expectNoPayPal(page) {
    await choose(page, "PayPal");
    await expect(choice(page).getByText("PayPal could not be reached.")).toBeVisible();
  },
  async startVenmo(page) {
    await choose(page, "Venmo");
    await page.getByRole("button", { name: "Continue with Venmo" }).click();
  },
  agreedInVenmo: (page) => choice(page).getByText("Paying as").waitFor(),
};

export const paymentFormDrivers: Record<PaymentFormName, PaymentFormDriver> = {
  "drop-in": dropIn,
  "hosted-fields": hostedFields,
};
export const formNames = Object.keys(paymentFormDrivers) as PaymentFormName[];

/** What the buyer's phone does with the QR code that a desktop shows. */
export async function respondInVenmo(page: Page, answer: "Approve in Venmo" | "Cancel") {
  const frame = page.frameLocator("iframe[name=venmo-desktop-iframe]");
  await frame.getByRole("button", { name: answer }).click();
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
