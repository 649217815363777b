import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures/desk.ts";

const reports = (page: Page) => page.getByRole("heading", { level: 1, name: "Reports" });

/** Opens More, which links to Reports, and breaks the code of that screen. */
async function openReportsWithoutCode(page: Page) {
  await page.clock.install();
  await page.goto("/desk/more");
  // Text in a field must not be lost to a reload that the owner did not ask for.
  await page.evaluate(() => document.documentElement.setAttribute("data-kept", ""));
  await page.route("**/desk/assets/reports-*.js", (route) => route.abort());
  await page.clock.fastForward(11_000);
  await page.getByRole("main").getByRole("link", { name: "Reports" }).click();
}

test("does not reload when the code of a screen cannot be loaded, until the owner tries again", async ({
  page,
}) => {
  await openReportsWithoutCode(page);
  await expect(page.getByText("This page couldn’t be loaded.")).toBeVisible();
  await expect(page.locator("html[data-kept]")).toHaveCount(1);
  await page.unroute("**/desk/assets/reports-*.js");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(reports(page)).toBeVisible();
});

test("does not reload into an error page of the browser while the service is unreachable", async ({
  page,
}) => {
  await openReportsWithoutCode(page);
  const retry = page.getByRole("button", { name: "Try again" });
  await expect(retry).toBeVisible();
  await page.route("**/api/desk/version*", (route) => route.abort());
  const asked = page.waitForEvent("requestfailed", (request) => request.url().includes("/version"));
  await retry.click();
  await asked;
  await expect(page.getByText("This page couldn’t be loaded.")).toBeVisible();
  await expect(page.locator("html[data-kept]")).toHaveCount(1);
});
