import { expect, type Page, type Request, test } from "@playwright/test";
import { collectCspViolations } from "../support/checks/csp-violations.ts";
import { inventory, type Kind } from "../support/data/payment-page-inventory.ts";
import {
  formNames,
  type PaymentFormDriver,
  paymentFormDrivers,
  respondInVenmo,
} from "../support/gateway/payment-form.ts";
import { expectPaidOnce } from "../support/gateway/payments.ts";
import { routeToRealGateway } from "../support/gateway/real-gateway.ts";
import {
  expectReady,
  fillBilling,
  openReadyCheckout,
  placeOrder,
} from "../support/pages/checkout-page.ts";

const { step } = test;

const kinds: Record<string, Kind> = {
  script: "script",
  stylesheet: "stylesheet",
  image: "image",
  font: "font",
  document: "frame",
  // The favicon. Anything else of this type is not on the list.
  other: "image",
};

/** Venmo is first, because the Drop-in does not remove its Venmo frame. */
const paymentMethods: Record<string, (driver: PaymentFormDriver, page: Page) => Promise<void>> = {
  async venmo(driver, page) {
    await driver.startVenmo(page);
    await respondInVenmo(page, "Approve in Venmo");
    await driver.waitForVenmoApproval(page);
  },
  async paypal(driver, page) {
    const agreement = page.waitForRequest(/paypal_hermes\/setup_billing_agreement/);
    await driver.choosePayPal(page);
    await agreement;
  },
  card: (driver, page) => driver.payWithCard(page),
};

for (const form of formNames) {
  test(`[PAY-2] [PAY-5] pays with ${form} by Venmo, PayPal and card, and loads exactly the resources on the list`, async ({
    context,
    page,
  }) => {
    test.slow();
    const { unexpected } = await routeToRealGateway(context, form);
    const cspViolations = await collectCspViolations(page);
    const loaded = new Set<string>();
    page.on("request", (request) => {
      const line = formatRequest(request, page);
      if (line) loaded.add(line);
    });
    const email = `buyer-${crypto.randomUUID().slice(0, 8)}@example.com`;
    await openReadyCheckout(page);
    const ids = new Set<string>();
    for (const [method, select] of Object.entries(paymentMethods)) {
      await step(method, async () => {
        if (ids.size > 0) await page.getByRole("button", { name: "buy another" }).click();
        await expectReady(page);
        await fillBilling(page);
        await page.getByLabel("Email", { exact: true }).fill(email);
        await select(paymentFormDrivers[form], page);
        const posted = page.waitForRequest("**/api/checkout");
        const orderLoaded = page.waitForResponse(/\/api\/orders\//);
        await placeOrder(page).click();
        const { paymentMethodNonce } = (await posted).postDataJSON();
        expect(paymentMethodNonce).toMatch(new RegExp(`^${method}-`));
        ids.add(await expectPaidOnce(page));
        await orderLoaded;
      });
    }
    expect(ids.size).toBe(3);

    const expected = inventory.filter(({ only }) => only === undefined || only === form);
    const matches = (line: string, { kind, origin, path }: (typeof expected)[number]) => {
      const [lineKind, lineOrigin = "", linePath = ""] = line.split(" ");
      return lineKind === kind && lineOrigin === origin && path.test(linePath);
    };
    const lines = [...loaded].sort();
    expect(lines.filter((line) => !expected.some((entry) => matches(line, entry)))).toEqual([]);
    // Every required entry must be loaded, so that the list stays accurate.
    const required = expected.filter(({ optional }) => !optional);
    expect(required.filter((entry) => !lines.some((line) => matches(line, entry)))).toEqual([]);
    expect(unexpected).toEqual([]);
    expect(cspViolations).toEqual([]);
  });
}

/** Lists frames of the payment provider, but not what they load. */
function formatRequest(request: Request, page: Page) {
  const url = new URL(request.url());
  const inPage = request.frame() === page.mainFrame();
  const isDocument = request.resourceType() === "document";
  if (!url.protocol.startsWith("http") || inPage === isDocument) return undefined;
  const origin = url.hostname === "localhost" ? "self" : url.origin;
  return `${kinds[request.resourceType()] ?? "connection"} ${origin} ${url.pathname}`;
}
