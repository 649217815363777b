/** The interface that both payment forms share, under StrictMode as in development. */
import { rejectedCvv } from "@agency/braintree-emulator/sandbox-values";
import { expect, type Page, test } from "@playwright/test";
import { serveHarness } from "../support/gateway/harness/serve.ts";
import { type Gateway, mockBraintree } from "../support/gateway/mock-gateway.ts";
import { formNames, paymentFormDrivers, respondInVenmo } from "../support/gateway/payment-form.ts";

const status = (page: Page) => page.getByTestId("status");
const result = (page: Page) => page.getByTestId("result");
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

for (const form of formNames) {
  test.describe(form, () => {
    const driver = paymentFormDrivers[form];
    let gateway: Gateway;
    let errors: string[];

    test.beforeEach(async ({ context, page }) => {
      gateway = await mockBraintree(context, form);
      errors = [];
      page.on("pageerror", (error) => errors.push(error.message));
      await page.goto(await serveHarness(context));
      await expect(status(page)).toHaveText("ready");
    });

    test.afterEach(() => {
      expect(gateway.unexpected).toEqual([]);
      expect(errors).toEqual([]);
    });

    test("offers each payment method once", async ({ page }) => {
      await expect(driver.options(page)).toHaveText(["Venmo", "PayPal", "Card"]);
    });

    test("rejects and shows an error when the card is incomplete", async ({ page }) => {
      await driver.payWithCard(page, { number: "4111111111111112" });
      await press(page, "Pay");
      await expect(result(page)).toHaveText("rejected");
      await expect(page.getByText("This card number is not valid.")).toBeVisible();
    });

    test("rejects and shows an error when the gateway declines the card", async ({ page }) => {
      await driver.payWithCard(page, { cvv: rejectedCvv });
      await press(page, "Pay");
      await expect(result(page)).toHaveText("rejected");
      await expect(page.getByText(driver.rejectedMessage)).toBeVisible();
    });

    test("accepts a card after the buyer cancels Venmo", async ({ page }) => {
      await driver.startVenmo(page);
      await respondInVenmo(page, "Cancel");
      await driver.payWithCard(page);
      await press(page, "Pay");
      await expect(result(page)).toHaveText(/^card-1111-/);
    });

    test("requires a new payment method after clear, and returns a new nonce", async ({ page }) => {
      await driver.payWithCard(page);
      await press(page, "Pay");
      await expect(result(page)).toHaveText(/^card-/);
      const usedNonce = await result(page).textContent();
      await press(page, "Clear");
      await driver.payWithCard(page);
      await press(page, "Pay");
      await expect(result(page)).not.toHaveText(usedNonce ?? "");
      await expect(result(page)).toHaveText(/^card-/);
    });

    test("works again after the component was unmounted", async ({ page }) => {
      await press(page, "Leave");
      await expect(driver.options(page)).toHaveCount(0);
      await press(page, "Return");
      await expect(status(page)).toHaveText("ready");
      await driver.payWithCard(page);
      await press(page, "Pay");
      await expect(result(page)).toHaveText(/^card-/);
    });

    test("allows a second teardown", async ({ page }) => {
      await press(page, "Tear down twice");
      await expect(result(page)).toHaveText("torn down twice");
    });
  });
}
