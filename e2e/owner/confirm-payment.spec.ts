import { agency } from "@agency/contract/agency";
import type { ClaimReview } from "@agency/contract/api/orders";
import { expect, type Page } from "@playwright/test";
import { expectNoViolationsAtAnyWidth, expectNoViolationsInMain } from "../support/checks/axe.ts";
import { claimReview, number, refused, token } from "../support/data/orders.ts";
import { test } from "../support/fixtures/test.ts";

const path = `/confirm/${token}`;
const review = `**/api/claims/${token}`;
const confirmation = `**/api/claims/${token}/confirmation`;

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const state = (page: Page) => page.getByRole("main").getByRole("status");
const deliver = (page: Page) => page.getByRole("button", { name: "Payment received: deliver" });
const facts = (page: Page) =>
  page.getByRole("region", { name: `Order ${number}` }).getByRole("definition");

type Answer = Parameters<Parameters<Parameters<Page["route"]>[1]>[0]["fulfill"]>[0];

async function open(page: Page, answer: Answer) {
  await page.route(review, (route) => route.fulfill(answer));
  await page.goto(path);
}
const openClaim = (page: Page, claim: ClaimReview) => open(page, { json: claim });

test("a claim shows what to look for, and until when", async ({
  page,
  consoleErrors,
  policyViolations,
}) => {
  await page.clock.install({ time: new Date("2026-11-15T18:00:00Z") });
  await openClaim(page, claimReview());
  await expect(title(page)).toHaveText("Check a payment");
  await expect(state(page)).toHaveText("The buyer waits for you to find this payment in Venmo.");
  await expect(page.getByText("$49", { exact: true })).toBeVisible();
  await expect(facts(page)).toHaveText([
    "Basic Single-Page",
    "ada@example.com",
    "Sunday, November 15 at 10:00 AM, Denver time",
    "Monday, November 16 at 2:45 PM, Denver time",
  ]);
  await expect(page.getByText("Due", { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Is the money there?" })).toContainText(
    `$49 with ${number} in its note, or “Template: Basic Single-Page”`,
  );
  expect(consoleErrors).toEqual([]);
  expect(policyViolations).toEqual([]);
});

test("a claim that is overdue says so", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-17T18:00:00Z") });
  await openClaim(page, claimReview());
  await expect(page.getByText("Was due", { exact: true })).toBeVisible();
});

test("opening the page delivers nothing; one press of a key does", async ({ page }) => {
  let posted = 0;
  await page.route(confirmation, (route) => {
    posted++;
    expect(route.request().method()).toBe("POST");
    return route.fulfill({ json: claimReview({ state: "paid" }) });
  });
  await openClaim(page, claimReview());
  await deliver(page).focus();
  expect(posted).toBe(0);
  await page.keyboard.press("Enter");
  await expect(state(page)).toHaveText("Delivered. The buyer has the download by email.");
  await expect(deliver(page)).toHaveCount(0);
  await expect(facts(page).first()).toHaveText("Basic Single-Page");
  expect(posted).toBe(1);
});

test("the button rests while the order is delivered", async ({ page }) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route(confirmation, async (route) => {
    await answered;
    await route.fulfill({ json: claimReview({ state: "paid" }) });
  });
  await openClaim(page, claimReview());
  await deliver(page).click();
  await expect(page.getByRole("button", { name: "Delivering…" })).toBeDisabled();
  answer();
  await expect(state(page)).toHaveText(/^Delivered/);
});

test("work that is yet to be done is confirmed with a receipt", async ({ page }) => {
  const claim = claimReview({ item: "Logo Design", totalCents: 8_000 });
  await page.route(confirmation, (route) => route.fulfill({ json: { ...claim, state: "paid" } }));
  await openClaim(page, claim);
  await deliver(page).click();
  await expect(state(page)).toHaveText("Confirmed. The buyer has the receipt by email.");
});

