import type { PaymentFormName } from "@agency/contract/api/checkout";
import { devices, expect, type Page, test } from "@playwright/test";
import { collectCspViolations } from "../support/checks/csp-violations.ts";
import { emailArrivalTime, findLink, waitForEmail } from "../support/checks/emails.ts";
import { expectReceipt } from "../support/checks/receipt.ts";
import { expectDownloadedFile, file, waitForDownloadLink } from "../support/data/purchased-file.ts";
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

/** A fault strikes the next sale, whoever makes it: one purchase at a time. */
test.describe.configure({ mode: "default" });

const { userAgent, viewport, isMobile, hasTouch } = devices["Pixel 7"];

const alert = (page: Page) => page.getByRole("alert");
const thanks = (page: Page) =>
  page.getByRole("heading", { level: 1, name: "Thank you. Basic Single-Page is yours." });
const waiting = (page: Page) =>
  page.getByRole("heading", { name: "Your payment is being processed" });

/** An address of the test's own, so that its mail is found among the others'. */
const freshAddress = () => `buyer-${crypto.randomUUID().slice(0, 8)}@example.com`;

async function fillBillingAs(page: Page, email: string) {
  await fillBilling(page);
  await page.getByLabel("Email", { exact: true }).fill(email);
}

async function nonceOfOrder(page: Page) {
  const posted = page.waitForRequest("**/api/checkout");
  await placeOrder(page).click();
  return (await posted).postDataJSON().paymentMethodNonce;
}

/** What every payment is watched for, with the form that is asked for. */
function watched(form: PaymentFormName) {
  const checkout = {
    double: connectRunningEmulator(),
    unexpected: [] as string[],
    refused: [] as string[],
  };
  test.beforeEach(async ({ context, page }) => {
    Object.assign(checkout, await routeToRealGateway(context, form));
    checkout.refused = await collectCspViolations(page);
  });
  /** A payment talks to nobody it has no reason to, and the page's policy stands in nobody's way. */
  test.afterEach(async () => {
    await checkout.double.clearFaults();
    expect(checkout.unexpected).toEqual([]);
    expect(checkout.refused).toEqual([]);
  });
  return checkout;
}

async function fillIn(page: Page) {
  await openReadyCheckout(page);
  await fillBillingAs(page, freshAddress());
}

