import { agency } from "@agency/contract/agency";
import type { ClaimReview } from "@agency/contract/api/orders";
import { expect, type Page } from "@playwright/test";
import { expectNoViolationsAtAnyWidth, expectNoViolationsInMain } from "../support/checks/axe.ts";
import { claimReview, errorResponse, number, token } from "../support/data/orders.ts";
import { test } from "../support/fixtures/test.ts";

const path = `/confirm/${token}`;
const claimEndpoint = `**/api/claims/${token}`;
const confirmEndpoint = `**/api/claims/${token}/confirm`;

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const state = (page: Page) => page.getByRole("main").getByRole("status");
const confirmButton = (page: Page) => page.getByRole("button", { name: "Confirm payment" });
const orderDetails = (page: Page) =>
  page.getByRole("region", { name: `Order ${number}` }).getByRole("definition");

type MockResponse = Parameters<Parameters<Parameters<Page["route"]>[1]>[0]["fulfill"]>[0];

async function open(page: Page, response: MockResponse) {
  await page.route(claimEndpoint, (route) => route.fulfill(response));
  await page.goto(path);
}
const openClaim = (page: Page, claim: ClaimReview) => open(page, { json: claim });

test("shows what to look for in Venmo, and the due time", async ({
  page,
  consoleErrors,
  policyViolations,
}) => {
  await page.clock.install({ time: new Date("2026-11-15T18:00:00Z") });
  await openClaim(page, claimReview());
  await expect(title(page)).toHaveText("Check a payment");
  await expect(state(page)).toHaveText(
    "The buyer is waiting for you to confirm this Venmo payment.",
  );
  await expect(page.getByText("$49", { exact: true })).toBeVisible();
  await expect(orderDetails(page)).toHaveText([
    "Basic Single-Page",
    "ada@example.com",
    "Sunday, November 15 at 10:00 AM, Denver time",
    "Monday, November 16 at 2:45 PM, Denver time",
  ]);
  await expect(page.getByText("Due", { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Did the payment arrive?" })).toContainText(
    `$49 with ${number} in the note, or “Template: Basic Single-Page”`,
  );
  expect(consoleErrors).toEqual([]);
  expect(policyViolations).toEqual([]);
});

test("shows when a claim is overdue", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-17T18:00:00Z") });
  await openClaim(page, claimReview());
  await expect(page.getByText("Was due", { exact: true })).toBeVisible();
});

test("confirms only when the button is pressed, not when the page opens", async ({ page }) => {
  let posted = 0;
  await page.route(confirmEndpoint, (route) => {
    posted++;
    expect(route.request().method()).toBe("POST");
    return route.fulfill({ json: claimReview({ state: "paid" }) });
  });
  await openClaim(page, claimReview());
  await confirmButton(page).focus();
  expect(posted).toBe(0);
  await page.keyboard.press("Enter");
  await expect(state(page)).toHaveText("Delivered. We emailed the download to the buyer.");
  await expect(confirmButton(page)).toHaveCount(0);
  await expect(orderDetails(page).first()).toHaveText("Basic Single-Page");
  expect(posted).toBe(1);
});

test("disables the button while the request is pending", async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(confirmEndpoint, async (route) => {
    await released;
    await route.fulfill({ json: claimReview({ state: "paid" }) });
  });
  await openClaim(page, claimReview());
  await confirmButton(page).click();
  await expect(page.getByRole("button", { name: "Confirming…" })).toBeDisabled();
  release();
  await expect(state(page)).toHaveText(/^Delivered/);
});

test("names the request in the note of an installment, and promises a receipt", async ({
  page,
}) => {
  const claim = claimReview({
    item: "A shop for Holm Ceramics, deposit (R-0036)",
    totalCents: 162_000,
    note: "R-0036",
    hasDownload: false,
  });
  await page.route(confirmEndpoint, (route) =>
    route.fulfill({ json: { ...claim, state: "paid" } }),
  );
  await openClaim(page, claim);
  await expect(page.getByRole("region", { name: "Did the payment arrive?" })).toContainText(
    `$1,620 with ${number} in the note, or “R-0036”. We then email the receipt to the buyer`,
  );
  await confirmButton(page).click();
  await expect(state(page)).toHaveText("Confirmed. We emailed the receipt to the buyer.");
});

