import { expect, type Page, type Route } from "@playwright/test";
import { test } from "../support/fixtures/test.ts";
import { type Gateway, mockBraintree } from "../support/gateway/mock-gateway.ts";
import { formNames, paymentFormDrivers } from "../support/gateway/payment-form.ts";
import {
  expectReady,
  fillBilling,
  openCheckout,
  openReadyCheckout,
  placeOrder,
} from "../support/pages/checkout-page.ts";

const alert = (page: Page) => page.getByRole("alert");

async function expectNoGateway(page: Page) {
  await expect(alert(page)).toContainText("Unable to initialize payment gateway.", {
    timeout: 20_000,
  });
  await expect(placeOrder(page)).toBeDisabled();
}

async function expectNoForm(page: Page) {
  await expect(alert(page)).toContainText("Failed to load payment form.");
  await expect(placeOrder(page)).toBeDisabled();
}

/** As a blocker in the browser does. */
async function hideForms(page: Page) {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      [id^='braintree--dropin'] { height: 0; overflow: clip }
      [aria-labelledby=payment-title] fieldset { display: none }
    `);
    document.adoptedStyleSheets = [sheet];
  });
}

test("[PAY-4] Place Order is disabled while the token loads, which is given 15 seconds", async ({
  page,
  gateway,
}) => {
  gateway.faults.clientToken = "hangs";
  await openCheckout(page);
  await expect(page.getByRole("status")).toHaveText("Loading the payment form…");
  await expect(placeOrder(page)).toBeDisabled();
  await expectNoGateway(page);
});

for (const form of formNames) {
  test.describe(form, () => {
    const widget = paymentFormDrivers[form];
    let gateway: Gateway;
    test.use({ form });
    test.beforeEach(({ gateway: opened }) => {
      gateway = opened;
    });

    for (const fault of ["refused", "unreachable"] as const) {
      test(`[PAY-3] a token that is ${fault} cannot initialise the gateway`, async ({ page }) => {
        gateway.faults.clientToken = fault;
        await openCheckout(page);
        await expectNoGateway(page);
      });
    }

    test("[PAY-3] a form that cannot be created has failed to load", async ({ page }) => {
      gateway.faults.configuration = "refused";
      await openCheckout(page);
      await expectNoForm(page);
    });

    test("[PAY-3] a form whose code does not arrive has failed to load", async ({ page }) => {
      await page.route(
        ({ pathname }) => widget.script.test(pathname),
        (route) => route.abort(),
      );
      await openCheckout(page);
      await expectNoForm(page);
    });

    for (const [part, fault, address] of [
      ["configuration", "hangs", /\/v1\/configuration/],
      ["frame", "hangs", /hosted-fields-frame/],
      ["frame", "unreachable", /hosted-fields-frame/],
    ] as const) {
      test(`[PAY-3] a form is given 45 seconds when its ${part} is dead (${fault}), then it has failed to load`, async ({
        page,
      }) => {
        gateway.faults[part] = fault;
        await page.clock.install();
        const asked = page.waitForRequest(address);
        await openCheckout(page);
        await asked;
        await page.clock.fastForward(30_000);
        await expect(page.getByRole("status")).toHaveText("Loading the payment form…");
        await expect(placeOrder(page)).toBeDisabled();
        await page.clock.fastForward(16_000);
        await expectNoForm(page);
        await expect(widget.options(page)).toHaveCount(0);
      });
    }

    test("[PAY-3] a form that is there and cannot be seen has failed to load", async ({ page }) => {
      await hideForms(page);
      await openCheckout(page);
      await expectNoForm(page);
    });

    test("[PAY-2] the other ways to pay remain when PayPal's script fails", async ({ page }) => {
      gateway.faults.paypal_script = "unreachable";
      await openReadyCheckout(page);
      await expectPaidWithoutPayPal(page);
    });

    test("[PAY-8] PayPal's script has 30 seconds, then the form goes on without it", async ({
      page,
    }) => {
      gateway.faults.paypal_script = "hangs";
      await page.clock.install();
      const asked = page.waitForRequest(/paypal.+(?:checkout(?:\.min)?\.js|sdk\/js)/);
      await openCheckout(page);
      await widget.startPayPal(page);
      await asked;
      await page.clock.fastForward(20_000);
      await widget.expectPayPalAwaited(page);
      await page.clock.fastForward(11_000);
      await expectReady(page);
      await expectPaidWithoutPayPal(page);
    });

    async function expectPaidWithoutPayPal(page: Page) {
      await widget.expectNoPayPal(page);
      await fillBilling(page);
      await widget.payWithCard(page);
      await placeOrder(page).click();
      await expect(alert(page)).toContainText("Payment successful!");
    }
  });
}

test("[PAY-2] PayPal whose script failed can be tried again in our own form", async ({
  context,
  page,
}) => {
  const gateway = await mockBraintree(context, "hosted-fields");
  gateway.faults.paypal_script = "unreachable";
  await openReadyCheckout(page);
  await paymentFormDrivers["hosted-fields"].expectNoPayPal(page);
  gateway.faults = {};
  await page.getByRole("button", { name: "Try PayPal again" }).click();
  await paymentFormDrivers["hosted-fields"].choosePayPal(page);
});

for (const [how, answer] of [
  ["blocked", (route: Route) => route.abort()],
  ["empty", (route: Route) => route.fulfill({ contentType: "text/css", body: "" })],
] as const) {
  test(`[PAY-3] the Drop-in has failed to load when its stylesheet is ${how}`, async ({
    page,
    gateway: _gateway,
  }) => {
    await page.route("**/*.css", answer);
    await openCheckout(page);
    await expectNoForm(page);
  });
}