for (const form of formNames) {
  test.describe(form, () => {
    const widget = paymentFormDrivers[form];
    watched(form);

    test("[PAY-6] a template bought by card is delivered at once: on the page, by mail, on the order page", async ({
      page,
      request,
    }) => {
      test.slow();
      const email = freshAddress();
      await visit(page, "/basictemplate");
      await page.getByRole("link", { name: "Buy Now" }).click();
      await page.getByRole("link", { name: "Go to Secure Checkout" }).click();
      await expect(page).toHaveURL("/checkout?plan=Basic%20Single-Page&amount=49");
      await expectReady(page);
      await expect(page.getByText("Test payments: no money moves")).toBeVisible();
      await fillBillingAs(page, email);
      await widget.payWithCard(page);
      const link = waitForDownloadLink(page);
      await placeOrder(page).click();

      const id = await transactionId(page);
      await expect(thanks(page)).toBeFocused();
      await expect(thanks(page)).toBeInViewport();
      const { path, workedAt } = await link;
      const { history } = await findGatewayTransaction(id);
      const yes = history.find(({ status }) => status === "submitted_for_settlement")?.at ?? "";
      const linkMs = workedAt - Date.parse(yes);
      await waitForEmail(email, /^Your download: Basic Single-Page/);
      const mailMs = Math.round((await emailArrivalTime(email)) - Date.parse(yes));
      test
        .info()
        .annotations.push(
          { type: "ms from the gateway's yes to a working download", description: `${linkMs}` },
          { type: "ms from the gateway's yes to the receipt", description: `${mailMs}` },
        );
      console.log(`${form}: download after ${linkMs} ms, receipt after ${mailMs} ms`);
      // The service keeps to 1 s and 5 s by itself (its own test measures); here two browsers share the cores.
      expect(linkMs).toBeLessThanOrEqual(5_000);
      expect(mailMs).toBeLessThanOrEqual(10_000);
      expect((await request.head(path)).ok()).toBe(true);
      await expectPaidOnce(page);

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

    test("[PAY-2] a PayPal account pays, by an agreement to vault it", async ({ page }) => {
      await fillIn(page);
      const agreement = page.waitForRequest(/paypal_hermes\/setup_billing_agreement/);
      await widget.choosePayPal(page);
      await agreement;
      expect(await nonceOfOrder(page)).toMatch(/^paypal-/);
      await expectPaidOnce(page);
    });

    test("[PAY-5] a Venmo account pays, by a code that a phone scans", async ({ page }) => {
      await fillIn(page);
      await widget.startVenmo(page);
      await respondInVenmo(page, "Approve in Venmo");
      await widget.agreedInVenmo(page);
      expect(await nonceOfOrder(page)).toMatch(/^venmo-/);
      await expectPaidOnce(page);
    });

    test.describe("on a phone", () => {
      test.use({ userAgent, viewport, isMobile, hasTouch });

      test("[PAY-5] Venmo is left for and comes back to a form that is still filled in", async ({
        page,
      }) => {
        await openReadyCheckout(page);
        await fillBillingAs(page, freshAddress());
        const left = page.waitForRequest(/^https:\/\/venmo\.com\//);
        await widget.startVenmo(page);
        await left;
        await widget.agreedInVenmo(page);
        await expectReady(page);
        expect(await nonceOfOrder(page)).toMatch(/^venmo-/);
        await expectPaidOnce(page);
        expect(await page.evaluate(() => sessionStorage.getItem("billing"))).toBeNull();
      });
    });

    test("[PAY-6] a declined card and a rejected one say what to do, and a good one pays the same order", async ({
      page,
    }) => {
      await fillIn(page);
      for (const [number, words] of [
        ["4000111111111115", /^Payment failed: Your bank declined the payment/],
        ["4000111111111511", /^Payment failed: The payment was declined/],
      ] as const) {
        await widget.payWithCard(page, { number });
        await placeOrder(page).click();
        await expect(alert(page)).toContainText(words);
        await expect(page.getByLabel("Full name")).toHaveValue(buyer.name);
      }
      await widget.payWithCard(page);
      await placeOrder(page).click();
      await expectPaidOnce(page, [
        "processor_declined",
        "gateway_rejected",
        "submitted_for_settlement",
      ]);
    });
  });
}

// What becomes of an order does not depend on the form it was paid with.
test.describe("whatever the form", () => {
  const widget = paymentFormDrivers["hosted-fields"];
  const checkout = watched("hosted-fields");

  test("[PAY-6] an order that is lost on its way is an error, and trying again pays once", async ({
    page,
  }) => {
    await fillIn(page);
    await widget.payWithCard(page);
    await page.route("**/api/checkout", (route) => route.abort("connectionreset"), { times: 1 });
    await placeOrder(page).click();
    await expect(alert(page)).toContainText("Error processing payment.");
    await expect(alert(page)).toContainText("this order is never charged twice");
    await widget.payWithCard(page);
    await placeOrder(page).click();
    await expectPaidOnce(page);
  });

  test("[PAY-6] a connection that is lost after the order was placed is taken up again", async ({
    page,
  }) => {
    await fillIn(page);
    await widget.payWithCard(page);
    await page.route("**/api/checkout", async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    });
    await placeOrder(page).click();
    await expectPaidOnce(page);
  });

  test("[PAY-6] an answer of the gateway that is lost is waited for, and the payment found", async ({
    page,
  }) => {
    await fillIn(page);
    await widget.payWithCard(page);
    await checkout.double.fault({ operation: "sale", kind: "lost" });
    await placeOrder(page).click();
    await expect(waiting(page)).toBeInViewport();
    await expect(waiting(page)).toBeFocused();
    await expect(page.getByRole("status")).toContainText("Please do not pay again");
    await expectPaidOnce(page);
    await expectDownloadedFile(page);
  });

  test("[PAY-6] a page that is reloaded in mid-payment shows the outcome", async ({ page }) => {
    await fillIn(page);
    await widget.payWithCard(page);
    const before = (await checkout.double.audit()).transactions.length;
    await checkout.double.fault({ operation: "sale", kind: "late", delayMs: 8_000 });
    await placeOrder(page).click();
    await expect
      .poll(async () => (await checkout.double.audit()).transactions.length)
      .toBe(before + 1);
    await page.reload();
    await expect(waiting(page)).toBeVisible();
    await expectPaidOnce(page);
    await expect(thanks(page)).toBeVisible();
  });

  test("[PAY-6] a page that is reloaded after the payment still shows it, until another one is bought", async ({
    page,
  }) => {
    await fillIn(page);
    await widget.payWithCard(page);
    await placeOrder(page).click();
    const id = await expectPaidOnce(page);
    await page.reload();
    expect(await expectPaidOnce(page)).toBe(id);
    await page.getByRole("button", { name: "buy another" }).click();
    await expect(page.getByRole("heading", { name: "Secure Checkout" })).toBeFocused();
    await expectReady(page);
    await fillBillingAs(page, freshAddress());
    await widget.payWithCard(page);
    await placeOrder(page).click();
    expect(await expectPaidOnce(page)).not.toBe(id);
  });
});

test("[PAY-5] a tampered amount in the request itself is refused", async ({ request }) => {
  const double = connectRunningEmulator();
  const nonce = await double.nonce({
    number: "4111111111111111",
    expirationMonth: "12",
    expirationYear: "2030",
  });
  const before = (await double.audit()).transactions.length;
  const answer = await request.post("/api/checkout", {
    data: {
      paymentMethodNonce: nonce,
      amount: "0.01",
      plan: "Basic Single-Page",
      billing: buyer,
      order: crypto.randomUUID(),
      key: crypto.randomUUID(),
    },
  });
  expect(await answer.json()).toMatchObject({ success: false });
  expect((await double.audit()).transactions.length).toBe(before);
});
