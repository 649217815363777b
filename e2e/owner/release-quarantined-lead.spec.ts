import { agency } from "@agency/contract/agency";
import type { QuarantinedLead } from "@agency/contract/api/leads";
import { expect } from "@playwright/test";
import { expectNoViolationsAtAnyWidth } from "../support/checks/axe.ts";
import { token } from "../support/data/orders.ts";
import { test } from "../support/fixtures/test.ts";

const lead: QuarantinedLead = {
  state: "quarantined",
  name: "x".repeat(300),
  email: "ada@example.com",
  phone: "303 555 0100",
  details: [],
  message: "A site for my engine.\nSoon, please. <b>Thanks</b>",
  reasons: ["too-fast"],
  receivedAt: "2026-11-15T17:00:00.000Z",
};

/** Its states are tested in web/app/pages/review-lead. */
test("shows a quarantined message within the page's policy", async ({
  page,
  consoleErrors,
  policyViolations,
}) => {
  await page.route(`**/api/quarantined-leads/${token}`, (route) => route.fulfill({ json: lead }));
  await page.goto(`/release/${token}`);
  await expect(page.getByRole("button", { name: "Release message" })).toBeVisible();
  await expect(page).toHaveTitle(`A message in quarantine | ${agency.name}`);
  await expectNoViolationsAtAnyWidth(page);
  expect(consoleErrors).toEqual([]);
  expect(policyViolations).toEqual([]);
});
