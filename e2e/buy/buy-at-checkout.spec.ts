import type { PaymentFormName } from "@agency/contract/api/checkout";
import { devices, expect, type Page, test } from "@playwright/test";
import { collectCspViolations } from "../support/checks/csp-violations.ts";
import { findLink, waitForEmail } from "../support/checks/emails.ts";
import { expectReceipt } from "../support/checks/receipt.ts";
import { expectDownloadedFile, file, waitForDownloadPath } from "../support/data/purchased-file.ts";
import { visit } from "../support/fixtures/visit.ts";
import { formNames, paymentFormDrivers, respondInVenmo } from "../support/gateway/payment-form.ts";
import {
  expectPaidOnce,
  findGatewayTransaction,
  transactionId,
} from "../support/gateway/payments.ts";
import { routeToRealGateway } from "../support/gateway/real-gateway.ts";
import { connectRunningEmulator } from "../support/gateway/running-emulator.ts";
import {
  buyer,
  expectReady,
  fillBilling,
  openReadyCheckout,
  placeOrder,
} from "../support/pages/checkout-page.ts";
import { state } from "../support/pages/order-page.ts";

const { userAgent, viewport, isMobile, hasTouch } = devices["Pixel 7"];

const alert = (page: Page) => page.getByRole("alert");
const successHeading = (page: Page) =>
  page.getByRole("heading", { level: 1, name: "Thank you. Basic Single-Page is yours." });
const processingHeading = (page: Page) =>
  page.getByRole("heading", { name: "Your payment is being processed" });

/** A new address for each test, so that its emails can be found. */
const uniqueEmail = () => `buyer-${crypto.randomUUID().slice(0, 8)}@example.com`;

async function fillBillingAs(page: Page, email: string) {
  await fillBilling(page);
  await page.getByLabel("Email", { exact: true }).fill(email);
}

