/** Purchases with the real service, whose gateway is the Braintree emulator. */
import type { PaymentFormName } from "@agency/contract/api/checkout";
import { devices, expect, type Page, test } from "@playwright/test";
import { collectCspViolations } from "../support/checks/csp-violations.ts";
import { findLink, waitForEmail } from "../support/checks/emails.ts";
import { recordLayoutShifts } from "../support/checks/layout-shift.ts";
import { expectReceipt } from "../support/checks/receipt.ts";
import { expectDownloadedFile, file, waitForDownloadPath } from "../support/data/purchased-file.ts";
import {
  defaultForm,
  formNames,
  paymentFormDrivers,
  payWithCard,
} from "../support/gateway/payment-form.ts";
import {
  expectPaidOnce,
  findGatewayTransaction,
  transactionId,
} from "../support/gateway/payments.ts";
import { routeToRealGateway } from "../support/gateway/real-gateway.ts";
import { connectRunningEmulator } from "../support/gateway/running-emulator.ts";
import {
  buyer,
  expectNoGap,
  expectReady,
  fillBilling,
  openReadyCheckout,
  placeOrder,
} from "../support/pages/checkout-page.ts";
import { choose, openDemo } from "../support/pages/live-demo.ts";
import { state } from "../support/pages/order-page.ts";

const { step } = test;

const { userAgent, viewport, isMobile, hasTouch } = devices["Pixel 7"];

const alert = (page: Page) => page.getByRole("alert");
const successHeading = (page: Page) =>
  page.getByRole("heading", { level: 1, name: "Thank you. Basic Single-Page is yours." });
const processingHeading = (page: Page) =>
  page.getByRole("heading", { name: "Your payment is being processed" });
const toSingleLine = (text = "") => text.replace(/\s+/g, " ");

/** A new address for each test, so that its emails can be found. */
const uniqueEmail = () => `buyer-${crypto.randomUUID().slice(0, 8)}@example.com`;

async function fillBillingAs(page: Page, email: string) {
  await fillBilling(page);
  await page.getByLabel("Email", { exact: true }).fill(email);
}

/** Routes payments to the emulator, and fails on unexpected requests and CSP violations. */
function setUpCheckout(form: PaymentFormName) {
  let unexpected: string[];
  let cspViolations: string[];
  test.beforeEach(async ({ context, page }) => {
    ({ unexpected } = await routeToRealGateway(context, form));
    cspViolations = await collectCspViolations(page);
  });
  test.afterEach(() => {
    expect(unexpected).toEqual([]);
    expect(cspViolations).toEqual([]);
  });
}

/** Other tests buy at the same time. */
async function countTransactions(email: string) {
  const { transactions } = await connectRunningEmulator().audit();
  return transactions.filter(({ customerEmail }) => customerEmail === email).length;
}

