/** How both payment forms load and fail. The states of the page around them are tested in web/app/pages/checkout. */
import { expect, type Page, type Route } from "@playwright/test";
import { test } from "../support/fixtures/test.ts";
import type { Gateway } from "../support/gateway/mock-gateway.ts";
import { defaultForm, formNames, paymentFormDrivers } from "../support/gateway/payment-form.ts";
import {
  expectReady,
  fillBilling,
  openPaymentForm,
  openReadyCheckout,
  placeOrder,
} from "../support/pages/checkout-page.ts";

const { step } = test;

const alert = (page: Page) => page.getByRole("alert");

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

for (const form of formNames) {
  test.describe(form, () => {
    const driver = paymentFormDrivers[form];
    let gateway: Gateway;
    test.use({ form });
    test.beforeEach(({ gateway: fixture }) => {
      gateway = fixture;
    });

    test("[PAY-3] [PAY-4] shows a load error when the form, its script or a frame cannot be loaded, or the form is invisible", async ({
      page,
    }) => {
      await step("a server error", async () => {
        gateway.faults.configuration = "server error";
        await openPaymentForm(page);
        await expectNoForm(page);
      });
      gateway.faults = {};
      await step("a blocked script", async () => {
        const isScript = ({ pathname }: URL) => driver.script.test(pathname);
        await page.route(isScript, (route) => route.abort());
        await openPaymentForm(page);
        await expectNoForm(page);
        await page.unroute(isScript);
      });
      if (form === "drop-in") {
        const respondEmpty = (route: Route) => route.fulfill({ contentType: "text/css", body: "" });
        for (const [reason, respond] of [
          ["blocked", (route: Route) => route.abort()],
          ["empty", respondEmpty],
        ] as const) {
          await step(`a stylesheet that is ${reason}`, async () => {
            await page.route("**/*.css", respond);
            await openPaymentForm(page);
            await expectNoForm(page);
            await page.unroute("**/*.css");
          });
        }
      }
      await page.clock.install();
      for (const [part, fault, url] of [
        ["configuration", "hangs", /\/v1\/configuration/],
        ["frame", "hangs", /hosted-fields-frame/],
        ["frame", "unreachable", /hosted-fields-frame/],
      ] as const) {
        await step(`45 seconds without the ${part}: ${fault}`, async () => {
          gateway.faults = { [part]: fault };
          const requested = page.waitForRequest(url);
          await openPaymentForm(page);
          await requested;
          await page.clock.fastForward(30_000);
          await expect(page.getByRole("status")).toHaveText("Loading the payment form…");
          await expect(placeOrder(page)).toBeDisabled();
          await page.clock.fastForward(16_000);
          await expectNoForm(page);
          await expect(driver.options(page)).toHaveCount(0);
        });
      }
      gateway.faults = {};
      await step("an invisible form", async () => {
        await hideForms(page);
        await openPaymentForm(page);
        await expectNoForm(page);
      });
    });
  });
}

const payPalScript = /paypal.+(?:checkout(?:\.min)?\.js|sdk\/js)/;

async function payWithCard(page: Page, form: keyof typeof paymentFormDrivers) {
  await fillBilling(page);
  await paymentFormDrivers[form].payWithCard(page);
  await placeOrder(page).click();
  await expect(alert(page)).toContainText("Payment successful!");
}

test("[PAY-2] [PAY-8] retries PayPal in the custom payment form, and continues without it, when its script fails or takes more than 30 seconds", async ({
  page,
  gateway,
}) => {
  const driver = paymentFormDrivers[defaultForm];
  await step("a script that fails at first", async () => {
    gateway.faults.paypal_script = "unreachable";
    await openReadyCheckout(page);
    await driver.expectNoPayPal(page);
    gateway.faults = {};
    await page.getByRole("button", { name: "Try PayPal again" }).click();
    await driver.choosePayPal(page);
  });
  await step("a slow script", async () => {
    gateway.faults.paypal_script = "hangs";
    await page.clock.install();
    const requested = page.waitForRequest(payPalScript);
    await openReadyCheckout(page);
    await driver.startPayPal(page);
    await requested;
    await page.clock.fastForward(20_000);
    await driver.expectPayPalLoading(page);
    await page.clock.fastForward(11_000);
    await expectReady(page);
    await driver.expectNoPayPal(page);
  });
  await payWithCard(page, defaultForm);
});

test("[PAY-2] [PAY-8] continues without PayPal in the Drop-in when its script fails or takes more than 30 seconds", async ({
  page,
  gateway,
}) => {
  gateway.form = "drop-in";
  const driver = paymentFormDrivers["drop-in"];
  await step("a script that fails", async () => {
    gateway.faults.paypal_script = "unreachable";
    await openReadyCheckout(page);
    await driver.expectNoPayPal(page);
  });
  await step("a slow script", async () => {
    gateway.faults.paypal_script = "hangs";
    await page.clock.install();
    const requested = page.waitForRequest(payPalScript);
    await openPaymentForm(page);
    await requested;
    await page.clock.fastForward(20_000);
    await driver.expectPayPalLoading(page);
    await page.clock.fastForward(11_000);
    await expectReady(page);
    await driver.expectNoPayPal(page);
  });
  await payWithCard(page, "drop-in");
});
