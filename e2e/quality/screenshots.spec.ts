import { expect, test } from "@playwright/test";
import { states } from "../screenshot-states.ts";

test("keeps the quote confirmation on the page until the screenshot is taken", async ({ page }) => {
  await states["home-quote-sent"]?.(page);
  const thanks = page.locator("#contact").getByRole("status");
  const now = () => page.evaluate(() => Date.now());
  const reachedAt = await now();
  await thanks.screenshot();
  // The page's own timer would otherwise reload it two seconds later.
  expect(await now()).toBe(reachedAt);
  const reload = page.waitForEvent("framenavigated");
  await page.clock.runFor(2_000);
  await reload;
});
