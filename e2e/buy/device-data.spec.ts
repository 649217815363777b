import type { PaymentFormName } from "@agency/contract/api/checkout";
import { expect, type Page } from "@playwright/test";
import { test } from "../support/fixtures/test.ts";
import { defaultForm, formNames, paymentFormDrivers } from "../support/gateway/payment-form.ts";
import { fillBilling, openReadyCheckout, placeOrder } from "../support/pages/checkout-page.ts";

const script = "https://c.paypal.com/da/r/fb.js";

async function pay(page: Page, form: PaymentFormName) {
  await fillBilling(page);
  await paymentFormDrivers[form].payWithCard(page);
  await placeOrder(page).click();
  await expect(page.getByRole("alert")).toContainText("Payment successful!");
}

for (const form of formNames) {
  test.describe(form, () => {
    test.use({ form });

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
      await pay(page, form);
      expect(requests.filter((url) => url === script)).toHaveLength(1);
      expect(gateway.checkouts).toEqual([
        expect.objectContaining({ deviceData: expect.stringContaining("correlation_id") }),
      ]);
      expect(policyViolations).toEqual([]);
    });
  });
}

test("pays without device data when the data collector's script is blocked or does not load", async ({
  page,
  gateway,
}) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  for (const fault of ["unreachable", "hangs"] as const) {
    gateway.faults.device_script = fault;
    // Another purchase, because the page shows the result of the last one after a reload.
    await openReadyCheckout(page, ...(fault === "hangs" ? ["Logo Design", "80"] : []));
    await pay(page, defaultForm);
  }
  expect(gateway.checkouts).toHaveLength(2);
  for (const checkout of gateway.checkouts) expect(checkout).not.toHaveProperty("deviceData");
  expect(errors).toEqual([]);
});
