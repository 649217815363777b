import { devices, expect, test } from "@playwright/test";
import { braintreeAtTheBoundary } from "./braintree/boundary.ts";
import { chooseVenmoOnPhone } from "./braintree/widget.ts";
import { buyer, expectReady, fillBilling, openReadyCheckout, placeOrder } from "./checkout-page.ts";

const { userAgent, viewport, isMobile, hasTouch } = devices["Pixel 7"];
test.use({ userAgent, viewport, isMobile, hasTouch });

test("[PAY-5] a phone leaves for Venmo and comes back to a form that is still filled in", async ({
  context,
  page,
}) => {
  const gateway = await braintreeAtTheBoundary(context);
  await openReadyCheckout(page);
  await fillBilling(page);
  await chooseVenmoOnPhone(page);
  await expectReady(page);
  await placeOrder(page).click();
  await expect(page.getByRole("alert")).toContainText("Payment successful!");
  expect(gateway.checkouts).toEqual([
    { paymentMethodNonce: expect.stringMatching(/^venmo-/), amount: "49", billing: buyer },
  ]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});
