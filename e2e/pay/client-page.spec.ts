/** What only the built page and a real payment form show. The states are tested in web/app/pages/pay. */
import { agency } from "@agency/contract/agency";
import { devices, expect } from "@playwright/test";
import { expectNoViolationsAtAnyWidth } from "../support/checks/axe.ts";
import { getState, proposal } from "../support/data/payment-requests.ts";
import { test } from "../support/fixtures/test.ts";
import { defaultForm, paymentFormDrivers } from "../support/gateway/payment-form.ts";
import { expectReady, offer, openRequest, pay } from "../support/pages/payment-page.ts";

test.use({ timezoneId: "America/Denver" });

test("shows a proposal within the page's policy, and prints it on one page, without header, footer and forms", async ({
  page,
  consoleErrors,
  policyViolations,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openRequest(page, proposal());
  await expect(offer(page)).toBeVisible();
  await expectNoViolationsAtAnyWidth(page);
  expect(consoleErrors).toEqual([]);
  expect(policyViolations).toEqual([]);
  await page.emulateMedia({ media: "print", reducedMotion: null });
  const printout = page.getByRole("article");
  await expect(printout.getByRole("heading", { level: 1 })).toHaveText("Proposal R-0036");
  for (const text of [agency.legalName, "Cedar Loft Yoga LLC", "November 25, 2026", "$3,240"]) {
    await expect(printout.getByText(text).first()).toBeVisible();
  }
  for (const role of ["banner", "contentinfo", "textbox", "button", "link"] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  await expect(printout.getByText("Nell Okada")).toBeVisible();
  await expect(printout.getByText("Working draft. December 11, 2026")).toBeVisible();
  const pdf = (await page.pdf({ format: "Letter" })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test.describe("on a phone", () => {
  const { userAgent, viewport, isMobile, hasTouch } = devices["Pixel 7"];
  test.use({ userAgent, viewport, isMobile, hasTouch });

  test("keeps a Venmo approval when a Venmo code was requested before", async ({
    page,
    gateway,
  }) => {
    expect(gateway.checkouts).toEqual([]);
    await openRequest(page, getState("claimed"));
    await page.getByText("Haven’t sent it yet?").click();
    await page.getByRole("button", { name: "Pay by card instead" }).click();
    await expectReady(page);
    const venmoOpened = page.waitForRequest(/^https:\/\/venmo\.com\//);
    await paymentFormDrivers[defaultForm].startVenmo(page);
    await venmoOpened;
    await expect(page.getByText("Paying as")).toBeVisible();
    await expect(pay(page)).toBeEnabled();
  });
});
