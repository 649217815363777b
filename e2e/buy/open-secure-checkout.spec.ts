/** What depends on the built page. The states are tested in web/app/pages/checkout. */
import { expect, type Page } from "@playwright/test";
import { watchNetwork } from "../support/checks/network.ts";
import { test } from "../support/fixtures/test.ts";
import { openCheckout, placeOrder } from "../support/pages/checkout-page.ts";

const { step } = test;

const summary = (page: Page) => page.getByRole("region", { name: "Order summary" });

test("[PAY-1] shows total and project approval without a click at every width, and an image", async ({
  page,
}) => {
  await openCheckout(page, "Logo Design", "80");
  for (const width of [1440, 1024, 768, 390, 320]) {
    await step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await expect(summary(page).getByRole("term").filter({ hasText: "Total" })).toBeInViewport();
      await expect(summary(page).getByRole("definition").last()).toHaveText("$80");
      await expect(summary(page).getByRole("definition").last()).toBeInViewport({ ratio: 1 });
      const note = summary(page).getByText(
        "An email confirming project approval follows your payment.",
      );
      await expect(note).toBeVisible();
      // Next to the form, an image is above the note.
      if (width < 1024) await expect(note).toBeInViewport({ ratio: 1 });
      else {
        const image = summary(page).locator("img:visible");
        await expect(image).toHaveJSProperty("complete", true);
        const { currentSrc, naturalWidth } = await image.evaluate(
          ({ currentSrc, naturalWidth }: HTMLImageElement) => ({ currentSrc, naturalWidth }),
        );
        expect(currentSrc).toMatch(/tier-logo-design/);
        expect(naturalWidth).toBeGreaterThan(0);
      }
    });
  }
});

test("collapses the summary on a phone, with the first field in the first viewport, and loads the payment form when the buyer types", async ({
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
  await expect(page.getByLabel("Full name")).toBeInViewport({ ratio: 1 });
  const line = summary(page).locator("summary");
  await expect(line).toContainText("Basic Single-Page");
  await expect(line).toContainText("$49");
  await expect(summary(page).getByRole("term")).toHaveText(["Total"]);
  await expect(summary(page).getByRole("definition")).toHaveText(["$49"]);
  await network.waitUntilIdle();
  await expect(page.getByText("Loading the payment form…")).not.toBeInViewport();
  expect(loaded).toEqual([]);

  await line.click();
  await expect(summary(page).getByRole("term")).toHaveText(["Basic Single-Page", "Total"]);
  await expect(summary(page)).toContainText("Your receipt email includes the download link.");

  await page.getByLabel("Full name").fill("Pat");
  await expect(placeOrder(page)).toBeEnabled();
  expect(loaded).not.toEqual([]);
});
