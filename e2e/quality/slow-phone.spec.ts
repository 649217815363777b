import { expect, type Locator, type Page, test } from "@playwright/test";
import { emulateSlowPhone, isHydrated } from "../support/checks/slow-phone.ts";
import { cardOf, expectFace, front } from "../support/pages/tier-cards.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
test.beforeEach(({ page }) => emulateSlowPhone(page));

/** Taps 300 ms after the page's first paint, before its scripts have come. */
async function tapEarly(page: Page, path: string, target: Locator) {
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
  await page.waitForTimeout(300);
  expect(await isHydrated(page)).toBe(false);
  await target.tap();
}

test("the menu opens when it is tapped 300 ms after the first paint", async ({ page }) => {
  await tapEarly(page, "/", page.getByRole("button", { name: "Menu" }));
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
});

test("a price card turns over when it is tapped 300 ms after the first paint", async ({ page }) => {
  const card = cardOf(page, "Logo Design");
  await tapEarly(page, "/", front(card).getByRole("button"));
  await expect(front(card)).toHaveAttribute("inert", { timeout: 15_000 });
  await expectFace(card, "back");
});

test("a question opens when it is tapped 300 ms after the first paint", async ({ page }) => {
  const question = page.locator("main details").first();
  await tapEarly(page, "/faq", question.locator("summary"));
  await expect(question).toHaveAttribute("open");
});
