/** Both payment forms with Braintree's scripts, and our own payment API mocked. */
import { rejectedCvv } from "@agency/braintree-emulator/sandbox-values";
import type { PaymentFormName } from "@agency/contract/api/checkout";
import { expect, type Page } from "@playwright/test";
import { recordLayoutShifts } from "../support/checks/layout-shift.ts";
import { test } from "../support/fixtures/test.ts";
import { holdRequest } from "../support/gateway/held-request.ts";
import { formNames, paymentFormDrivers } from "../support/gateway/payment-form.ts";
import {
  billingLabels,
  buyer,
  expectNoGap,
  fillBilling,
  openReadyCheckout,
  placeOrder,
} from "../support/pages/checkout-page.ts";

const { step } = test;

const alert = (page: Page) => page.getByRole("alert");
const errorAlert = (page: Page) => alert(page).filter({ hasText: "Error processing payment." });
const deviceData = /^\{"correlation_id":"[\w-]{32}"\}$/;
const deviceDataScript = "https://c.paypal.com/da/r/fb.js";
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

for (const form of formNames) {
  test.describe(form, () => {
    const driver = paymentFormDrivers[form];
    test.use({ form });

    test("[PAY-1] [PAY-2] [PAY-4] [PAY-5] [PAY-6] charges only a complete order, and only once", async ({
      page,
      gateway,
      policyViolations,
    }) => {
      const tokenRequest = page.waitForRequest("**/api/client_token");
      const configurationRequest = page.waitForRequest(
        /\/merchants\/emulator\/client_api\/v1\/configuration/,
      );
      const requests: string[] = [];
      page.on("request", (request) => requests.push(request.url()));
      const shifts = await recordLayoutShifts(page);
      // High enough to include the content below the form.
      await page.setViewportSize({ width: 1440, height: 1600 });
      await openReadyCheckout(page, "Simple Multi-Page", "69");
      await step("causes no layout shift while the form loads", async () => {
        expect(await shifts()).toEqual([]);
        await expectNoGap(page);
        await page.setViewportSize({ width: 1440, height: 900 });
      });
      await step("[PAY-2] loads only the script of the selected form", () => {
        const paths = requests.map((url) => new URL(url).pathname);
        const isLoaded = (name: PaymentFormName) =>
          paths.some((path) => paymentFormDrivers[name].script.test(path));
        expect(formNames.filter(isLoaded)).toEqual([form]);
      });
      await step("[PAY-2] offers Venmo, PayPal and card in this order", async () => {
        expect((await tokenRequest).method()).toBe("GET");
        expect((await configurationRequest).url()).toContain(
          encodeURIComponent("merchant_id=emulator"),
        );
        await expect(driver.options(page)).toHaveText(["Venmo", "PayPal", "Card"]);
      });
      await step(
        "collects device data only after the buyer starts to fill in the form",
        async () => {
          expect(requests).not.toContain(deviceDataScript);
          const loaded = page.waitForRequest(deviceDataScript);
          await page.getByLabel("Full name").focus();
          await loaded;
        },
      );
      await fillBilling(page);
      await step("[PAY-6] sends nothing when no payment method is selected", async () => {
        await placeOrder(page).click();
        await expect(errorAlert(page)).toContainText(
          "Nothing was charged. Choose a payment method above",
        );
        await page.getByRole("button", { name: "Dismiss" }).click();
        await expect(alert(page)).toBeHidden();
      });
      await step("[PAY-6] asks for card details when they are incomplete", async () => {
        await driver.payWithCard(page, { cvv: "" });
        await placeOrder(page).click();
        await expect(errorAlert(page)).toContainText(
          "Choose a payment method above and check the details.",
        );
      });
      await step("[PAY-1] sends nothing when a field is missing or invalid", async () => {
        await driver.payWithCard(page);
        for (const label of Object.values(billingLabels)) {
          const field = page.getByLabel(label, { exact: true });
          const value = await field.inputValue();
          await field.clear();
          await placeOrder(page).click();
          await expect(field).toBeFocused();
          await field.fill(value);
        }
        const email = page.getByLabel("Email", { exact: true });
        await email.fill("not an address");
        await placeOrder(page).click();
        await expect(email).toBeFocused();
        await email.fill(buyer.email);
      });
      await step("[PAY-6] shows that the gateway did not accept the card", async () => {
        await driver.payWithCard(page, { cvv: rejectedCvv });
        await placeOrder(page).click();
        await expect(errorAlert(page)).toContainText(
          "Nothing was charged. Our payment provider didn’t accept these details.",
        );
      });
      await step("[PAY-6] charges nothing when the gateway is unreachable", async () => {
        gateway.faults.card = "unreachable";
        await driver.payWithCard(page);
        await placeOrder(page).click();
        await expect(errorAlert(page)).toContainText(
          "Nothing was charged. We couldn’t reach our payment provider.",
        );
        await expect(page.getByText(driver.unreachableMessage)).toBeVisible();
        gateway.faults = {};
      });
      expect(gateway.checkouts).toEqual([]);

      const calls: string[] = [];
      page.on("request", (request) => {
        if (/\/(credit_cards|api\/checkout)$/.test(request.url())) calls.push(request.url());
      });
      await step("[PAY-4] disables Place Order until a retry is declined", async () => {
        gateway.checkoutResponse = { success: false, error: "Your bank declined the payment." };
        const pending = await holdRequest(page, { method: "POST", url: "**/api/checkout" });
        await placeOrder(page).click();
        const held = await pending.route;
        await expect(page.getByRole("button", { name: "Placing order…" })).toBeDisabled();
        expect(held.request().headers()["content-type"]).toBe("application/json");
        await held.fallback();
        await expect(alert(page)).toContainText("Payment failed: Your bank declined the payment.");
        await expect(placeOrder(page)).toBeEnabled();
        await expect(placeOrder(page)).toBeFocused();
      });
      await step("[PAY-5] tokenizes the card, then sends nonce, amount and billing", async () => {
        gateway.checkoutResponse = { success: true, id: "emulator-1" };
        await driver.payWithCard(page);
        await placeOrder(page).click();
        await expect(alert(page)).toContainText("Payment successful! Transaction ID: emulator-1");
        expect(calls).toHaveLength(4);
        expect(calls.slice(2)).toEqual([
          expect.stringContaining("credit_cards"),
          expect.stringContaining("/api/checkout"),
        ]);
        expect(gateway.checkouts).toHaveLength(2);
        expect(gateway.checkouts[1]).toEqual({
          paymentMethodNonce: expect.stringMatching(/^card-1111-/),
          amount: "69",
          // Not in the specification: the country, device data against fraud, the plan, and keys that prevent double charges.
          billing: { ...buyer, country: "US" },
          deviceData: expect.stringMatching(deviceData),
          plan: "Simple Multi-Page",
          purchaseKey: expect.stringMatching(uuid),
          attemptKey: expect.stringMatching(uuid),
        });
      });
      expect(requests.filter((url) => url === deviceDataScript)).toHaveLength(1);
      expect(policyViolations).toEqual([]);
    });
  });
}
