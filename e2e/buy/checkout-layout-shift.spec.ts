import { expect, test } from "@playwright/test";
import { recordLayoutShifts } from "../support/checks/layout-shift.ts";
import { visit } from "../support/fixtures/visit.ts";
import { formNames } from "../support/gateway/payment-form.ts";
import { routeToRealGateway } from "../support/gateway/real-gateway.ts";
import { openReadyCheckout } from "../support/pages/checkout-page.ts";
import { address } from "../support/pages/venmo-claim.ts";

for (const width of [1440, 390]) {
  test(`nothing moves on the Venmo page when its plan is read at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const shifts = await recordLayoutShifts(page);
    await visit(page, address);
    await expect(page.getByText("You're purchasing Basic Single-Page for $49")).toBeVisible();
    await expect(page.getByRole("link", { name: "Pay on Venmo" })).toHaveAttribute(
      "href",
      /amount=49/,
    );
    expect(await shifts()).toEqual([]);
  });
}

for (const form of formNames) {
  for (const width of [1440, 390]) {
    test(`nothing moves while the payment form loads at ${width} px, with ${form}`, async ({
      context,
      page,
    }) => {
      await routeToRealGateway(context, form);
      // High enough to show what is below the form.
      await page.setViewportSize({ width, height: 1600 });
      const shifts = await recordLayoutShifts(page);
      await openReadyCheckout(page);
      expect(await shifts()).toEqual([]);
      // The room that was kept is the form's, not a guess that leaves a hole.
      const room = page.getByRole("region", { name: "Payment" }).locator("> div").last();
      const [kept = 0, used = 0] = await room.evaluate((element) => [
        element.clientHeight,
        element.lastElementChild?.firstElementChild?.clientHeight,
      ]);
      expect(kept - used).toBeLessThan(12);
    });
  }
}
