/** What the page relies on in either form, under StrictMode as in development. */
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
    const widget = paymentFormDrivers[form];
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

    test("offers each way to pay once", async ({ page }) => {
      await expect(widget.options(page)).toHaveText(["Venmo", "PayPal", "Card"]);
    });

    test("rejects without a complete card, and says why", async ({ page }) => {
      await widget.payWithCard(page, { number: "4111111111111112" });
      await press(page, "Pay");
      await expect(result(page)).toHaveText("rejected");
      await expect(page.getByText("This card number is not valid.")).toBeVisible();
    });

    test("rejects a card that the gateway refuses, and says why", async ({ page }) => {
      await widget.payWithCard(page, { cvv: rejectedCvv });
      await press(page, "Pay");
      await expect(result(page)).toHaveText("rejected");
      await expect(page.getByText(widget.refusal)).toBeVisible();
    });

    test("a buyer who changes their mind at Venmo's code pays by card", async ({ page }) => {
      await widget.startVenmo(page);
      await respondInVenmo(page, "Cancel");
      await widget.payWithCard(page);
      await press(page, "Pay");
      await expect(result(page)).toHaveText(/^card-1111-/);
    });

    test("asks again after clear instead of handing out the spent nonce", async ({ page }) => {
      await widget.payWithCard(page);
      await press(page, "Pay");
      await expect(result(page)).toHaveText(/^card-/);
      const spent = await result(page).textContent();
      await press(page, "Clear");
      await widget.payWithCard(page);
      await press(page, "Pay");
      await expect(result(page)).not.toHaveText(spent ?? "");
      await expect(result(page)).toHaveText(/^card-/);
    });

    test("comes back working after the page was left", async ({ page }) => {
      await press(page, "Leave");
      await expect(widget.options(page)).toHaveCount(0);
      await press(page, "Return");
      await expect(status(page)).toHaveText("ready");
      await widget.payWithCard(page);
      await press(page, "Pay");
      await expect(result(page)).toHaveText(/^card-/);
    });

    test("can be torn down twice", async ({ page }) => {
      await press(page, "Tear down twice");
      await expect(result(page)).toHaveText("torn down twice");
    });
  });
}
