/**
 * The checkout with the payment form that is not the default. keyboard-journey.spec.ts checks the default one, and the
 * tests in web/app/pages/checkout check other states.
 */
import { expectNoViolationsAtAnyWidth } from "../support/checks/axe.ts";
import { test } from "../support/fixtures/test.ts";
import { defaultForm, formNames } from "../support/gateway/payment-form.ts";
import { openReadyCheckout } from "../support/pages/checkout-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const form of formNames.filter((name) => name !== defaultForm)) {
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
