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
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function payByCard(page: Page, widget: PaymentFormDriver) {
  await fillBilling(page);
  await widget.payWithCard(page);
  await placeOrder(page).click();
}

/** What every order is watched for, with the form that is asked for. */
function watched(form: PaymentFormName) {
  const checkout = {} as { gateway: Gateway; refused: string[] };
  test.beforeEach(async ({ context, page }) => {
    checkout.gateway = await mockBraintree(context, form);
    checkout.refused = await collectCspViolations(page);
  });
  /** A payment talks to nobody it has no reason to, and the page's policy stands in nobody's way. */
  test.afterEach(() => {
    expect(checkout.gateway.unexpected).toEqual([]);
    expect(checkout.refused).toEqual([]);
  });
  return checkout;
}

for (const form of formNames) {
  test.describe(form, () => {
    const widget = paymentFormDrivers[form];
    const checkout = watched(form);

    test("[PAY-4] Place Order is disabled while an order is placed, and comes back after a failure", async ({
      page,
    }) => {
      checkout.gateway.checkoutAnswer = {
        success: false,
        error: "Your bank declined the payment.",
      };
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
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

    test("[PAY-6] a card that does not reach the gateway is not charged, and can be sent again", async ({
      page,
    }) => {
      checkout.gateway.faults.card = "unreachable";
      await openReadyCheckout(page);
      await payByCard(page, widget);
      await expect(alert(page)).toContainText("Error processing payment.");
      await expect(alert(page)).toContainText(
        "Nothing was charged. We could not reach our payment provider.",
      );
      await expect(page.getByText(widget.unreachable)).toBeVisible();
      expect(checkout.gateway.checkouts).toEqual([]);
      checkout.gateway.faults = {};
      await placeOrder(page).click();
      await expect(alert(page)).toContainText("Payment successful!");
    });

    test("[PAY-6] says that the card was not accepted when the gateway rejects it", async ({
      page,
    }) => {
      await openReadyCheckout(page);
      await fillBilling(page);
      await widget.payWithCard(page, { cvv: rejectedCvv });
      await placeOrder(page).click();
      await expect(alert(page)).toContainText(
        "Nothing was charged. Our payment provider did not accept these details.",
      );
      expect(checkout.gateway.checkouts).toEqual([]);
    });

    test("[PAY-6] asks for the card's details when they are incomplete", async ({ page }) => {
      await openReadyCheckout(page);
      await fillBilling(page);
      await widget.payWithCard(page, { cvv: "" });
      await placeOrder(page).click();
      await expect(alert(page).filter({ hasText: "Error processing payment." })).toContainText(
        "Choose a way to pay above and check its details.",
      );
      expect(checkout.gateway.checkouts).toEqual([]);
    });

    test("[PAY-6] nothing is posted when no way to pay was chosen", async ({ page }) => {
      await openReadyCheckout(page);
      await fillBilling(page);
      await placeOrder(page).click();
      await expect(alert(page)).toContainText("Error processing payment.");
      await expect(alert(page)).toContainText("Nothing was charged. Choose a way to pay above");
      await page.getByRole("button", { name: "Dismiss" }).click();
      await expect(alert(page)).toBeHidden();
      expect(checkout.gateway.checkouts).toEqual([]);
    });
  });
}

// What becomes of an order does not depend on the form it was paid with.
test.describe("whatever the form", () => {
  const widget = paymentFormDrivers["hosted-fields"];
  const checkout = watched("hosted-fields");

  /** The order is lost on its way, and so is the question what became of it. */
  async function loseATry(page: Page) {
    checkout.gateway.faults.checkout = "unreachable";
    await openReadyCheckout(page);
    await payByCard(page, widget);
    await expect(alert(page)).toContainText("this order is never charged twice");
  }

  test("[PAY-6] a checkout that is refused is an error, and trying again is safe", async ({
    page,
  }) => {
    checkout.gateway.faults.checkout = "refused";
    await openReadyCheckout(page);
    await payByCard(page, widget);
    await expect(alert(page)).toContainText("Error processing payment.");
    await expect(alert(page)).toContainText("this order is never charged twice");
  });

  test("[PAY-6] a try after a lost one asks for that one's outcome, and keeps the order page in sight", async ({
    page,
  }) => {
    await page.route("**/api/checkout/*", (route) => route.abort());
    await loseATry(page);
    checkout.gateway.faults = {};
    checkout.gateway.checkoutAnswer = {
      success: false,
      processing: true,
      orderPath: "/order/first",
    };
    await widget.payWithCard(page);
    await placeOrder(page).click();
    const orderPage = page.getByRole("link", { name: "Your order page" });
    await expect(orderPage).toBeVisible();
    const [first, second] = checkout.gateway.checkouts;
    expect(second).toMatchObject({ order: first?.order, key: first?.key });
    for (let polls = 0; polls < 2; polls++) await page.waitForEvent("requestfailed");
    await expect(orderPage).toBeVisible();
    await page.route(`**/api/checkout/${first?.key}`, (route) =>
      route.fulfill({ json: { success: true, id: "first" } }),
    );
    await expect(alert(page)).toContainText("Payment successful! Transaction ID: first");
  });

  test("[PAY-5] does not charge for a plan that was left while its card was tokenized", async ({
    page,
  }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/credit_cards$/, async (route) => {
      await held;
      await route.fallback();
    });
    await openReadyCheckout(page, "Simple Multi-Page", "69");
    const tokenized = page.waitForRequest(/\/credit_cards$/);
    await payByCard(page, widget);
    await tokenized;
    // As when the visitor goes back to a plan that this page has shown before.
    await page.evaluate(() => {
      history.pushState({ idx: 1 }, "", "?plan=Logo%20Design&amount=80");
      dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
    });
    await expect(placeOrder(page)).toContainText("$80");
    const answered = page.waitForResponse(/\/credit_cards$/);
    release();
    await (await answered).finished();
    await widget.payWithCard(page);
    await placeOrder(page).click();
    await expect(alert(page)).toContainText("Payment successful!");
    expect(checkout.gateway.checkouts.map(({ plan }) => plan)).toEqual(["Logo Design"]);
  });

  test("[PAY-6] the outcome of an earlier try says nothing while a newer one is under way", async ({
    page,
  }) => {
    await loseATry(page);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/api/checkout/*", async (route) => {
      await held;
      await route.fulfill({ json: { success: false, error: "Your bank declined the payment." } });
    });
    await page.reload();
    await expectReady(page);
    checkout.gateway.faults.checkout = "hangs";
    await payByCard(page, widget);
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
