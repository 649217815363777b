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

/** Hides the form, like an ad blocker. */
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

test("[PAY-4] disables Place Order while the token loads, for up to 15 seconds", async ({
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
    const driver = paymentFormDrivers[form];
    let gateway: Gateway;
    test.use({ form });
    test.beforeEach(({ gateway: fixture }) => {
      gateway = fixture;
    });

    for (const fault of ["server error", "unreachable"] as const) {
      test(`[PAY-3] shows a gateway error when the token request fails: ${fault}`, async ({
        page,
      }) => {
        gateway.faults.clientToken = fault;
        await openCheckout(page);
        await expectNoGateway(page);
      });
    }

    test("[PAY-3] shows a load error when the form cannot be created", async ({ page }) => {
      gateway.faults.configuration = "server error";
      await openCheckout(page);
      await expectNoForm(page);
    });

    test("[PAY-3] shows a load error when the form's script cannot be loaded", async ({ page }) => {
      await page.route(
        ({ pathname }) => driver.script.test(pathname),
        (route) => route.abort(),
      );
      await openCheckout(page);
      await expectNoForm(page);
    });

    for (const [part, fault, url] of [
      ["configuration", "hangs", /\/v1\/configuration/],
      ["frame", "hangs", /hosted-fields-frame/],
      ["frame", "unreachable", /hosted-fields-frame/],
    ] as const) {
      test(`[PAY-3] shows a load error after 45 seconds when the ${part} fails: ${fault}`, async ({
        page,
      }) => {
        gateway.faults[part] = fault;
        await page.clock.install();
        const requested = page.waitForRequest(url);
        await openCheckout(page);
        await requested;
        await page.clock.fastForward(30_000);
        await expect(page.getByRole("status")).toHaveText("Loading the payment form…");
        await expect(placeOrder(page)).toBeDisabled();
        await page.clock.fastForward(16_000);
        await expectNoForm(page);
        await expect(driver.options(page)).toHaveCount(0);
      });
    }

    test("[PAY-3] shows a load error when the form is invisible", async ({ page }) => {
      await hideForms(page);
      await openCheckout(page);
      await expectNoForm(page);
    });

    test("[PAY-2] keeps the other payment methods when PayPal's script fails", async ({ page }) => {
      gateway.faults.paypal_script = "unreachable";
      await openReadyCheckout(page);
      await expectPaidWithoutPayPal(page);
    });

    test("[PAY-8] continues without PayPal when its script takes more than 30 seconds", async ({
      page,
    }) => {
      gateway.faults.paypal_script = "hangs";
      await page.clock.install();
      const requested = page.waitForRequest(/paypal.+(?:checkout(?:\.min)?\.js|sdk\/js)/);
      await openCheckout(page);
      await driver.startPayPal(page);
      await requested;
      await page.clock.fastForward(20_000);
      await driver.expectPayPalLoading(page);
      await page.clock.fastForward(11_000);
      await expectReady(page);
      await expectPaidWithoutPayPal(page);
    });

    async function expectPaidWithoutPayPal(page: Page) {
      await driver.expectNoPayPal(page);
      await fillBilling(page);
      await driver.payWithCard(page);
      await placeOrder(page).click();
      await expect(alert(page)).toContainText("Payment successful!");
    }
  });
}

test("[PAY-2] retries PayPal in the custom payment form after its script failed", async ({
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

for (const [name, blocked] of [
  ["PayPal's fraud detection", /\/da\/r\/fb\.js/],
  ["our loader of it", /\/assets\/data-collector-/],
] as const) {
  test(`[PAY-2] shows PayPal's button when ${name} is blocked`, async ({ context, page }) => {
    await mockBraintree(context, "hosted-fields");
    await page.route(blocked, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed", (request) => blocked.test(request.url()));
    await page.route(/paypal.+sdk\/js/, async (route) => {
      await failed;
      await route.fallback();
    });
    await openReadyCheckout(page);
    await paymentFormDrivers["hosted-fields"].choosePayPal(page);
  });
}

for (const [condition, respond] of [
  ["blocked", (route: Route) => route.abort()],
  ["empty", (route: Route) => route.fulfill({ contentType: "text/css", body: "" })],
] as const) {
  test(`[PAY-3] shows a load error when the Drop-in's stylesheet is ${condition}`, async ({
    page,
    gateway,
  }) => {
    gateway.form = "drop-in";
    await page.route("**/*.css", respond);
    await openCheckout(page);
    await expectNoForm(page);
  });
}