for (const [name, text] of [
  ["pending", "This payment is still being processed."],
  ["paid", "Already paid. The buyer has the email, and there is nothing left to do."],
  ["partially_refunded", "Already paid. The buyer has the email, and there is nothing left to do."],
  ["refunded", "This order was refunded. There is nothing to deliver."],
  ["canceled", "This order was canceled. There is nothing to deliver."],
] as const) {
  test(`shows no button when the order is ${name}`, async ({ page }) => {
    await openClaim(page, claimReview({ state: name }));
    await expect(state(page)).toHaveText(text);
    await expect(orderDetails(page)).toHaveCount(3);
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  });
}

test("shows an error when the order was canceled in the meantime", async ({ page }) => {
  const message = "This order was canceled. Nothing was sent.";
  await page.route(confirmEndpoint, (route) =>
    route.fulfill(errorResponse(409, "canceled", message)),
  );
  await openClaim(page, claimReview());
  await confirmButton(page).click();
  await expect(page.getByRole("alert")).toContainText(message);
  await expect(confirmButton(page)).toBeFocused();
});

test("allows another attempt after a connection error", async ({ page }) => {
  await page.route(confirmEndpoint, (route) => route.abort());
  await openClaim(page, claimReview());
  await confirmButton(page).click();
  await expect(page.getByRole("alert")).toContainText("We could not reach our service.");
  await page.unroute(confirmEndpoint);
  await page.route(confirmEndpoint, (route) =>
    route.fulfill({ json: claimReview({ state: "paid" }) }),
  );
  await confirmButton(page).click();
  await expect(state(page)).toHaveText(/^Delivered/);
  await expect(page.getByRole("alert")).toBeHidden();
});

test("explains where to find a newer link when the link has expired", async ({ page }) => {
  await open(page, errorResponse(410, "claim-expired", "This link has expired."));
  await expect(title(page)).toHaveText("This link has expired");
  await expect(state(page)).toHaveText("The reminder about this order has a newer link.");
  await expect(
    page.getByText("If that link has expired too, open the order in the desk."),
  ).toBeVisible();
  await expect(confirmButton(page)).toHaveCount(0);
});

test("explains how to open the link when it is not valid", async ({ page }) => {
  await open(page, errorResponse(404, "unknown-claim", "This link is not valid."));
  await expect(title(page)).toHaveText("This link is not valid");
  await expect(state(page)).toHaveText("Open the link from the email about the order again.");
});

test("offers a retry when the service is unreachable", async ({ page }) => {
  await open(page, { status: 503, json: { error: "The service is not available." } });
  await expect(state(page)).toHaveText("We could not reach our service.");
  await page.unroute(claimEndpoint);
  await page.route(claimEndpoint, (route) => route.fulfill({ json: claimReview() }));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(confirmButton(page)).toBeEnabled();
});

test("has a title and a noindex tag", async ({ page }) => {
  await openClaim(page, claimReview());
  await expect(confirmButton(page)).toBeVisible();
  await expect(page).toHaveTitle(`Check a payment | ${agency.name}`);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
});

for (const [name, response] of [
  ["claimed", { json: claimReview() }],
  ["paid", { json: claimReview({ state: "paid" }) }],
  ["canceled", { json: claimReview({ state: "canceled" }) }],
  ["expired", errorResponse(410, "claim-expired", "This link has expired.")],
  ["unknown", errorResponse(404, "unknown-claim", "This link is not valid.")],
  ["unreachable", { status: 503, json: { error: "later" } }],
] as [string, MockResponse][]) {
  test(`has no accessibility violations: ${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, response);
    await expect(state(page)).not.toHaveText("Looking up the order…");
    await (name === "claimed" ? expectNoViolationsAtAnyWidth : expectNoViolationsInMain)(page);
  });
}

test("has no accessibility violations after an error and when delivered", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.route(confirmEndpoint, (route) => route.abort());
  await openClaim(page, claimReview());
  await confirmButton(page).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectNoViolationsInMain(page);
  await page.unroute(confirmEndpoint);
  await page.route(confirmEndpoint, (route) =>
    route.fulfill({ json: claimReview({ state: "paid" }) }),
  );
  await confirmButton(page).click();
  await expect(state(page)).toHaveText(/^Delivered/);
  await expectNoViolationsInMain(page);
});
