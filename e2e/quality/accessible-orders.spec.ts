import { expect, test } from "@playwright/test";
import { expectNoViolationsAtAnyWidth, expectNoViolationsInMain } from "../support/checks/axe.ts";
import {
  address,
  claimedOrder,
  errorResponse,
  paidOrder,
  rateLimited,
} from "../support/data/orders.ts";
import {
  type MockResponse,
  newLinkButton,
  open,
  orderEndpoint,
  otherStates,
  path,
  renewLinkEndpoint,
  state,
} from "../support/pages/order-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const states: [string, MockResponse][] = [
  ["paid", { json: paidOrder() }],
  ["claimed", { json: claimedOrder() }],
  ["out of downloads", { json: paidOrder({}, { used: 10 }) }],
  ...otherStates.map(([name, order]): [string, MockResponse] => [name, { json: order }]),
  ["expired", errorResponse(410, "link-expired", "This link expired after 12 months.")],
  ["replaced", errorResponse(410, "link-replaced", "A newer link was sent.")],
  ["unknown", errorResponse(404, "unknown-order", "Unknown.")],
  ["unreachable", { status: 503, json: { error: "later" } }],
];

for (const [name, response] of states) {
  test(`has no accessibility violations: ${name}`, async ({ page }) => {
    await open(page, response);
    await expect(state(page)).not.toHaveText("Looking up your order…");
    await (name === "paid" ? expectNoViolationsAtAnyWidth : expectNoViolationsInMain)(page);
  });
}

test("has no accessibility violations while loading, after an error and when a link was sent", async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(orderEndpoint, async (route) => {
    await released;
    await route.fulfill({ json: paidOrder({}, { used: 10 }) });
  });
  await page.route(renewLinkEndpoint, (route) => route.fulfill(rateLimited));
  await page.goto(path);
  await expect(state(page)).toHaveText("Looking up your order…");
  await expectNoViolationsInMain(page);
  release();
  await newLinkButton(page).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectNoViolationsInMain(page);
  await page.unroute(renewLinkEndpoint);
  await page.route(renewLinkEndpoint, (route) =>
    route.fulfill({ status: 202, json: { sentTo: address } }),
  );
  await newLinkButton(page).click();
  await expect(page.getByText(`Sent to ${address}`)).toBeVisible();
  await expectNoViolationsInMain(page);
});
