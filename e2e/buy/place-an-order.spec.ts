import { rejectedCvv } from "@agency/braintree-emulator/sandbox-values";
import type { PaymentFormName } from "@agency/contract/api/checkout";
import { expect, type Page, test } from "@playwright/test";
import { collectCspViolations } from "../support/checks/csp-violations.ts";
import { type Gateway, mockBraintree } from "../support/gateway/mock-gateway.ts";
import {
  formNames,
  type PaymentFormDriver,
  paymentFormDrivers,
} from "../support/gateway/payment-form.ts";
import {
  buyer,
  expectReady,
  fillBilling,
  openReadyCheckout,
  placeOrder,
} from "../support/pages/checkout-page.ts";

const alert = (page: Page) => page.getByRole("alert");
const deviceData = /^\{"correlation_id":"[\w-]{32}"\}$/;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function payByCard(page: Page, driver: PaymentFormDriver) {
  await fillBilling(page);
  await driver.payWithCard(page);
  await placeOrder(page).click();
}

/** Mocks the gateway, and fails on unexpected requests and CSP violations. */
function setUpCheckout(form: PaymentFormName) {
  const checkout = {} as { gateway: Gateway; cspViolations: string[] };
  test.beforeEach(async ({ context, page }) => {
    checkout.gateway = await mockBraintree(context, form);
    checkout.cspViolations = await collectCspViolations(page);
  });
  test.afterEach(() => {
    expect(checkout.gateway.unexpected).toEqual([]);
    expect(checkout.cspViolations).toEqual([]);
  });
  return checkout;
}

for (const form of formNames) {
  test.describe(form, () => {
    const driver = paymentFormDrivers[form];
    const checkout = setUpCheckout(form);

    test("[PAY-4] disables Place Order while the order is submitted, and enables it after an error", async ({
      page,
    }) => {
      checkout.gateway.checkoutResponse = {
        success: false,
        error: "Your bank declined the payment.",
      };
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route("**/api/checkout", async (route) => {
        await released;
        await route.fallback();
      });
      await openReadyCheckout(page);
      await payByCard(page, driver);
      await expect(page.getByRole("button", { name: "Placing order…" })).toBeDisabled();
      release();
      await expect(placeOrder(page)).toBeEnabled();
      await expect(placeOrder(page)).toBeFocused();
    });

    test("[PAY-5] tokenizes the card, then submits nonce, amount and billing as JSON", async ({
      page,
    }) => {
      const calls: string[] = [];
      page.on("request", (request) => {
        if (/\/(credit_cards|api\/checkout)$/.test(request.url())) calls.push(request.url());
      });
      const posted = page.waitForRequest("**/api/checkout");
      await openReadyCheckout(page, "Simple Multi-Page", "69");
      await payByCard(page, driver);
      const request = await posted;
      expect(request.method()).toBe("POST");
      expect(request.headers()["content-type"]).toBe("application/json");
      expect(request.postDataJSON()).toEqual({
        paymentMethodNonce: expect.stringMatching(/^card-1111-/),
        amount: "69",
        billing: buyer,
        // Not in the specification: device data against fraud, the plan, and keys that prevent double charges.
        deviceData: expect.stringMatching(deviceData),
        plan: "Simple Multi-Page",
        purchaseKey: expect.stringMatching(uuid),
        attemptKey: expect.stringMatching(uuid),
      });
      expect(calls).toEqual([
        expect.stringContaining("credit_cards"),
        expect.stringContaining("/api/checkout"),
      ]);
    });

    test("[PAY-6] charges nothing when the gateway is unreachable, and allows a retry", async ({
      page,
    }) => {
      checkout.gateway.faults.card = "unreachable";
      await openReadyCheckout(page);
      await payByCard(page, driver);
      await expect(alert(page)).toContainText("Error processing payment.");
      await expect(alert(page)).toContainText(
        "Nothing was charged. We couldn’t reach our payment provider.",
      );
      await expect(page.getByText(driver.unreachableMessage)).toBeVisible();
      expect(checkout.gateway.checkouts).toEqual([]);
      checkout.gateway.faults = {};
      await placeOrder(page).click();
      await expect(alert(page)).toContainText("Payment successful!");
    });

    test("[PAY-6] shows that the card was not accepted when the gateway rejects it", async ({
      page,
    }) => {
      await openReadyCheckout(page);
      await fillBilling(page);
      await driver.payWithCard(page, { cvv: rejectedCvv });
      await placeOrder(page).click();
      await expect(alert(page)).toContainText(
        "Nothing was charged. Our payment provider didn’t accept these details.",
      );
      expect(checkout.gateway.checkouts).toEqual([]);
    });

    test("[PAY-6] asks for card details when they are incomplete", async ({ page }) => {
      await openReadyCheckout(page);
      await fillBilling(page);
      await driver.payWithCard(page, { cvv: "" });
      await placeOrder(page).click();
      await expect(alert(page).filter({ hasText: "Error processing payment." })).toContainText(
        "Choose a payment method above and check the details.",
      );
      expect(checkout.gateway.checkouts).toEqual([]);
    });

    test("[PAY-6] submits nothing when no payment method is selected", async ({ page }) => {
      await openReadyCheckout(page);
      await fillBilling(page);
      await placeOrder(page).click();
      await expect(alert(page)).toContainText("Error processing payment.");
      await expect(alert(page)).toContainText("Nothing was charged. Choose a payment method above");
      await page.getByRole("button", { name: "Dismiss" }).click();
      await expect(alert(page)).toBeHidden();
      expect(checkout.gateway.checkouts).toEqual([]);
    });
  });
}

