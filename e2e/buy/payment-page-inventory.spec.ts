import type { PaymentFormName } from "@agency/contract/api/checkout";
import { type BrowserContext, expect, type Page, type Request, test } from "@playwright/test";
import { inventory, type Kind } from "../support/data/payment-page-inventory.ts";
import { mockBraintree } from "../support/gateway/mock-gateway.ts";
import {
  formNames,
  type PaymentFormDriver,
  paymentFormDrivers,
  respondInVenmo,
} from "../support/gateway/payment-form.ts";
import { fillBilling, openReadyCheckout, placeOrder } from "../support/pages/checkout-page.ts";

const kinds: Record<string, Kind> = {
  script: "script",
  stylesheet: "stylesheet",
  image: "image",
  font: "font",
  document: "frame",
  // The favicon. Anything else of this type is not on the list.
  other: "image",
};

const paymentMethods: ((driver: PaymentFormDriver, page: Page) => Promise<void>)[] = [
  (driver, page) => driver.payWithCard(page),
  (driver, page) => driver.choosePayPal(page),
  async (driver, page) => {
    await driver.startVenmo(page);
    await respondInVenmo(page, "Approve in Venmo");
    await driver.waitForVenmoApproval(page);
  },
];

for (const form of formNames) {
  test(`loads exactly the resources on the list during a payment with ${form}`, async ({
    context,
  }) => {
    test.slow();
    const gateway = await mockBraintree(context, form);
    gateway.checkoutResponse = { success: true, id: "tx-1", orderPath: "/order/unknown" };
    const loaded = new Set<string>();
    for (const selectMethod of paymentMethods) await pay(context, form, selectMethod, loaded);

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
    expect(gateway.unexpected).toEqual([]);
  });
}

async function pay(
  context: BrowserContext,
  form: PaymentFormName,
  selectMethod: (driver: PaymentFormDriver, page: Page) => Promise<void>,
  loaded: Set<string>,
) {
  const page = await context.newPage();
  page.on("request", (request) => {
    const line = formatRequest(request, page);
    if (line) loaded.add(line);
  });
  await openReadyCheckout(page);
  await fillBilling(page);
  await selectMethod(paymentFormDrivers[form], page);
  const orderLoaded = page.waitForResponse(/\/api\/orders\//);
  await placeOrder(page).click();
  await expect(page.getByRole("alert")).toContainText("Payment successful!");
  await orderLoaded;
  await page.close();
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
