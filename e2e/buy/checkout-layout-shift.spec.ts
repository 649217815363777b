import { expect, test } from "@playwright/test";
import { recordLayoutShifts } from "../support/checks/layout-shift.ts";
import { visit } from "../support/fixtures/visit.ts";
import { formNames } from "../support/gateway/payment-form.ts";
import { routeToRealGateway } from "../support/gateway/real-gateway.ts";
import { openReadyCheckout } from "../support/pages/checkout-page.ts";
import { venmoCheckoutPath } from "../support/pages/venmo-claim.ts";

const widths = [1440, 390];

test("causes no layout shift on the Venmo page", async ({ page }) => {
  const shifts = await recordLayoutShifts(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, venmoCheckoutPath);
    await expect(page.getByText("You're purchasing Basic Single-Page for $49")).toBeVisible();
    await expect(page.getByRole("link", { name: "Pay on Venmo" })).toHaveAttribute(
      "href",
      /amount=49/,
    );
    expect(await shifts(), `at ${width} px`).toEqual([]);
  }
});

for (const form of formNames) {
  test(`causes no layout shift while ${form} loads`, async ({ context, page }) => {
    await routeToRealGateway(context, form);
    const shifts = await recordLayoutShifts(page);
    for (const width of widths) {
      // High enough to include the content below the form.
      await page.setViewportSize({ width, height: 1600 });
      await openReadyCheckout(page);
      expect(await shifts(), `at ${width} px`).toEqual([]);
      // The reserved height must match the form, without a gap.
      const area = page.getByRole("region", { name: "Payment" }).locator("> div").last();
      const [reserved = 0, used = 0] = await area.evaluate((element) => [
        element.clientHeight,
        element.lastElementChild?.firstElementChild?.clientHeight,
      ]);
      expect(reserved - used).toBeLessThan(12);
    }
  });
}