// The result of an order does not depend on the payment form, so one form is enough.
test.describe("with one form", () => {
  const driver = paymentFormDrivers["hosted-fields"];
  const checkout = setUpCheckout("hosted-fields");

  /** Both the order and the request for its result are lost. */
  async function submitAndLoseRequest(page: Page) {
    checkout.gateway.faults.checkout = "unreachable";
    await openReadyCheckout(page);
    await payByCard(page, driver);
    await expect(alert(page)).toContainText("you won’t be charged twice");
  }

  test("[PAY-6] shows that a retry is safe after a server error", async ({ page }) => {
    checkout.gateway.faults.checkout = "server error";
    await openReadyCheckout(page);
    await payByCard(page, driver);
    await expect(alert(page)).toContainText("Error processing payment.");
    await expect(alert(page)).toContainText("you won’t be charged twice");
  });

  test("[PAY-6] reuses the keys of a lost attempt, and keeps the order page link while polling", async ({
    page,
  }) => {
    await page.route("**/api/checkout/*", (route) => route.abort());
    await submitAndLoseRequest(page);
    checkout.gateway.faults = {};
    checkout.gateway.checkoutResponse = {
      success: false,
      processing: true,
      orderPath: "/order/first",
    };
    await driver.payWithCard(page);
    await placeOrder(page).click();
    const orderPage = page.getByRole("link", { name: "Your order page" });
    await expect(orderPage).toBeVisible();
    const [first, second] = checkout.gateway.checkouts;
    expect(second).toMatchObject({
      purchaseKey: first?.purchaseKey,
      attemptKey: first?.attemptKey,
    });
    for (let polls = 0; polls < 2; polls++) await page.waitForEvent("requestfailed");
    await expect(orderPage).toBeVisible();
    await page.route(`**/api/checkout/${first?.attemptKey}`, (route) =>
      route.fulfill({ json: { success: true, id: "first" } }),
    );
    await expect(alert(page)).toContainText("Payment successful! Transaction ID: first");
  });

  test("[PAY-5] does not charge for a plan that the buyer left during tokenization", async ({
    page,
  }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/credit_cards$/, async (route) => {
      await released;
      await route.fallback();
    });
    await openReadyCheckout(page, "Simple Multi-Page", "69");
    const tokenized = page.waitForRequest(/\/credit_cards$/);
    await payByCard(page, driver);
    await tokenized;
    // Simulates Back to a plan that this page has shown before.
    await page.evaluate(() => {
      history.pushState({ idx: 1 }, "", "?plan=Logo%20Design&amount=80");
      dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
    });
    await expect(placeOrder(page)).toContainText("$80");
    const tokenResponse = page.waitForResponse(/\/credit_cards$/);
    release();
    await (await tokenResponse).finished();
    await driver.payWithCard(page);
    await placeOrder(page).click();
    await expect(alert(page)).toContainText("Payment successful!");
    expect(checkout.gateway.checkouts.map(({ plan }) => plan)).toEqual(["Logo Design"]);
  });

  test("[PAY-6] ignores the result of an earlier attempt while a newer one is pending", async ({
    page,
  }) => {
    await submitAndLoseRequest(page);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/api/checkout/*", async (route) => {
      await released;
      await route.fulfill({ json: { success: false, error: "Your bank declined the payment." } });
    });
    await page.reload();
    await expectReady(page);
    checkout.gateway.faults.checkout = "hangs";
    await payByCard(page, driver);
    const placing = page.getByRole("button", { name: "Placing order…" });
    await expect(placing).toBeDisabled();
    const earlier = page.waitForResponse("**/api/checkout/*");
    release();
    await (await earlier).finished();
    await page.evaluate(
      () => new Promise((shown) => setTimeout(() => requestAnimationFrame(shown))),
    );
    await expect(placing).toBeDisabled();
    await expect(alert(page)).toBeHidden();
  });
});
