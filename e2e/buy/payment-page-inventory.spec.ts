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
  // The tab's icon; anything else under this name would not be on the list.
  other: "image",
};

const waysToPay: ((widget: PaymentFormDriver, page: Page) => Promise<void>)[] = [
  (widget, page) => widget.payWithCard(page),
  (widget, page) => widget.choosePayPal(page),
  async (widget, page) => {
    await widget.startVenmo(page);
    await respondInVenmo(page, "Approve in Venmo");
    await widget.agreedInVenmo(page);
  },
];

for (const form of formNames) {
  test(`a payment fetches what is on the list and nothing else, with ${form}`, async ({
    context,
  }) => {
    test.slow();
    const gateway = await mockBraintree(context, form);
    gateway.checkoutAnswer = { success: true, id: "tx-1", orderPath: "/order/unknown" };
    const fetched = new Set<string>();
    for (const choose of waysToPay) await pay(context, form, choose, fetched);

    const expected = inventory.filter(({ only }) => only === undefined || only === form);
    const fits = (line: string, { kind, origin, path }: (typeof expected)[number]) => {
      const [what, where = "", address = ""] = line.split(" ");
      return what === kind && where === origin && path.test(address);
    };
    const lines = [...fetched].sort();
    expect(lines.filter((line) => !expected.some((entry) => fits(line, entry)))).toEqual([]);
    // A list that names what nobody asks for is no inventory.
    const sure = expected.filter(({ sometimes }) => !sometimes);
    expect(sure.filter((entry) => !lines.some((line) => fits(line, entry)))).toEqual([]);
    expect(gateway.unexpected).toEqual([]);
  });
}

async function pay(
  context: BrowserContext,
  form: PaymentFormName,
  choose: (widget: PaymentFormDriver, page: Page) => Promise<void>,
  fetched: Set<string>,
) {
  const page = await context.newPage();
  page.on("request", (request) => {
    const line = lineOf(request, page);
    if (line) fetched.add(line);
  });
  await openReadyCheckout(page);
  await fillBilling(page);
  await choose(paymentFormDrivers[form], page);
  const last = page.waitForResponse(/\/api\/orders\//);
  await placeOrder(page).click();
  await expect(page.getByRole("alert")).toContainText("Payment successful!");
  await last;
  await page.close();
}

/** What a frame of the provider fetches for itself is not ours to list; the frame is. */
function lineOf(request: Request, page: Page) {
  const url = new URL(request.url());
  const inPage = request.frame() === page.mainFrame();
  const isDocument = request.resourceType() === "document";
  if (!url.protocol.startsWith("http") || inPage === isDocument) return undefined;
  const origin = url.hostname === "localhost" ? "self" : url.origin;
  return `${kinds[request.resourceType()] ?? "connection"} ${origin} ${url.pathname}`;
}
