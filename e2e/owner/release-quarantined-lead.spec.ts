import type { QuarantinedLead } from "@agency/contract/api/leads";
import { expect, type Page } from "@playwright/test";
import { expectNoViolationsAtAnyWidth } from "../support/checks/axe.ts";
import { errorResponse, token } from "../support/data/orders.ts";
import { test } from "../support/fixtures/test.ts";

const path = `/release/${token}`;
const leadEndpoint = `**/api/quarantined-leads/${token}`;
const releaseEndpoint = `**/api/quarantined-leads/${token}/release`;

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const state = (page: Page) => page.getByRole("main").getByRole("status");
const releaseButton = (page: Page) => page.getByRole("button", { name: "Release message" });

const quarantined: QuarantinedLead = {
  state: "quarantined",
  name: "Ada Lovelace",
  email: "ada@example.com",
  phone: "303 555 0100",
  message: "A site for my engine.\nSoon, please. <b>Thanks</b>",
  reasons: ["too-fast"],
  receivedAt: "2026-11-15T17:00:00.000Z",
};
const released: QuarantinedLead = { ...quarantined, state: "released", reasons: [] };

type MockResponse = Parameters<Parameters<Parameters<Page["route"]>[1]>[0]["fulfill"]>[0];

async function open(page: Page, response: MockResponse) {
  await page.route(leadEndpoint, (route) => route.fulfill(response));
  await page.goto(path);
}

test("[FAULT-37] releases only when the button is pressed, not when the page opens", async ({
  page,
  consoleErrors,
  policyViolations,
}) => {
  let posted = 0;
  await page.route(releaseEndpoint, (route) => {
    posted++;
    expect(route.request().method()).toBe("POST");
    return route.fulfill({ json: released });
  });
  await open(page, { json: quarantined });
  await expect(title(page)).toHaveText("A message in quarantine");
  await expect(state(page)).toHaveText("It looks like spam. No reply was sent.");
  const message = page.getByRole("region", { name: "Ada Lovelace" });
  await expect(message).toContainText("Soon, please. <b>Thanks</b>");
  await expect(message.getByRole("definition")).toHaveText([
    "ada@example.com",
    "303 555 0100",
    "Sunday, November 15 at 10:00 AM, Denver time",
  ]);
  await expect(page.getByText("It was sent within 3 seconds.")).toBeVisible();
  await releaseButton(page).focus();
  expect(posted).toBe(0);
  await page.keyboard.press("Enter");
  await expect(state(page)).toHaveText("Released. We are emailing it to you as a lead.");
  await expect(releaseButton(page)).toHaveCount(0);
  expect(posted).toBe(1);
  expect(consoleErrors).toEqual([]);
  expect(policyViolations).toEqual([]);
});

test("shows no button when another owner has released the lead", async ({ page }) => {
  await open(page, { json: released });
  await expect(state(page)).toHaveText("Already released. We emailed it to you as a lead.");
  await expect(releaseButton(page)).toHaveCount(0);
});

for (const [name, response, text] of [
  ["expired", errorResponse(410, "lead-expired", "Gone."), "This link has expired"],
  ["unknown", errorResponse(404, "unknown-lead", "Unknown."), "This link is not valid"],
] as const) {
  test(`explains that the link is ${name}`, async ({ page }) => {
    await open(page, response);
    await expect(title(page)).toHaveText(text);
  });
}

test("allows another attempt after a connection error", async ({ page }) => {
  await page.route(releaseEndpoint, (route) => route.abort());
  await open(page, { json: quarantined });
  await releaseButton(page).click();
  await expect(page.getByRole("alert")).toContainText("We could not reach our service.");
  await page.unroute(releaseEndpoint);
  await page.route(releaseEndpoint, (route) => route.fulfill({ json: released }));
  await releaseButton(page).click();
  await expect(state(page)).toHaveText("Released. We are emailing it to you as a lead.");
});

test("has no accessibility violations", async ({ page }) => {
  await open(page, { json: { ...quarantined, name: "x".repeat(300) } });
  await expect(releaseButton(page)).toBeVisible();
  await expectNoViolationsAtAnyWidth(page);
});
