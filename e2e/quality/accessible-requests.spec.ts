import { expect, test } from "@playwright/test";
import { expectNoViolationsAtAnyWidth, expectNoViolationsInMain } from "../support/checks/axe.ts";
import { payStates } from "../support/data/payment-page-states.ts";
import { routeToRealGateway } from "../support/gateway/real-gateway.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const [name, reach] of Object.entries(payStates)) {
  if (name === "pay-print") continue;
  test(`no violations, and nothing moves: ${name}`, async ({ page, context }) => {
    await routeToRealGateway(context);
    await reach(page);
    expect(await page.evaluate(whatMoves)).toEqual([]);
    const first = name === "pay-proposal";
    await (first ? expectNoViolationsAtAnyWidth : expectNoViolationsInMain)(page);
  });
}

/** Of our own: what the payment provider's form does inside itself is its affair. */
function whatMoves() {
  return document
    .getAnimations()
    .filter(({ playState }) => playState === "running")
    .map(({ effect }) => (effect as KeyframeEffect).target)
    .filter((target) => !target?.closest("[data-braintree-id], [class*=braintree]"))
    .map((target) => target?.className);
}
