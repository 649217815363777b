import type { PaymentFormName } from "@agency/contract/api/checkout";
import { expect, type Locator, type Page } from "@playwright/test";

const nextYear = (new Date().getFullYear() + 1) % 100;

interface Card {
  number?: string;
  expiry?: string;
  cvv?: string;
  postalCode?: string;
}

/** Fills in a payment form. The page's own button submits it. */
export interface PaymentFormDriver {
  /** Path of its script. */
  script: RegExp;
  /** Shown when the security code does not match. */
  rejectedMessage: string;
  /** Shown when the gateway cannot be reached. */
  unreachableMessage: string;
  /** The payment methods, in order. */
  options(page: Page): Locator;
  /** Selects the card option and fills in its fields. */
  payWithCard(page: Page, card?: Card): Promise<void>;
  /** Selects PayPal and approves the payment there. */
  choosePayPal(page: Page): Promise<void>;
  /** Makes the form load PayPal's script. */
  startPayPal(page: Page): Promise<void>;
  /** Expects the page to wait for PayPal's script. */
  expectPayPalLoading(page: Page): Promise<void>;
  /** Expects PayPal to be missing or to show an error. */
  expectNoPayPal(page: Page): Promise<void>;
  /** Selects Venmo. A desktop shows a QR code, a phone opens the app and returns to the page. */
  startVenmo(page: Page): Promise<void>;
  /** Waits until the Venmo account is selected. */
  waitForVenmoApproval(page: Page): Promise<void>;
}

const active = (page: Page) => page.locator(".braintree-method--active");

const dropIn: PaymentFormDriver = {
  script: /^\/assets\/drop-in-.+\.js$/,
  rejectedMessage: "Credit card verification failed.",
  unreachableMessage: "Network error.",
  options: (page) => page.locator(".braintree-option__label"),
  async payWithCard(page, card) {
    const sheet = page.locator(".braintree-sheet.braintree-card");
    const back = page.locator("[data-braintree-id=toggle]");
    const option = page.locator(".braintree-option__card");
    // Retried, because the Drop-in may still switch views after a payment.
    await expect(async () => {
      for (const step of [back, option]) {
        if (!(await sheet.isVisible()) && (await step.isVisible())) {
          await step.click({ timeout: 5_000 });
        }
      }
      await fillCard(page, card, { timeout: 5_000 });
    }).toPass();
  },
  async choosePayPal(page) {
    await page.locator(".braintree-option__paypal").click();
    await page.getByRole("button", { name: "PayPal Checkout" }).click();
    await active(page).getByText("PayPal").waitFor();
  },
  async startPayPal() {},
  expectPayPalLoading: (page) =>
    expect(page.getByRole("status")).toHaveText("Loading the payment form…"),
  expectNoPayPal: (page) => expect(dropIn.options(page)).toHaveText(["Venmo", "Card"]),
  async startVenmo(page) {
    await page.locator(".braintree-option__venmo").click();
    await page.locator("[data-braintree-id=venmo-button]").click();
  },
  waitForVenmoApproval: (page) => active(page).getByText("Venmo").waitFor(),
};

const choice = (page: Page) => page.getByRole("group", { name: "Choose a way to pay" });
const choose = (page: Page, name: string) =>
  choice(page)
    .getByRole("radio", { name: new RegExp(`^${name}`) })
    .check();

/** Our own form with Hosted Fields. */
const customForm: PaymentFormDriver = {
  script: /^\/assets\/custom-form-.+\.js$/,
  rejectedMessage: "The security code doesn’t match the card.",
  unreachableMessage: "Your card details couldn’t be sent.",
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
  async expectPayPalLoading(page) {
    await expect(choice(page).getByRole("radio", { name: "PayPal" })).toBeChecked();
    await expect(choice(page).getByRole("status")).toHaveText("Loading PayPal…");
  },
  async expectNoPayPal(page) {
    await choose(page, "PayPal");
    await expect(choice(page).getByText("Something went wrong with PayPal.")).toBeVisible();
  },
  async startVenmo(page) {
    await choose(page, "Venmo");
    await page.getByRole("button", { name: "Continue with Venmo" }).click();
  },
  waitForVenmoApproval: (page) => choice(page).getByText("Paying as").waitFor(),
};

export const paymentFormDrivers: Record<PaymentFormName, PaymentFormDriver> = {
  "hosted-fields": customForm,
  "drop-in": dropIn,
};
/** For tests whose result does not depend on the form. */
export const defaultForm: PaymentFormName = "hosted-fields";
export const { payWithCard } = paymentFormDrivers[defaultForm];
export const formNames = Object.keys(paymentFormDrivers) as PaymentFormName[];

/** Simulates the buyer's phone after scanning the QR code. */
export async function respondInVenmo(page: Page, action: "Approve in Venmo" | "Cancel") {
  const frame = page.frameLocator("iframe[name=venmo-desktop-iframe]");
  await frame.getByRole("button", { name: action }).click();
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

/** Both forms use the same frames. */
export function cardField(page: Page, name: "number" | "expirationDate" | "cvv" | "postalCode") {
  return page.frameLocator(`iframe[name="braintree-hosted-field-${name}"]`).locator("input");
}
