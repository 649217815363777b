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

test("[PAY-1] the billing form has six fields, all required, the email of email type", async ({
  page,
}) => {
  await openCheckout(page);
  const fields = page.getByRole("group", { name: "Billing details" }).getByRole("textbox");
  await expect(fields).toHaveCount(6);
  for (const label of Object.values(billingLabels)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveJSProperty("required", true);
  }
  await expect(page.getByLabel("Email", { exact: true })).toHaveAttribute("type", "email");
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
  });
}

test("[PAY-2] a form's code is loaded on /checkout and nowhere else, and the other form's never", async ({
  context,
  page,
}) => {
  const gateway = await braintreeAtTheBoundary(context);
  let loaded: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    loaded.push(...formNames.filter((form) => widgets[form].script.test(pathname)));
  });
  const elsewhere = routes.filter((route) => route !== "/checkout");
  for (const route of [...elsewhere, "/checkoutvenmo?plan=Logo%20Design&amount=80"]) {
    await page.goto(route, { waitUntil: "networkidle" });
  }
  expect(loaded).toEqual([]);
  for (const form of formNames) {
    loaded = [];
    gateway.form = form;
    await openReadyCheckout(page);
    expect(loaded).toEqual([form]);
  }
});
