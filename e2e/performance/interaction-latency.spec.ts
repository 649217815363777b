import { expect, test } from "@playwright/test";
import { emulateSlowPhone, isHydrated } from "../support/checks/slow-phone.ts";
import { cardOf, front } from "../support/pages/tier-cards.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
test.beforeEach(({ page }) => emulateSlowPhone(page));

test("no tap of a journey over five pages waits 200 ms for its answer on screen", async ({
  page,
}) => {
  page.setDefaultTimeout(15_000);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId)
          console.info("interaction", location.pathname, entry.name, entry.duration);
    }).observe({
      type: "event",
      durationThreshold: 16,
      buffered: true,
    } as PerformanceObserverInit);
  });
  const interactions: { what: string; ms: number }[] = [];
  page.on("console", async (message) => {
    const [kind, path, name, ms] = message.text().split(" ");
    if (kind === "interaction") interactions.push({ what: `${path} ${name}`, ms: Number(ms) });
  });
  const follow = async (name: string, address: string) => {
    await page.getByRole("button", { name: "Menu" }).tap();
    await page.locator("#menu").getByRole("link", { name }).tap();
    await page.waitForURL(address);
    await page.waitForTimeout(500);
  };

  await page.goto("/");
  await expect.poll(() => isHydrated(page)).toBe(true);
  const card = cardOf(page, "Logo Design");
  await front(card).getByRole("button").tap();
  await expect(front(card)).toHaveAttribute("inert");
  await follow("Work", "/portfolio");
  await follow("Templates", "/templates");
  await follow("Packages", "/packages");
  await follow("FAQ", "/faq");
  const question = page.locator("main details").first();
  await question.locator("summary").tap();
  await expect(question).toHaveAttribute("open");
  await page.waitForTimeout(1000);

  expect(interactions.length).toBeGreaterThan(8);
  const slowest = interactions.toSorted((a, b) => b.ms - a.ms);
  expect(slowest[0]?.ms, JSON.stringify(slowest.slice(0, 4))).toBeLessThan(200);
});
