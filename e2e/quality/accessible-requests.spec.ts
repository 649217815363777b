import { expect, test } from "@playwright/test";
import { expectNoViolationsAtAnyWidth, expectNoViolationsInMain } from "../support/checks/axe.ts";
import { paymentPageStates } from "../support/data/payment-page-states.ts";
import { routeToRealGateway } from "../support/gateway/real-gateway.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const [name, setUp] of Object.entries(paymentPageStates)) {
  if (name === "pay-print") continue;
  test(`has no accessibility violations and no running animations: ${name}`, async ({
    page,
    context,
  }) => {
    await routeToRealGateway(context);
    await setUp(page);
    expect(await page.evaluate(findRunningAnimations)).toEqual([]);
    const isFirst = name === "pay-proposal";
    await (isFirst ? expectNoViolationsAtAnyWidth : expectNoViolationsInMain)(page);
  });
}

/** Ignores animations of the payment provider's form. */
function findRunningAnimations() {
  return document
    .getAnimations()
    .filter(({ playState }) => playState === "running")
    .map(({ effect }) => (effect as KeyframeEffect).target)
    .filter((target) => !target?.closest("[data-braintree-id], [class*=braintree]"))
    .map((target) => target?.className);
}
