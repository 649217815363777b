import { expect, type Locator, type Page, test } from "@playwright/test";
import { emulateSlowPhone, isHydrated } from "../support/checks/slow-phone.ts";
import { expectFace, front, tierCard } from "../support/pages/tier-cards.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
test.beforeEach(({ page }) => emulateSlowPhone(page));

/** Taps 300 ms after the first paint, before the page is hydrated. */
async function tapBeforeHydration(page: Page, path: string, target: Locator) {
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByType("paint");
    return paint && performance.now() - paint.startTime > 300;
  });
  expect(await isHydrated(page)).toBe(false);
  await target.tap();
}

test("opens the menu when it is tapped 300 ms after the first paint", async ({ page }) => {
  await tapBeforeHydration(page, "/", page.getByRole("button", { name: "Menu" }));
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
});

test("flips a pricing card when it is tapped 300 ms after the first paint", async ({ page }) => {
  const card = tierCard(page, "Logo Design");
  await tapBeforeHydration(page, "/", front(card).getByRole("button"));
  await expect(front(card)).toHaveAttribute("inert", { timeout: 15_000 });
  await expectFace(card, "back");
});

test("opens a question when it is tapped 300 ms after the first paint", async ({ page }) => {
  const question = page.locator("main details").first();
  await tapBeforeHydration(page, "/faq", question.locator("summary"));
  await expect(question).toHaveAttribute("open");
});
