import { expect, test } from "@playwright/test";
import { expectNoViolationsAtAnyWidth, expectNoViolationsInMain } from "../support/checks/axe.ts";
import { address, claimedOrder, paidOrder, refused, tooMany } from "../support/data/orders.ts";
import {
  type Answer,
  freshLink,
  lookup,
  open,
  otherStates,
  path,
  renewal,
  state,
} from "../support/pages/order-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const looks: [string, Answer][] = [
  ["paid", { json: paidOrder() }],
  ["claimed", { json: claimedOrder() }],
  ["used up", { json: paidOrder({}, { used: 10 }) }],
  ...otherStates.map(([name, order]): [string, Answer] => [name, { json: order }]),
  ["over", refused(410, "link-over", "This link was valid for 12 months.")],
  ["replaced", refused(410, "link-replaced", "A newer link was sent.")],
  ["unknown", refused(404, "unknown-order", "Unknown.")],
  ["unreachable", { status: 503, json: { error: "later" } }],
];

for (const [name, answer] of looks) {
  test(`no violations: ${name}`, async ({ page }) => {
    await open(page, answer);
    await expect(state(page)).not.toHaveText("Looking up your order…");
    await (name === "paid" ? expectNoViolationsAtAnyWidth : expectNoViolationsInMain)(page);
  });
}

test("no violations: loading, then a link that was sent", async ({ page }) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route(lookup, async (route) => {
    await answered;
    await route.fulfill({ json: paidOrder({}, { used: 10 }) });
  });
  await page.route(renewal, (route) => route.fulfill(tooMany));
  await page.goto(path);
  await expect(state(page)).toHaveText("Looking up your order…");
  await expectNoViolationsInMain(page);
  answer();
  await freshLink(page).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectNoViolationsInMain(page);
  await page.unroute(renewal);
  await page.route(renewal, (route) => route.fulfill({ status: 202, json: { sentTo: address } }));
  await freshLink(page).click();
  await expect(page.getByText(`Sent to ${address}`)).toBeVisible();
  await expectNoViolationsInMain(page);
});
