import { expect, type Page, test } from "@playwright/test";
import { visit } from "../support/fixtures/visit.ts";

const COUNT = 7;
const INTERVAL_MS = 5000;
/** The first entry with a company, so that the first image shows a client site. */
const FIRST = 4;
const NEXT = 5;

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

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await visit(page, "/");
});

test("[TESTI-1] shows seven entries, the next one every 5000 ms, wrapping", async ({ page }) => {
  await expect(carousel(page).getByRole("heading", { level: 2 })).toHaveText(
    "Hear From Our Happy Customers",
  );
  await expect(carousel(page).locator("figure")).toHaveCount(COUNT);
  await expectCurrent(page, FIRST);
  for (const next of [5, 6, 7, 1, 2, 3, 4, 5]) {
    const before = next === 1 ? COUNT : next - 1;
    await page.clock.runFor(INTERVAL_MS - 1);
    await expectCurrent(page, before);
    await page.clock.runFor(1);
    await expectCurrent(page, next);
  }
});

test("[TESTI-1] shows a quote and a name for every entry", async ({ page }) => {
  const names = new Set<string | null>();
  for (const position of [4, 5, 6, 7, 1, 2, 3]) {
    await expectCurrent(page, position);
    await expect(slide(page, position).getByRole("blockquote")).toHaveText(/\w.{40,}/);
    names.add(await slide(page, position).locator("figcaption").textContent());
    await page.clock.runFor(INTERVAL_MS);
  }
  expect(names.size).toBe(COUNT);
});

test("[TESTI-2] types a description, 50 ms per character, only for the last four entries", async ({
  page,
}) => {
  for (const position of [4, 5, 6, 7]) {
    await expectCurrent(page, position);
    const typed = slide(page, position).locator("[data-typed]");
    const fullText = (await slide(page, position).locator(".sr-only").textContent()) ?? "";
    expect(fullText).toMatch(/^\w.+, \w.+$/);
    await expect(typed).toHaveText("");
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
    await page.clock.runFor(INTERVAL_MS - 50 * fullText.length);
  }
  for (const position of [1, 2, 3]) {
    await expectCurrent(page, position);
    await expect(slide(page, position).locator("[data-typed]")).toHaveCount(0);
    await page.clock.runFor(INTERVAL_MS);
  }
});

test("[TESTI-2] fades in the quote over 0.8 s", async ({ page }) => {
  // Elements far from the viewport are not animated.
  await visit(page, "/?at=about#about");
  await carousel(page).scrollIntoViewIfNeeded();
  const watch = await carousel(page).evaluateHandle((section) => ({
    fade: new Promise((resolve) => {
      section.addEventListener("animationstart", ({ target }) => {
        const quote = target as Element;
        // On a slow machine, the first entry may still be fading in.
        if (!quote.closest("[aria-label='5 of 7']")) return;
        const effect = quote.getAnimations()[0]?.effect as KeyframeEffect;
        resolve({
          quote: quote.textContent,
          duration: effect.getTiming().duration,
          opacities: effect.getKeyframes().map(({ opacity }) => opacity),
        });
      });
    }),
  }));
  await page.clock.runFor(INTERVAL_MS);
  await expectCurrent(page, NEXT);
  expect(await watch.evaluate(({ fade }) => fade)).toEqual({
    quote: await slide(page, NEXT).getByRole("blockquote").textContent(),
    duration: 800,
    opacities: ["0", "1"],
  });
});

test("stops the carousel with the pause button until it is pressed again", async ({ page }) => {
  await control(page, "Pause testimonials").click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(3 * INTERVAL_MS);
  await expectCurrent(page, FIRST);
  await control(page, "Play testimonials").click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(INTERVAL_MS);
  await expectCurrent(page, NEXT);
});

for (const { part, locate } of [
  { part: "quote", locate: (page: Page) => slide(page, FIRST).getByRole("blockquote") },
  { part: "Next button", locate: (page: Page) => control(page, "Next testimonial") },
  { part: "Pause button", locate: (page: Page) => control(page, "Pause testimonials") },
]) {
  test(`[TESTI-3] pauses the carousel while the pointer is on the ${part}`, async ({ page }) => {
    await locate(page).hover();
    await page.clock.runFor(2 * INTERVAL_MS);
    await expectCurrent(page, FIRST);
    await page.mouse.move(0, 0);
    await page.clock.runFor(INTERVAL_MS);
    await expectCurrent(page, NEXT);
  });
}

for (const { part, locate } of [
  { part: "heading", locate: (page: Page) => carousel(page).getByRole("heading") },
  { part: "image", locate: (page: Page) => carousel(page).locator("[data-current=true] img") },
]) {
  test(`[TESTI-3] continues the carousel while the pointer is on the ${part}`, async ({ page }) => {
    await slide(page, FIRST).getByRole("blockquote").hover();
    // The images are stacked, so any of them may be under the pointer.
    await locate(page).hover({ force: true });
    await expect(carousel(page).getByRole("list")).toHaveAttribute("aria-live", "off");
    await page.clock.runFor(INTERVAL_MS);
    await expectCurrent(page, NEXT);
  });
}

test("[TESTI-3] continues the carousel while the pointer is next to the controls", async ({
  page,
}) => {
  const box = await control(page, "Next testimonial").boundingBox();
  await control(page, "Next testimonial").hover();
  await page.mouse.move(700, (box?.y ?? 0) + 20);
  await expect(carousel(page).getByRole("list")).toHaveAttribute("aria-live", "off");
  await page.clock.runFor(INTERVAL_MS);
  await expectCurrent(page, NEXT);
});

test("clears the typing timer after the description is complete", async ({ page }) => {
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
  const countTimers = () =>
    page.evaluate(() => (window as unknown as { runningTimers: Set<number> }).runningTimers.size);
  await visit(page, "/");
  await page.clock.runFor(INTERVAL_MS);
  await expectCurrent(page, NEXT);
  expect(await countTimers()).toBe(1);
  await page.clock.runFor(INTERVAL_MS - 1);
  await expectCurrent(page, NEXT);
  expect(await countTimers()).toBe(0);
});

test("pauses the carousel while it has keyboard focus", async ({ page }) => {
  const list = carousel(page).getByRole("list");
  await expect(list).toHaveAttribute("aria-live", "off");
  await control(page, "Previous testimonial").focus();
  await page.keyboard.press("Tab");
  await expect(control(page, "Next testimonial")).toBeFocused();
  await carousel(page).getByRole("heading").hover();
  await page.mouse.move(0, 0);
  await expect(list).toHaveAttribute("aria-live", "polite");
  await page.clock.runFor(2 * INTERVAL_MS);
  await expectCurrent(page, FIRST);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(carousel(page).locator(":focus")).toHaveCount(0);
  await expect(list).toHaveAttribute("aria-live", "off");
  await page.clock.runFor(INTERVAL_MS);
  await expectCurrent(page, NEXT);
});

test("moves to the previous and next entry, wrapping at both ends", async ({ page }) => {
  for (const position of [3, 2, 1, COUNT]) {
    await control(page, "Previous testimonial").click();
    await expectCurrent(page, position);
  }
  for (const position of [1, 2]) {
    await control(page, "Next testimonial").click();
    await expectCurrent(page, position);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("[TESTI-3] continues the carousel after a tap on its controls", async ({ page }) => {
    await control(page, "Next testimonial").tap();
    await expectCurrent(page, NEXT);
    await expect(carousel(page).getByRole("list")).toHaveAttribute("aria-live", "off");
    await page.clock.runFor(INTERVAL_MS);
    await expectCurrent(page, 6);
  });
});
