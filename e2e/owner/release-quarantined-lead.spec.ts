import type { QuarantinedLead } from "@agency/contract/api/leads";
import { expect, type Page } from "@playwright/test";
import { expectNoViolationsAtAnyWidth } from "../support/checks/axe.ts";
import { refused, token } from "../support/data/orders.ts";
import { test } from "../support/fixtures/test.ts";

const path = `/release/${token}`;
const review = `**/api/held-leads/${token}`;
const releasing = `**/api/held-leads/${token}/release`;

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const state = (page: Page) => page.getByRole("main").getByRole("status");
const release = (page: Page) => page.getByRole("button", { name: "From a person: release" });

const held: QuarantinedLead = {
  state: "held",
  name: "Ada Lovelace",
  email: "ada@example.com",
  phone: "303 555 0100",
  message: "A site for my engine.\nSoon, please. <b>Thanks</b>",
  reasons: ["too-fast"],
  receivedAt: "2026-11-15T17:00:00.000Z",
};
const released: QuarantinedLead = { ...held, state: "released", reasons: [] };

type Answer = Parameters<Parameters<Parameters<Page["route"]>[1]>[0]["fulfill"]>[0];

async function open(page: Page, answer: Answer) {
  await page.route(review, (route) => route.fulfill(answer));
  await page.goto(path);
}

test("[FAULT-37] opening the page releases nothing; one press of a key does", async ({
  page,
  consoleErrors,
  policyViolations,
}) => {
  let posted = 0;
  await page.route(releasing, (route) => {
    posted++;
    expect(route.request().method()).toBe("POST");
    return route.fulfill({ json: released });
  });
  await open(page, { json: held });
  await expect(title(page)).toHaveText("A message held back");
  await expect(state(page)).toHaveText("It looks like spam. No reply has gone out.");
  const message = page.getByRole("region", { name: "Ada Lovelace" });
  await expect(message).toContainText("Soon, please. <b>Thanks</b>");
  await expect(message.getByRole("definition")).toHaveText([
    "ada@example.com",
    "303 555 0100",
    "Sunday, November 15 at 10:00 AM, Denver time",
  ]);
  await expect(page.getByText("It was sent within 3 seconds.")).toBeVisible();
  await release(page).focus();
  expect(posted).toBe(0);
  await page.keyboard.press("Enter");
  await expect(state(page)).toHaveText("Released. It comes to you as a lead, by email.");
  await expect(release(page)).toHaveCount(0);
  expect(posted).toBe(1);
  expect(consoleErrors).toEqual([]);
  expect(policyViolations).toEqual([]);
});

test("a message that another owner released says so, and has no button", async ({ page }) => {
  await open(page, { json: released });
  await expect(state(page)).toHaveText("Already released. You have it as a lead, by email.");
  await expect(release(page)).toHaveCount(0);
});

for (const [what, answer, words] of [
  ["expired", refused(410, "lead-expired", "Gone."), "This link has expired"],
  ["unknown", refused(404, "unknown-lead", "Unknown."), "We do not know this link"],
] as const) {
  test(`a link that is ${what} says so`, async ({ page }) => {
    await open(page, answer);
    await expect(title(page)).toHaveText(words);
  });
}

test("a release that fails can be tried again", async ({ page }) => {
  await page.route(releasing, (route) => route.abort());
  await open(page, { json: held });
  await release(page).click();
  await expect(page.getByRole("alert")).toContainText("We could not reach our service.");
  await page.unroute(releasing);
  await page.route(releasing, (route) => route.fulfill({ json: released }));
  await release(page).click();
  await expect(state(page)).toHaveText("Released. It comes to you as a lead, by email.");
});

test("no violations", async ({ page }) => {
  await open(page, { json: { ...held, name: "x".repeat(300) } });
  await expect(release(page)).toBeVisible();
  await expectNoViolationsAtAnyWidth(page);
});
