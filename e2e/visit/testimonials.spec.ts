import { expect, type Page, test } from "@playwright/test";
import { visit } from "../support/fixtures/visit.ts";

const COUNT = 7;
const INTERVAL_MS = 5000;
const FIRST = 4;

const carousel = (page: Page) =>
  page.getByRole("region", { name: "Hear From Our Happy Customers" });
const slide = (page: Page, position: number) =>
  carousel(page).getByRole("listitem", { name: `${position} of ${COUNT}` });
const control = (page: Page, name: string) => carousel(page).getByRole("button", { name });

async function expectCurrent(page: Page, position: number) {
  const shown = carousel(page).getByRole("listitem");
  await expect(shown).toHaveCount(1);
  await expect(shown).toHaveAccessibleName(`${position} of ${COUNT}`);
}

/** Records the timers of `setInterval` that have not been cleared. */
async function countIntervals(page: Page) {
  await page.addInitScript(() => {
    const { setInterval, clearInterval } = window;
    const runningTimers = new Set<number>();
    Object.assign(window, {
      runningTimers,
      setInterval: (...args: Parameters<typeof setInterval>) => {
        const timer = setInterval(...args);
        runningTimers.add(timer);
        return timer;
      },
      clearInterval: (timer: number) => {
        runningTimers.delete(timer);
        clearInterval(timer);
      },
    });
  });
  return () =>
    page.evaluate(() => (window as unknown as { runningTimers: Set<number> }).runningTimers.size);
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
});

test("[TESTI-1] [TESTI-3] shows seven entries, the next one every 5000 ms, wrapping", async ({
  page,
}) => {
  await visit(page, "/");
  await expect(carousel(page).getByRole("heading", { level: 2 })).toHaveText(
    "Hear From Our Happy Customers",
  );
  await expect(carousel(page).locator("figure")).toHaveCount(COUNT);
  await expectCurrent(page, FIRST);
  const names = new Set<string | null>();
  for (const next of [5, 6, 7, 1, 2, 3, 4, 5]) {
    const before = next === 1 ? COUNT : next - 1;
    await expect(slide(page, before).getByRole("blockquote")).toHaveText(/\w.{40,}/);
    names.add(await slide(page, before).locator("figcaption > span").first().textContent());
    await page.clock.runFor(INTERVAL_MS - 1);
    await expectCurrent(page, before);
    await page.clock.runFor(1);
    await expectCurrent(page, next);
  }
  expect(names.size).toBe(COUNT);

  await test.step("the pointer next to the controls does not pause it", async () => {
    const box = await control(page, "Next testimonial").boundingBox();
    await control(page, "Next testimonial").hover();
    await page.mouse.move(700, (box?.y ?? 0) + 20);
    await expect(carousel(page).getByRole("list")).toHaveAttribute("aria-live", "off");
    await page.clock.runFor(INTERVAL_MS);
    await expectCurrent(page, 6);
  });
});

test("[TESTI-2] types a description, 50 ms per character, only for the last four entries", async ({
  page,
}) => {
  const countTimers = await countIntervals(page);
  await visit(page, "/");
  for (const position of [4, 5, 6, 7]) {
    await expectCurrent(page, position);
    const typed = slide(page, position).locator("[data-typed]");
    const fullText = (await slide(page, position).locator(".sr-only").textContent()) ?? "";
    expect(fullText).toMatch(/^\w.+, \w.+$/);
    await expect(typed).toHaveText("");
    expect(await countTimers()).toBe(1);
    for (const length of [1, 2, 3]) {
      await page.clock.runFor(49);
      await expect(typed).toHaveText(fullText.slice(0, length - 1).trimEnd());
      await page.clock.runFor(1);
      await expect(typed).toHaveText(fullText.slice(0, length).trimEnd());
    }
    await page.clock.runFor(50 * (fullText.length - 4));
    await expect(typed).toHaveText(fullText.slice(0, -1).trimEnd());
    await page.clock.runFor(50);
    await expect(typed).toHaveText(fullText);
    expect(await countTimers()).toBe(0);
    await page.clock.runFor(INTERVAL_MS - 50 * fullText.length);
  }
  for (const position of [1, 2, 3]) {
    await expectCurrent(page, position);
    await expect(slide(page, position).locator("[data-typed]")).toHaveCount(0);
    await page.clock.runFor(INTERVAL_MS);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("[TESTI-3] continues the carousel after a tap on its controls", async ({ page }) => {
    await visit(page, "/");
    await control(page, "Next testimonial").tap();
    await expectCurrent(page, 5);
    await expect(carousel(page).getByRole("list")).toHaveAttribute("aria-live", "off");
    await page.clock.runFor(INTERVAL_MS);
    await expectCurrent(page, 6);
  });
});
