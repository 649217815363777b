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

test("does not reload when the code of a screen cannot be loaded, until the owner tries again and the service is reachable", async ({
  page,
}) => {
  await openReportsWithoutCode(page);
  const error = page.getByText("This page couldn’t be loaded.");
  const retry = page.getByRole("button", { name: "Try again" });
  await expect(error).toBeVisible();
  await expect(page.locator("html[data-kept]")).toHaveCount(1);

  // A reload would replace the desk by an error page of the browser.
  await page.route("**/api/desk/version*", (route) => route.abort());
  const asked = page.waitForEvent("requestfailed", (request) => request.url().includes("/version"));
  await retry.click();
  await asked;
  await expect(error).toBeVisible();
  await expect(page.locator("html[data-kept]")).toHaveCount(1);

  await page.unroute("**/api/desk/version*");
  await page.unroute("**/desk/assets/reports-*.js");
  await retry.click();
  await expect(reports(page)).toBeVisible();
});
