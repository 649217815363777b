import { expect, type Page } from "@playwright/test";
import { test } from "../support/fixtures/test.ts";
import { formNames, paymentFormDrivers } from "../support/gateway/payment-form.ts";
import { fillBilling, openReadyCheckout, placeOrder } from "../support/pages/checkout-page.ts";

const script = "https://c.paypal.com/da/r/fb.js";

for (const form of formNames) {
  test.describe(form, () => {
    const { payWithCard } = paymentFormDrivers[form];
    test.use({ form });

    async function pay(page: Page) {
      await fillBilling(page);
      await payWithCard(page);
      await placeOrder(page).click();
      await expect(page.getByRole("alert")).toContainText("Payment successful!");
    }

    test("collects device data only after the buyer starts to fill in the form", async ({
      page,
      gateway,
      policyViolations,
    }) => {
      const requests: string[] = [];
      page.on("request", (request) => requests.push(request.url()));
      await openReadyCheckout(page);
      expect(requests).not.toContain(script);
      const loaded = page.waitForRequest(script);
      await page.getByLabel("Full name").focus();
      await loaded;
      await pay(page);
      expect(requests.filter((url) => url === script)).toHaveLength(1);
      expect(gateway.checkouts).toEqual([
        expect.objectContaining({ deviceData: expect.stringContaining("correlation_id") }),
      ]);
      expect(policyViolations).toEqual([]);
    });

    for (const [condition, fault] of [
      ["is blocked", "unreachable"],
      ["does not load", "hangs"],
    ] as const) {
      test(`pays without device data when the data collector's script ${condition}`, async ({
        page,
        gateway,
      }) => {
        gateway.faults.device_script = fault;
        const errors: Error[] = [];
        page.on("pageerror", (error) => errors.push(error));
        await openReadyCheckout(page);
        await pay(page);
        expect(gateway.checkouts).toHaveLength(1);
        expect(gateway.checkouts[0]).not.toHaveProperty("deviceData");
        expect(errors).toEqual([]);
      });
    }
  });
}