for (const [name, words] of [
  ["pending", "This payment is still being processed."],
  ["paid", "Already paid. The buyer has the email; nothing is left to do."],
  ["part_refunded", "Already paid. The buyer has the email; nothing is left to do."],
  ["refunded", "This order was refunded. There is nothing to deliver."],
  ["cancelled", "This order was cancelled. There is nothing to deliver."],
] as const) {
  test(`an order that is ${name} has no button`, async ({ page }) => {
    await openClaim(page, claimReview({ state: name }));
    await expect(state(page)).toHaveText(words);
    await expect(facts(page)).toHaveCount(3);
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  });
}

test("an order that was cancelled meanwhile is not delivered, and says so", async ({ page }) => {
  const words = "This order was cancelled. Nothing was sent.";
  await page.route(confirmation, (route) => route.fulfill(refused(409, "cancelled", words)));
  await openClaim(page, claimReview());
  await deliver(page).click();
  await expect(page.getByRole("alert")).toContainText(words);
});

test("after a lost connection the button can be pressed again", async ({ page }) => {
  await page.route(confirmation, (route) => route.abort());
  await openClaim(page, claimReview());
  await deliver(page).click();
  await expect(page.getByRole("alert")).toContainText("We could not reach our service.");
  await page.unroute(confirmation);
  await page.route(confirmation, (route) =>
    route.fulfill({ json: claimReview({ state: "paid" }) }),
  );
  await deliver(page).click();
  await expect(state(page)).toHaveText(/^Delivered/);
  await expect(page.getByRole("alert")).toBeHidden();
});

test("an expired link says where a newer one is", async ({ page }) => {
  await open(page, refused(410, "claim-expired", "This link has expired."));
  await expect(title(page)).toHaveText("This link has expired");
  await expect(state(page)).toHaveText("The reminder about this order holds a newer one.");
  await expect(page.getByText("Its subject begins with “Due soon”.")).toBeVisible();
  await expect(deliver(page)).toHaveCount(0);
});

test("an unknown link says how to open it", async ({ page }) => {
  await open(page, refused(404, "unknown-claim", "We do not know this link."));
  await expect(title(page)).toHaveText("We do not know this link");
  await expect(state(page)).toHaveText(
    "Open it exactly as it stands in the email about the order.",
  );
});

test("a service that is away can be tried again", async ({ page }) => {
  await open(page, { status: 503, json: { error: "The service is not available." } });
  await expect(state(page)).toHaveText("We could not reach our service.");
  await page.unroute(review);
  await page.route(review, (route) => route.fulfill({ json: claimReview() }));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(deliver(page)).toBeEnabled();
});

test("the page is named, and closed to search engines", async ({ page }) => {
  await openClaim(page, claimReview());
  await expect(deliver(page)).toBeVisible();
  await expect(page).toHaveTitle(`Check a payment | ${agency.name}`);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
});

for (const [name, answer] of [
  ["claimed", { json: claimReview() }],
  ["paid", { json: claimReview({ state: "paid" }) }],
  ["cancelled", { json: claimReview({ state: "cancelled" }) }],
  ["expired", refused(410, "claim-expired", "This link has expired.")],
  ["unknown", refused(404, "unknown-claim", "We do not know this link.")],
  ["unreachable", { status: 503, json: { error: "later" } }],
] as [string, Answer][]) {
  test(`no violations: ${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, answer);
    await expect(state(page)).not.toHaveText("Looking up the order…");
    await (name === "claimed" ? expectNoViolationsAtAnyWidth : expectNoViolationsInMain)(page);
  });
}

test("no violations: refused, then delivered", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.route(confirmation, (route) => route.abort());
  await openClaim(page, claimReview());
  await deliver(page).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectNoViolationsInMain(page);
  await page.unroute(confirmation);
  await page.route(confirmation, (route) =>
    route.fulfill({ json: claimReview({ state: "paid" }) }),
  );
  await deliver(page).click();
  await expect(state(page)).toHaveText(/^Delivered/);
  await expectNoViolationsInMain(page);
});
