/** That it is collected only after the buyer starts to fill in the form is tested in place-an-order.spec.ts. */
import { expect } from "@playwright/test";
import { test } from "../support/fixtures/test.ts";
import { defaultForm, paymentFormDrivers, payWithCard } from "../support/gateway/payment-form.ts";
import { fillBilling, openReadyCheckout, placeOrder } from "../support/pages/checkout-page.ts";

const { step } = test;

test("[PAY-2] offers PayPal and pays without device data when the fraud detection or our loader of it is blocked or does not load", async ({
  page,
  gateway,
}) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  const script = /\/da\/r\/fb\.js/;
  const loader = /\/assets\/data-collector-/;
  // Another purchase each time, because the page shows the result of the last one after a reload.
  for (const [name, plan, amount, url] of [
    ["a blocked loader", "Basic Single-Page", "49", loader],
    ["a blocked script", "Simple Multi-Page", "69", script],
    ["a script that does not load", "Logo Design", "80", script],
  ] as const) {
    await step(name, async () => {
      if (url === loader) await page.route(loader, (route) => route.abort());
      else gateway.faults.device_script = name === "a blocked script" ? "unreachable" : "hangs";
      await openReadyCheckout(page, plan, amount);
      const isBlocked = name !== "a script that does not load";
      const attempted = isBlocked
        ? page.waitForEvent("requestfailed", (request) => url.test(request.url()))
        : page.waitForRequest(url);
      await fillBilling(page);
      await attempted;
      await paymentFormDrivers[defaultForm].choosePayPal(page);
      await payWithCard(page);
      await placeOrder(page).click();
      await expect(page.getByRole("alert")).toContainText("Payment successful!");
      await page.unroute(loader);
    });
  }
  expect(gateway.checkouts).toHaveLength(3);
  for (const checkout of gateway.checkouts) expect(checkout).not.toHaveProperty("deviceData");
  expect(errors).toEqual([]);
});
