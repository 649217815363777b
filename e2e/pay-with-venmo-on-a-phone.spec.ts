import { devices, expect, test } from "@playwright/test";
import { braintreeAtTheBoundary } from "./braintree/boundary.ts";
import { formNames, widgets } from "./braintree/widget.ts";
import { buyer, expectReady, fillBilling, openReadyCheckout, placeOrder } from "./checkout-page.ts";

const { userAgent, viewport, isMobile, hasTouch } = devices["Pixel 7"];
test.use({ userAgent, viewport, isMobile, hasTouch });

for (const form of formNames) {
  test(`[PAY-5] a phone leaves for Venmo and comes back to a form that is still filled in, with ${form}`, async ({
    context,
    page,
  }) => {
    const gateway = await braintreeAtTheBoundary(context, form);
    await openReadyCheckout(page);
    await fillBilling(page);
    await widgets[form].chooseVenmoOnPhone(page);
    await expectReady(page);
    await placeOrder(page).click();
    await expect(page.getByRole("alert")).toContainText("Payment successful!");
    expect(gateway.checkouts).toMatchObject([
      { paymentMethodNonce: expect.stringMatching(/^venmo-/), amount: "49", billing: buyer },
    ]);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });
}
