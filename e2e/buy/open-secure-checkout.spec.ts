import { expect, type Page } from "@playwright/test";
import { expectNoViolations } from "../support/checks/axe.ts";
import { watchNetwork } from "../support/checks/network.ts";
import { test } from "../support/fixtures/test.ts";
import type { Gateway } from "../support/gateway/mock-gateway.ts";
import { formNames, paymentFormDrivers } from "../support/gateway/payment-form.ts";
import {
  billingLabels,
  fillBilling,
  openCheckout,
  openReadyCheckout,
  placeOrder,
} from "../support/pages/checkout-page.ts";
import { routes } from "../support/pages/routes.ts";

const summary = (page: Page) => page.getByRole("region", { name: "Order summary" });

test("[PAY-1] has six required billing fields, with an email input", async ({ page }) => {
  await openCheckout(page);
  const fields = page.getByRole("group", { name: "Billing details" }).getByRole("textbox");
  await expect(fields).toHaveCount(6);
  for (const label of Object.values(billingLabels)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveJSProperty("required", true);
  }
  await expect(page.getByLabel("Email", { exact: true })).toHaveAttribute("type", "email");
});

test("[PAY-1] shows plan, price, total and the next step in the order summary", async ({
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

test("collapses the summary on a phone, with the first field in the first viewport", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCheckout(page);
  await expect(page.getByLabel("Full name")).toBeInViewport({ ratio: 1 });
  const line = summary(page).locator("summary");
  await expect(line).toContainText("Basic Single-Page");
  await expect(line).toContainText("$49");
  await expect(summary(page).getByRole("term")).toHaveText(["Total"]);
  await line.click();
  await expect(summary(page).getByRole("term")).toHaveText(["Basic Single-Page", "Total"]);
  await expect(summary(page)).toContainText("Your receipt email includes the download link.");
});

for (const width of [1440, 1024, 768, 390, 320]) {
  test(`[PAY-1] shows total and project approval without a click at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openCheckout(page, "Logo Design", "80");
    await expect(summary(page).getByRole("term").filter({ hasText: "Total" })).toBeInViewport();
    await expect(summary(page).getByRole("definition").last()).toHaveText("$80");
    await expect(summary(page).getByRole("definition").last()).toBeInViewport({ ratio: 1 });
    const note = summary(page).getByText(
      "An email confirming project approval follows your payment.",
    );
    await expect(note).toBeVisible();
    // Next to the form, an image is above the note.
    if (width < 1024) await expect(note).toBeInViewport({ ratio: 1 });
  });
}

for (const action of ["types", "scrolls down"]) {
  test(`loads the payment form and its token on a phone only after the buyer ${action}`, async ({
    page,
    gateway: _gateway,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const network = watchNetwork(page);
    const loaded: string[] = [];
    page.on("request", (request) => {
      if (/service-|client_token|custom-form|braintree/.test(request.url()))
        loaded.push(request.url());
    });
    await openCheckout(page);
    await expect(summary(page).getByRole("definition")).toHaveText(["$49"]);
    await network.waitUntilIdle();
    await expect(page.getByText("Loading the payment form…")).not.toBeInViewport();
    expect(loaded).toEqual([]);
    if (action === "types") await page.getByLabel("Full name").fill("Pat");
    else await placeOrder(page).scrollIntoViewIfNeeded();
    await expect(placeOrder(page)).toBeEnabled();
    expect(loaded).not.toEqual([]);
  });
}

test("shows the amount on the Place Order button", async ({ page }) => {
  await openCheckout(page, "Logo Design", "80");
  await expect(placeOrder(page)).toHaveText("Place Order$80");
});

for (const [plan, amount, picture] of [
  ["Small Business Site", "99", /small-business-front/],
  ["Logo Design", "80", /tier-logo-design/],
] as const) {
  for (const path of ["/checkout", "/checkoutvenmo"]) {
    test(`shows an image of ${plan} on ${path}`, async ({ page }) => {
      await page.goto(`${path}?plan=${encodeURIComponent(plan)}&amount=${amount}`);
      const image = page.getByRole("main").locator("img:visible").first();
      await expect(image).toHaveJSProperty("complete", true);
      expect(await image.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(picture);
      expect(await image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    });
  }
}

for (const { plan, amount, title, reason, links } of [
  {
    plan: "CMS Site Build",
    amount: "2000",
    title: "CMS Site Build starts with a conversation",
    reason: "Its price depends on the work (from $2000)",
    links: { "Get a Quote": "/#contact", "See packages": "/packages" },
  },
  {
    plan: "Growth",
    amount: "3000",
    title: "Growth starts with a conversation",
    reason: "a 50% deposit is due once we’ve agreed",
    links: { "Get a Quote": "/?package=Growth#contact", "See packages": "/packages" },
  },
  {
    plan: "Garden work",
    amount: "49.50",
    title: "You can’t pay for “Garden work” on this page",
    reason: "you can’t pay for it by card",
    links: {
      "Get a Quote": "/#contact",
      "Pay with Venmo": "/checkoutvenmo?plan=Garden%20work&amount=49.50",
    },
  },
]) {
  test(`[PAY-9] explains instead of showing a form when ${plan} cannot be bought online`, async ({
    page,
  }) => {
    await openCheckout(page, plan, amount);
    const notice = page.getByRole("region", { name: title });
    await expect(notice).toContainText(reason);
    for (const [name, href] of Object.entries(links)) {
      await expect(notice.getByRole("link", { name })).toHaveAttribute("href", href);
    }
    await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(0);
    await expect(placeOrder(page)).toHaveCount(0);
    await expectNoViolations(page);
  });
}

test("[PAY-1] shows that no plan is selected when the URL has none", async ({ page }) => {
  await page.goto("/checkout");
  await expect(page.getByRole("heading", { name: "Nothing selected yet" })).toBeVisible();
  await expect(placeOrder(page)).toBeHidden();
  await page.getByRole("link", { name: "Browse templates" }).click();
  await expect(page).toHaveURL("/templates");
});

for (const form of formNames) {
  test.describe(form, () => {
    const driver = paymentFormDrivers[form];
    let gateway: Gateway;
    test.use({ form });
    test.beforeEach(({ gateway: fixture }) => {
      gateway = fixture;
    });

    test("[PAY-1] does not submit an order when a field is missing or invalid", async ({
      page,
    }) => {
      await openReadyCheckout(page);
      await fillBilling(page);
      await driver.payWithCard(page);
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

    test("[PAY-2] initializes the form with Venmo, PayPal and card in this order", async ({
      page,
    }) => {
      const tokenRequest = page.waitForRequest("**/api/client_token");
      const configurationRequest = page.waitForRequest(
        /\/merchants\/emulator\/client_api\/v1\/configuration/,
      );
      await openReadyCheckout(page);
      expect((await tokenRequest).method()).toBe("GET");
      expect((await configurationRequest).url()).toContain(
        encodeURIComponent("merchant_id=emulator"),
      );
      await expect(driver.options(page)).toHaveText(["Venmo", "PayPal", "Card"]);
    });
  });
}

test("[PAY-2] loads the script of the selected form, and only on /checkout", async ({
  page,
  gateway,
}) => {
  const network = watchNetwork(page);
  let loaded: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    loaded.push(...formNames.filter((form) => paymentFormDrivers[form].script.test(pathname)));
  });
  const otherRoutes = routes.filter((route) => route !== "/checkout");
  for (const route of [...otherRoutes, "/checkoutvenmo?plan=Logo%20Design&amount=80"]) {
    await page.goto(route);
    await network.waitUntilIdle();
  }
  expect(loaded).toEqual([]);
  for (const form of formNames) {
    loaded = [];
    gateway.form = form;
    await openReadyCheckout(page);
    expect(loaded).toEqual([form]);
  }
});
