/** The interface that both payment forms share, under StrictMode as in development. */
import { rejectedCvv } from "@agency/braintree-emulator/sandbox-values";
import { expect, type Page, test } from "@playwright/test";
import { serveHarness } from "../support/gateway/harness/serve.ts";
import { type Gateway, mockBraintree } from "../support/gateway/mock-gateway.ts";
import { formNames, paymentFormDrivers, respondInVenmo } from "../support/gateway/payment-form.ts";

const { step } = test;

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

    test("takes a card after every error, a cancellation, a used nonce and a remount", async ({
      page,
    }) => {
      const pay = async (expected: string | RegExp) => {
        await press(page, "Pay");
        await expect(result(page)).toHaveText(expected);
      };
      await step("offers each payment method once", () =>
        expect(driver.options(page)).toHaveText(["Venmo", "PayPal", "Card"]),
      );
      await step("accepts a card after the buyer cancels Venmo", async () => {
        await driver.startVenmo(page);
        await respondInVenmo(page, "Cancel");
        await driver.payWithCard(page);
        await pay(/^card-1111-/);
      });
      const usedNonce = (await result(page).textContent()) ?? "";
      await step("rejects and shows an error when the card is invalid", async () => {
        await press(page, "Clear");
        await driver.payWithCard(page, { number: "4111111111111112" });
        await pay("rejected");
        await expect(page.getByText("This card number is not valid.")).toBeVisible();
      });
      await step("rejects and shows an error when the gateway declines the card", async () => {
        await driver.payWithCard(page);
        await pay(/^card-/);
        await press(page, "Clear");
        await driver.payWithCard(page, { cvv: rejectedCvv });
        await pay("rejected");
        await expect(page.getByText(driver.rejectedMessage)).toBeVisible();
      });
      await step("returns a new nonce for each payment", async () => {
        await driver.payWithCard(page);
        await pay(/^card-/);
        await expect(result(page)).not.toHaveText(usedNonce);
      });
      await step("works again after the component was unmounted", async () => {
        await press(page, "Leave");
        await expect(driver.options(page)).toHaveCount(0);
        await press(page, "Return");
        await expect(status(page)).toHaveText("ready");
        await driver.payWithCard(page);
        await pay(/^card-/);
      });
      await step("allows a second teardown", async () => {
        await press(page, "Tear down twice");
        await expect(result(page)).toHaveText("torn down twice");
      });
      expect(gateway.unexpected).toEqual([]);
      expect(errors).toEqual([]);
    });
  });
}
