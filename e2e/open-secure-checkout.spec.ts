import { expect, type Page, test } from "@playwright/test";
import { braintreeAtTheBoundary, type Gateway } from "./braintree/boundary.ts";
import { formNames, widgets } from "./braintree/widget.ts";
import {
  billingLabels,
  fillBilling,
  openCheckout,
  openReadyCheckout,
  placeOrder,
} from "./checkout-page.ts";
import { routes } from "./site.ts";

const summary = (page: Page) => page.getByRole("region", { name: "Order summary" });
const alert = (page: Page) => page.getByRole("alert");

for (const form of formNames) {
  test.describe(form, () => {
    const widget = widgets[form];
    let gateway: Gateway;

    test.beforeEach(async ({ context }) => {
      gateway = await braintreeAtTheBoundary(context, form);
    });

    test.afterEach(() => {
      expect(gateway.unexpected).toEqual([]);
    });

    test("[PAY-1] the billing form has six fields, all required, the email of email type", async ({
      page,
    }) => {
      await openReadyCheckout(page);
      const fields = page.getByRole("group", { name: "Billing details" }).getByRole("textbox");
      await expect(fields).toHaveCount(6);
      for (const label of Object.values(billingLabels)) {
        await expect(page.getByLabel(label, { exact: true })).toHaveJSProperty("required", true);
      }
      await expect(page.getByLabel("Email", { exact: true })).toHaveAttribute("type", "email");
    });

    test("[PAY-1] the browser keeps an order with a missing or malformed field", async ({
      page,
    }) => {
      await openReadyCheckout(page);
      await fillBilling(page);
      await widget.payWithCard(page);
      for (const label of Object.values(billingLabels)) {
        const field = page.getByLabel(label, { exact: true });
        const value = await field.inputValue();
        await field.clear();
        await placeOrder(page).click();
        await expect(field).toBeFocused();
        await field.fill(value);
      }
      await page.getByLabel("Email", { exact: true }).fill("not an address");
      await placeOrder(page).click();
      await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
      expect(gateway.checkouts).toEqual([]);
    });

    test("[PAY-1] the order summary shows plan, price and total, and what follows payment", async ({
      page,
    }) => {
      await openCheckout(page, "Logo Design", "80");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Secure Checkout");
      await expect(summary(page).getByRole("term")).toHaveText(["Logo Design", "Total"]);
      await expect(summary(page).getByRole("definition")).toHaveText(["$80", "$80"]);
      await expect(summary(page)).toContainText(
        "An email confirming project approval follows your payment.",
      );
    });

    test("[PAY-1] without a plan there is nothing to pay for", async ({ page }) => {
      await page.goto("/checkout");
      await expect(page.getByRole("heading", { name: "Nothing chosen yet" })).toBeVisible();
      await expect(placeOrder(page)).toBeHidden();
      await page.getByRole("link", { name: "Browse templates" }).click();
      await expect(page).toHaveURL("/templates");
    });

    test("[PAY-2] the client token initialises the form with Venmo, PayPal and card in this order", async ({
      page,
    }) => {
      const tokenAsked = page.waitForRequest("**/api/client_token");
      const initialised = page.waitForRequest(/\/merchants\/double\/client_api\/v1\/configuration/);
      await openReadyCheckout(page);
      expect((await tokenAsked).method()).toBe("GET");
      expect((await initialised).url()).toContain(encodeURIComponent("merchant_id=double"));
      await expect(widget.options(page)).toHaveText(["Venmo", "PayPal", "Card"]);
    });

    test("[PAY-2] PayPal is asked for an agreement to vault, not for a single payment", async ({
      page,
    }) => {
      await openReadyCheckout(page);
      const agreement = page.waitForRequest(/paypal_hermes\/setup_billing_agreement/);
      await widget.choosePayPal(page);
      await agreement;
    });

    for (const fault of ["refused", "unreachable"] as const) {
      test(`[PAY-3] a token that is ${fault} cannot initialise the gateway`, async ({ page }) => {
        gateway.faults.clientToken = fault;
        await openCheckout(page);
        await expect(alert(page)).toContainText("Unable to initialize payment gateway.");
        await expect(placeOrder(page)).toBeDisabled();
      });
    }

    test("[PAY-3] a form that cannot be created has failed to load", async ({ page }) => {
      gateway.faults.configuration = "refused";
      await openCheckout(page);
      await expect(alert(page)).toContainText("Failed to load payment form.");
      await expect(placeOrder(page)).toBeDisabled();
    });

    test("[PAY-3] a form whose code does not arrive has failed to load", async ({ page }) => {
      await page.route(
        ({ pathname }) => widget.script.test(pathname),
        (route) => route.abort(),
      );
      await openCheckout(page);
      await expect(alert(page)).toContainText("Failed to load payment form.");
      await expect(placeOrder(page)).toBeDisabled();
    });

    for (const [part, address] of [
      ["clientToken", /\/api\/client_token$/],
      ["configuration", /\/v1\/configuration/],
    ] as const) {
      test(`[PAY-4] Place Order is disabled while the ${part} loads`, async ({ page }) => {
        gateway.faults[part] = "hangs";
        const asked = page.waitForRequest(address);
        await openCheckout(page);
        await asked;
        await expect(page.getByRole("status")).toHaveText("Loading the payment form…");
        await expect(placeOrder(page)).toBeDisabled();
      });
    }

    test("[PAY-2] the form's code is loaded on /checkout and nowhere else, and the other form's never", async ({
      page,
    }) => {
      const loaded: string[] = [];
      page.on("request", (request) => {
        const { pathname } = new URL(request.url());
        for (const name of formNames) {
          if (widgets[name].script.test(pathname)) loaded.push(name, new URL(page.url()).pathname);
        }
      });
      const elsewhere = routes.filter((route) => route !== "/checkout");
      for (const route of [...elsewhere, "/checkoutvenmo?plan=Logo%20Design&amount=80"]) {
        await page.goto(route, { waitUntil: "networkidle" });
      }
      expect(loaded).toEqual([]);
      await openReadyCheckout(page);
      expect(loaded).toEqual([form, "/checkout"]);
    });
  });
}
