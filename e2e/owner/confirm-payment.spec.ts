import { agency } from "@agency/contract/agency";
import { expect, type Page } from "@playwright/test";
import { expectNoViolationsAtAnyWidth } from "../support/checks/axe.ts";
import { claimReview, number, token } from "../support/data/orders.ts";
import { test } from "../support/fixtures/test.ts";

const path = `/confirm/${token}`;
const claimEndpoint = `**/api/claims/${token}`;

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const state = (page: Page) => page.getByRole("main").getByRole("status");
const orderDetails = (page: Page) =>
  page.getByRole("region", { name: `Order ${number}` }).getByRole("definition");

test("shows what to look for in Venmo, and the due time", async ({
  page,
  consoleErrors,
  policyViolations,
}) => {
  await page.clock.install({ time: new Date("2026-11-15T18:00:00Z") });
  await page.route(claimEndpoint, (route) => route.fulfill({ json: claimReview() }));
  await page.goto(path);
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
  await expect(page).toHaveTitle(`Check a payment | ${agency.name}`);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expectNoViolationsAtAnyWidth(page);
  expect(consoleErrors).toEqual([]);
  expect(policyViolations).toEqual([]);
});