async function submitAndReadNonce(page: Page) {
  const posted = page.waitForRequest("**/api/checkout");
  await placeOrder(page).click();
  return (await posted).postDataJSON().paymentMethodNonce;
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

/** Returns the buyer's email. */
async function openFilledCheckout(page: Page) {
  const email = uniqueEmail();
  await openReadyCheckout(page);
  await fillBillingAs(page, email);
  return email;
}

/** Other tests buy at the same time. */
async function countTransactions(email: string) {
  const { transactions } = await connectRunningEmulator().audit();
  return transactions.filter(({ customerEmail }) => customerEmail === email).length;
}

for (const form of formNames) {
  test.describe(form, () => {
    const driver = paymentFormDrivers[form];
    setUpCheckout(form);

    test("[PAY-6] explains declined and rejected cards, then delivers a template on the page, by email and on the order page", async ({
      page,
      request,
    }) => {
      test.slow();
      const email = uniqueEmail();
      await visit(page, "/basictemplate");
      await page.getByRole("link", { name: "Buy Now" }).click();
      await page.getByRole("link", { name: "Go to Secure Checkout" }).click();
      await expect(page).toHaveURL("/checkout?plan=Basic%20Single-Page&amount=49");
      await expectReady(page);
      await expect(page.getByText("Test mode: no real charges")).toBeVisible();
      await fillBillingAs(page, email);
      for (const [number, message] of [
        ["4000111111111115", /^Payment failed: Your bank declined the payment/],
        ["4000111111111511", /^Payment failed: The payment was declined/],
      ] as const) {
        await driver.payWithCard(page, { number });
        await placeOrder(page).click();
        await expect(alert(page)).toContainText(message);
        await expect(page.getByLabel("Full name")).toHaveValue(buyer.name);
      }
      await driver.payWithCard(page);
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
    });

    test("[PAY-2] pays with a PayPal account through a billing agreement", async ({ page }) => {
      await openFilledCheckout(page);
      const agreement = page.waitForRequest(/paypal_hermes\/setup_billing_agreement/);
      await driver.choosePayPal(page);
      await agreement;
      expect(await submitAndReadNonce(page)).toMatch(/^paypal-/);
      await expectPaidOnce(page);
    });

    test("[PAY-5] pays with a Venmo account after a phone scans the code", async ({ page }) => {
      await openFilledCheckout(page);
      await driver.startVenmo(page);
      await respondInVenmo(page, "Approve in Venmo");
      await driver.waitForVenmoApproval(page);
      expect(await submitAndReadNonce(page)).toMatch(/^venmo-/);
      await expectPaidOnce(page);
    });

    test.describe("on a phone", () => {
      test.use({ userAgent, viewport, isMobile, hasTouch });

      test("[PAY-5] keeps the filled form when the buyer returns from the Venmo app", async ({
        page,
      }) => {
        await openReadyCheckout(page);
        await fillBillingAs(page, uniqueEmail());
        const venmoOpened = page.waitForRequest(/^https:\/\/venmo\.com\//);
        await driver.startVenmo(page);
        await venmoOpened;
        await driver.waitForVenmoApproval(page);
        await expectReady(page);
        expect(await submitAndReadNonce(page)).toMatch(/^venmo-/);
        await expectPaidOnce(page);
        expect(await page.evaluate(() => sessionStorage.getItem("billing /checkout"))).toBeNull();
      });
    });
  });
}

// The result of an order does not depend on the payment form, so one form is enough.
test.describe("with one form", () => {
  const driver = paymentFormDrivers["hosted-fields"];
  setUpCheckout("hosted-fields");

  test("[PAY-6] charges once when a request or its response is lost, and again only when the buyer buys another", async ({
    page,
  }) => {
    test.slow();
    const email = uniqueEmail();
    await openReadyCheckout(page);
    await fillBillingAs(page, email);
    await driver.payWithCard(page);
    await page.route("**/api/checkout", (route) => route.abort("connectionreset"), { times: 1 });
    await placeOrder(page).click();
    await expect(alert(page)).toContainText("Error processing payment.");
    await expect(alert(page)).toContainText("you won’t be charged twice");
    await driver.payWithCard(page);
    await placeOrder(page).click();
    const id = await expectPaidOnce(page);
    await page.reload();
    expect(await expectPaidOnce(page)).toBe(id);

    await page.getByRole("button", { name: "buy another" }).click();
    await expect(page.getByRole("heading", { name: "Secure Checkout" })).toBeFocused();
    await expectReady(page);
    await fillBillingAs(page, email);
    await driver.payWithCard(page);
    await page.route("**/api/checkout", async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    });
    await placeOrder(page).click();
    expect(await expectPaidOnce(page)).not.toBe(id);
  });

  test("[PAY-6] waits for the result when the gateway's response is lost", async ({ page }) => {
    const email = await openFilledCheckout(page);
    await driver.payWithCard(page);
    const fault = { operation: "sale", kind: "response_lost", requestContains: email } as const;
    await connectRunningEmulator().fault(fault);
    await placeOrder(page).click();
    await expect(processingHeading(page)).toBeInViewport();
    await expect(processingHeading(page)).toBeFocused();
    await expect(page.getByRole("status")).toContainText("Please don’t pay again");
    await expectPaidOnce(page);
    await expectDownloadedFile(page);
  });

  test("[PAY-6] shows the result when the page is reloaded during payment", async ({ page }) => {
    const email = await openFilledCheckout(page);
    await driver.payWithCard(page);
    const fault = { operation: "sale", kind: "delayed", delayMs: 2_000 } as const;
    await connectRunningEmulator().fault({ ...fault, requestContains: email });
    await placeOrder(page).click();
    await expect.poll(() => countTransactions(email)).toBe(1);
    await page.reload();
    await expectPaidOnce(page);
    await expect(successHeading(page)).toBeVisible();
  });
});

test("[PAY-5] rejects a request with a tampered amount", async ({ request }) => {
  const nonce = await connectRunningEmulator().nonce({
    number: "4111111111111111",
    expirationMonth: "12",
    expirationYear: "2030",
  });
  const email = uniqueEmail();
  const response = await request.post("/api/checkout", {
    data: {
      paymentMethodNonce: nonce,
      amount: "0.01",
      plan: "Basic Single-Page",
      billing: { ...buyer, email },
      purchaseKey: crypto.randomUUID(),
      attemptKey: crypto.randomUUID(),
    },
  });
  expect(await response.json()).toMatchObject({ success: false });
  expect(await countTransactions(email)).toBe(0);
});