// The result of an order does not depend on the payment form, so one form is enough.
test.describe("with one form", () => {
  setUpCheckout(defaultForm);

  test("[PAY-6] explains declined and rejected cards, then delivers a template and its look on the page, by email and on the order page", async ({
    page,
    request,
  }) => {
    test.slow();
    const email = uniqueEmail();
    await step("keeps the selected look up to the checkout, also after a reload", async () => {
      await openDemo(page, "/basictemplate");
      await choose(page, "Meadow");
      await page.getByRole("link", { name: "Buy Now" }).click();
      await expect(page).toHaveURL("/checkoutvenmo?plan=Basic%20Single-Page&amount=49&look=meadow");
      await page.getByRole("link", { name: "Go to Secure Checkout" }).click();
      await expect(page).toHaveURL("/checkout?plan=Basic%20Single-Page&amount=49&look=meadow");
      await page.reload();
      await expectReady(page);
      const summary = page.getByRole("region", { name: "Order summary" });
      await expect(summary).toContainText("Meadow");
      await expect(summary).toContainText('preset: "meadow"');
      await expect(summary).toContainText("$49");
    });
    await expect(page.getByText("Test mode: no real charges")).toBeVisible();
    await fillBillingAs(page, email);
    for (const [number, message] of [
      ["4000111111111115", /^Payment failed: Your bank declined the payment/],
      ["4000111111111511", /^Payment failed: The payment was declined/],
    ] as const) {
      await payWithCard(page, { number });
      await placeOrder(page).click();
      await expect(alert(page)).toContainText(message);
      await expect(page.getByLabel("Full name")).toHaveValue(buyer.name);
    }
    await payWithCard(page);
    const path = waitForDownloadPath(page);
    await placeOrder(page).click();

    const id = await transactionId(page);
    await expect(successHeading(page)).toBeFocused();
    await expect(successHeading(page)).toBeInViewport();
    expect((await request.head(await path)).ok()).toBe(true);
    expect((await findGatewayTransaction(id)).deviceData).toContain("correlation_id");
    await expectPaidOnce(page, [
      "processor_declined",
      "gateway_rejected",
      "submitted_for_settlement",
    ]);

    await expectDownloadedFile(page);
    const steps = page.getByRole("region", { name: "First steps" });
    await expect(steps.getByRole("listitem")).toHaveCount(3);
    await expectReceipt(page, { "Transaction ID": id, Buyer: buyer.name });
    const receipt = await waitForEmail(email, /^Your download: Basic Single-Page/);
    expect(receipt.text).toContain("$49");
    expect(toSingleLine(receipt.text)).toContain(
      'For your Meadow look, set preset: "meadow" in site.config.ts.',
    );
    expect(receipt.html).toContain("Meadow look");
    for (const [, src = ""] of (receipt.html ?? "").matchAll(/<img[^>]* src="([^"]+)"/g)) {
      expect((await request.get(src)).headers()["content-type"], src).toMatch(/^image\//);
    }
    const onPage = await page.getByRole("link", { name: "Your order page" }).getAttribute("href");
    expect(new URL(findLink(receipt, /\/order\//)).pathname).toMatch(/^\/order\//);
    await page.goto(onPage ?? "");
    await expect(state(page)).toContainText("Paid");
    await expectReceipt(page, { "Transaction ID": id, Buyer: buyer.name });
    await page.goto(findLink(receipt, /\/order\//));
    await expectDownloadedFile(page);
    await page.getByText(`Checksum of ${file.fileName}`).click();
    await expect(page.getByText(file.sha256, { exact: true })).toBeVisible();
    await expect(page.getByText("Look: Meadow", { exact: true })).toBeVisible();
    await expect(page.getByRole("main").getByText('preset: "meadow"')).toBeVisible();
  });

  test("[PAY-6] charges once when the request is lost or the page is reloaded, and again only when the buyer buys another", async ({
    page,
  }) => {
    test.slow();
    const email = uniqueEmail();
    await openReadyCheckout(page);
    await fillBillingAs(page, email);
    await payWithCard(page);
    await page.route("**/api/checkout", (route) => route.abort("connectionreset"), { times: 1 });
    await placeOrder(page).click();
    await expect(alert(page)).toContainText("Error processing payment.");
    await expect(alert(page)).toContainText("you won’t be charged twice");
    await payWithCard(page);
    await placeOrder(page).click();
    const id = await expectPaidOnce(page);
    await page.reload();
    expect(await expectPaidOnce(page)).toBe(id);

    await page.getByRole("button", { name: "buy another" }).click();
    await expect(page.getByRole("heading", { name: "Secure Checkout" })).toBeFocused();
    await expectReady(page);
    await fillBillingAs(page, email);
    await payWithCard(page);
    await step("reloads the page during the payment", async () => {
      const fault = { operation: "sale", kind: "delayed", delayMs: 2_000 } as const;
      await connectRunningEmulator().fault({ ...fault, requestContains: email });
      await placeOrder(page).click();
      await expect.poll(() => countTransactions(email)).toBe(2);
      await page.reload();
      expect(await expectPaidOnce(page)).not.toBe(id);
      await expect(successHeading(page)).toBeVisible();
    });
  });

  test("[PAY-6] waits for the result when the gateway's response is lost", async ({ page }) => {
    const email = uniqueEmail();
    await openReadyCheckout(page);
    await fillBillingAs(page, email);
    await payWithCard(page);
    const fault = { operation: "sale", kind: "response_lost", requestContains: email } as const;
    await connectRunningEmulator().fault(fault);
    await placeOrder(page).click();
    await expect(processingHeading(page)).toBeInViewport();
    await expect(processingHeading(page)).toBeFocused();
    await expect(page.getByRole("status")).toContainText("Please don’t pay again");
    await expectPaidOnce(page);
    await expectDownloadedFile(page);
  });
});

for (const form of formNames) {
  test.describe(`${form} on a phone`, () => {
    const driver = paymentFormDrivers[form];
    setUpCheckout(form);
    test.use({ userAgent, viewport, isMobile, hasTouch });

    test("[PAY-5] loads without a layout shift, and keeps the filled form when the buyer returns from the Venmo app", async ({
      page,
    }) => {
      const shifts = await recordLayoutShifts(page);
      await step("with the content below the form in view", async () => {
        await page.setViewportSize({ width: 390, height: 1600 });
        await openReadyCheckout(page);
        expect(await shifts()).toEqual([]);
        await expectNoGap(page);
        if (viewport) await page.setViewportSize(viewport);
      });
      await fillBillingAs(page, uniqueEmail());
      const venmoOpened = page.waitForRequest(/^https:\/\/venmo\.com\//);
      await driver.startVenmo(page);
      await venmoOpened;
      await driver.waitForVenmoApproval(page);
      await expectReady(page);
      const posted = page.waitForRequest("**/api/checkout");
      await placeOrder(page).click();
      expect((await posted).postDataJSON().paymentMethodNonce).toMatch(/^venmo-/);
      await expectPaidOnce(page);
      expect(await page.evaluate(() => sessionStorage.getItem("billing /checkout"))).toBeNull();
    });
  });
}
