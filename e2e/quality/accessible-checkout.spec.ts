/** The checkout with a real payment form. Its other states are tested in web/app/pages/checkout. */
import { expectNoViolationsAtAnyWidth } from "../support/checks/axe.ts";
import { test } from "../support/fixtures/test.ts";
import { formNames } from "../support/gateway/payment-form.ts";
import { openReadyCheckout } from "../support/pages/checkout-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const form of formNames) {
  test.describe(form, () => {
    test.use({ form });
    test("has no accessibility violations when the checkout is ready", async ({
      page,
      gateway: _gateway,
    }) => {
      await openReadyCheckout(page);
      await expectNoViolationsAtAnyWidth(page);
    });
  });
}
