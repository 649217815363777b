import { expect, type Page, test } from "@playwright/test";
import { braintreeAtTheBoundary, type Gateway } from "./braintree/boundary.ts";
import { formNames, type Widget, widgets } from "./braintree/widget.ts";
import {
  buyer,
  fillBilling,
  openCheckout,
  openReadyCheckout,
  placeOrder,
} from "./checkout-page.ts";
import { policyViolations } from "./policy-violations.ts";

const summary = (page: Page) => page.getByRole("region", { name: "Order summary" });
const alert = (page: Page) => page.getByRole("alert");
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function payByCard(page: Page, widget: Widget) {
  await fillBilling(page);
  await widget.payWithCard(page);
  await placeOrder(page).click();
}

for (const form of formNames) {
  test.describe(form, () => {
    const widget = widgets[form];
    let gateway: Gateway;
    let refused: string[];

    test.beforeEach(async ({ context, page }) => {
      gateway = await braintreeAtTheBoundary(context, form);
      refused = await policyViolations(page);
    });

    /** A payment talks to nobody it has no reason to, and the page's policy stands in nobody's way. */
    test.afterEach(() => {
      expect(gateway.unexpected).toEqual([]);
      expect(refused).toEqual([]);
    });

    test("[PAY-4] Place Order is disabled while an order is placed, and comes back after a failure", async ({
      page,
    }) => {
      gateway.checkoutAnswer = { success: false, error: "Do Not Honor" };
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route("**/api/checkout", async (route) => {
        await held;
        await route.fallback();
      });
      await openReadyCheckout(page);
      await payByCard(page, widget);
      await expect(page.getByRole("button", { name: "Placing order…" })).toBeDisabled();
      release();
      await expect(placeOrder(page)).toBeEnabled();
    });

    test("[PAY-5] a card payment asks the widget first, then posts nonce, amount and billing as JSON", async ({
      page,
    }) => {
      const calls: string[] = [];
      page.on("request", (request) => {
        if (/\/(credit_cards|api\/checkout)$/.test(request.url())) calls.push(request.url());
      });
      const posted = page.waitForRequest("**/api/checkout");
      await openReadyCheckout(page, "Simple Multi-Page", "69");
      await payByCard(page, widget);
      const request = await posted;
      expect(request.method()).toBe("POST");
      expect(request.headers()["content-type"]).toBe("application/json");
      expect(request.postDataJSON()).toEqual({
        paymentMethodNonce: expect.stringMatching(/^card-1111-/),
        amount: "69",
        billing: buyer,
        // Ours: what is bought, and keys so that nothing is charged twice.
        plan: "Simple Multi-Page",
        order: expect.stringMatching(uuid),
        key: expect.stringMatching(uuid),
      });
      expect(calls).toEqual([
        expect.stringContaining("credit_cards"),
        expect.stringContaining("/api/checkout"),
      ]);
    });

    test("[PAY-5] a PayPal account pays as well", async ({ page }) => {
      await openReadyCheckout(page);
      await fillBilling(page);
      await widget.choosePayPal(page);
      await placeOrder(page).click();
      await expect(alert(page)).toContainText("Payment successful!");
      expect(gateway.checkouts).toMatchObject([
        { paymentMethodNonce: expect.stringMatching(/^paypal-/), amount: "49", billing: buyer },
      ]);
    });

    test("[PAY-5] another amount than the catalogue's is corrected in sight, and the catalogue's is posted", async ({
      page,
    }) => {
      await openReadyCheckout(page, "Basic Single-Page", "1");
      await expect(summary(page).getByRole("definition")).toHaveText(["$49", "$49"]);
      await expect(summary(page).getByRole("note")).toHaveText(
        "The link you followed named another amount. The price of Basic Single-Page is $49, and that is what you pay.",
      );
      await payByCard(page, widget);
      await expect.poll(() => gateway.checkouts).toMatchObject([{ amount: "49" }]);
    });

    test("[PAY-5] three prepaid hours are accepted", async ({ page }) => {
      await openReadyCheckout(page, "Website Maintenance", "150");
      await expect(summary(page)).toContainText("3 h × $50");
      await expect(summary(page).getByRole("definition").last()).toHaveText("$150");
      await expect(summary(page).getByRole("note")).toBeHidden();
      await payByCard(page, widget);
      await expect.poll(() => gateway.checkouts).toMatchObject([{ amount: "150" }]);
    });

    for (const amount of ["50", "125"]) {
      test(`[PAY-5] $${amount} is no number of prepaid hours: two are charged`, async ({
        page,
      }) => {
        await openCheckout(page, "Website Maintenance", amount);
        await expect(summary(page).getByRole("definition").last()).toHaveText("$100");
        await expect(summary(page).getByRole("note")).toBeVisible();
      });
    }

    test("[PAY-6] success is told with the transaction's id", async ({ page }) => {
      gateway.checkoutAnswer = { success: true, id: "tx-4711" };
      await openReadyCheckout(page);
      await payByCard(page, widget);
      await expect(alert(page)).toContainText("Payment successful! Transaction ID: tx-4711");
      await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
      await expect(placeOrder(page)).toBeHidden();
    });

    test("[PAY-6] a declined payment is told in the server's words, and a second card can pay", async ({
      page,
    }) => {
      gateway.checkoutAnswer = { success: false, error: "Insufficient Funds" };
      await openReadyCheckout(page);
      await payByCard(page, widget);
      await expect(alert(page)).toContainText("Payment failed: Insufficient Funds");
      await expect(page.getByLabel("Full name")).toHaveValue(buyer.name);

      gateway.checkoutAnswer = { success: true, id: "tx-2" };
      await widget.payWithCard(page, { number: "4012888888881881" });
      await placeOrder(page).click();
      await expect(alert(page)).toContainText("Payment successful! Transaction ID: tx-2");
      const nonces = gateway.checkouts.map(({ paymentMethodNonce }) => paymentMethodNonce);
      expect(nonces).toEqual([
        expect.stringMatching(/^card-1111-/),
        expect.stringMatching(/^card-1881-/),
      ]);
    });

    for (const fault of ["refused", "unreachable"] as const) {
      test(`[PAY-6] a checkout that is ${fault} is an error, and trying again is safe`, async ({
        page,
      }) => {
        gateway.faults.checkout = fault;
        await openReadyCheckout(page);
        await payByCard(page, widget);
        await expect(alert(page)).toContainText("Error processing payment.");
        await expect(alert(page)).toContainText("this order is never charged twice");
      });
    }

    test("[PAY-6] nothing is posted when no way to pay was chosen", async ({ page }) => {
      await openReadyCheckout(page);
      await fillBilling(page);
      await placeOrder(page).click();
      await expect(alert(page)).toContainText("Error processing payment.");
      await expect(alert(page)).toContainText("Nothing was charged.");
      await page.getByRole("button", { name: "Dismiss" }).click();
      await expect(alert(page)).toBeHidden();
      expect(gateway.checkouts).toEqual([]);
    });
  });
}
