/** What depends on the built page. The states are tested in web/app/pages/checkout. */
import { expect, type Page } from "@playwright/test";
import { watchNetwork } from "../support/checks/network.ts";
import { test } from "../support/fixtures/test.ts";
import { formNames, paymentFormDrivers } from "../support/gateway/payment-form.ts";
import { openCheckout, openReadyCheckout, placeOrder } from "../support/pages/checkout-page.ts";
import { routes } from "../support/pages/routes.ts";

const { step } = test;

const summary = (page: Page) => page.getByRole("region", { name: "Order summary" });

test("[PAY-1] shows total and project approval without a click at every width", async ({
  page,
}) => {
  await openCheckout(page, "Logo Design", "80");
  for (const width of [1440, 1024, 768, 390, 320]) {
    await step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await page.reload();
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

test("shows an image of the plan on both checkout pages", async ({ page }) => {
  for (const [plan, amount, picture] of [
    ["Small Business Site", "99", /small-business-front/],
    ["Logo Design", "80", /tier-logo-design/],
  ] as const) {
    for (const path of ["/checkout", "/checkoutvenmo"]) {
      await page.goto(`${path}?plan=${encodeURIComponent(plan)}&amount=${amount}`);
      const image = page.getByRole("main").locator("img:visible").first();
      await expect(image).toHaveJSProperty("complete", true);
      expect(await image.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(picture);
      expect(await image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    }
  }
});

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
