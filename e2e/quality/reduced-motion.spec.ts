import { expect, type Page, test } from "@playwright/test";
import {
  expectAtSection,
  recordScrolls,
  takeRecordedScrolls,
} from "../support/checks/scrolling.ts";
import { visit } from "../support/fixtures/visit.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const carousel = (page: Page) =>
  page.getByRole("region", { name: "Hear From Our Happy Customers" });

test("jumps to sections instead of scrolling smoothly", async ({ page }) => {
  await recordScrolls(page);
  await visit(page, "/");
  await takeRecordedScrolls(page);
  for (const part of ["banner", "contentinfo"] as const) {
    for (const { name, id } of [
      { name: "Pricing", id: "pricing" },
      { name: "Contact", id: "contact" },
    ]) {
      const link = page.getByRole(part).getByRole("link", { name, exact: true });
      await link.scrollIntoViewIfNeeded();
      await takeRecordedScrolls(page);
      await link.click();
      await expectAtSection(page, id);
      expect(await takeRecordedScrolls(page)).toEqual(["instant"]);
    }
  }
});

test("has no parallax in the hero", async ({ page }) => {
  await page.clock.install();
  await visit(page, "/");
  const getLayerOffsets = () =>
    page
      .locator("#hero")
      .evaluate((section) =>
        [...section.querySelectorAll("[class*=parallax]")].map(
          (layer) => layer.getBoundingClientRect().y - section.getBoundingClientRect().y,
        ),
      );
  const start = await getLayerOffsets();
  expect(start.length).toBeGreaterThan(0);
  await page.evaluate(() => {
    window.scrollTo(0, window.innerHeight / 2);
    window.dispatchEvent(new Event("scroll"));
  });
  await page.clock.runFor(1000);
  expect(await getLayerOffsets()).toEqual(start);
});

test("does not start the carousel or type text automatically, but allows Next", async ({
  page,
}) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await visit(page, "/");
  const shown = carousel(page).getByRole("listitem");
  await page.clock.runFor(20_000);
  await expect(shown).toHaveAccessibleName("4 of 7");
  await expect(carousel(page).getByRole("button")).toHaveText([
    "Previous testimonial",
    "Next testimonial",
  ]);
  const next = carousel(page).getByRole("button", { name: "Next testimonial" });
  for (const position of [5, 6, 7]) {
    await next.click();
    await expect(shown).toHaveAccessibleName(`${position} of 7`);
  }
  const fullText = (await shown.locator(".sr-only").textContent()) ?? "";
  expect(fullText).not.toBe("");
  expect(await shown.locator("[data-typed]").textContent()).toBe(fullText);
  const fades = await shown.evaluate((slide) => slide.getAnimations({ subtree: true }).length);
  expect(fades).toBe(0);
});

test("swaps the sides of a card without a flip animation", async ({ page }) => {
  await visit(page, "/");
  const card = page.getByRole("article", { name: "CMS Site Build" });
  const front = card.locator(".flip-front");
  const back = card.locator(".flip-back");
  await expect(front).toBeVisible();
  await expect(back).toBeHidden();
  await front.getByRole("button").click();
  await expect(front).toBeHidden();
  await expect(back).toBeVisible();
  await expect(back.getByRole("button")).toBeFocused();
  const transforms = await card
    .locator("div")
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).transform));
  expect(new Set(transforms)).toEqual(new Set(["none"]));
  await back.getByRole("button").click();
  await expect(front).toBeVisible();
  await expect(back).toBeHidden();
});
