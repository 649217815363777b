import { expect, test } from "@playwright/test";
import { visit } from "../support/fixtures/visit.ts";
import { back, expectFace, front, tierCard } from "../support/pages/tier-cards.ts";

test("[PRICE-2] flips the card on click, and back on another click or mouse leave", async ({
  page,
}) => {
  await visit(page, "/");
  const card = tierCard(page, "CMS Site Build");
  const title = front(card).getByRole("heading");
  await card.scrollIntoViewIfNeeded();
  await expectFace(card, "front");
  await title.click();
  await expectFace(card, "back");
  await back(card).getByRole("heading").click();
  await expectFace(card, "front");
  await title.click();
  await expectFace(card, "back");
  await tierCard(page, "Custom Site Build").getByRole("listitem").first().hover();
  await expectFace(card, "front");
});

test("[PRICE-2] flips in 700 ms", async ({ page }) => {
  await visit(page, "/");
  const card = tierCard(page, "Logo Design");
  const flip = await card.evaluateHandle((article) => ({
    seconds: new Promise<number>((resolve) => {
      article.addEventListener("transitionend", (event) => {
        const { propertyName, elapsedTime } = event as TransitionEvent;
        if (propertyName === "transform") resolve(elapsedTime);
      });
    }),
  }));
  await front(card).getByRole("heading").click();
  expect(await flip.evaluate(({ seconds }) => seconds)).toBe(0.7);
});

test("flips a card by keyboard and moves the focus with it", async ({ page }) => {
  await visit(page, "/");
  const card = tierCard(page, "Website Maintenance");
  await front(card).getByRole("link").focus();
  await page.keyboard.press("Tab");
  await expect(front(card).getByRole("button")).toBeFocused();
  await page.keyboard.press("Enter");
  await expectFace(card, "back");
  await expect(back(card).getByRole("button")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(back(card).getByRole("link")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(card.locator(":focus")).toHaveCount(0);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expectFace(card, "front");
  await expect(front(card).getByRole("button")).toBeFocused();
});

test("stays flipped when the pointer leaves a card with keyboard focus", async ({ page }) => {
  await visit(page, "/");
  const card = tierCard(page, "Website Maintenance");
  await card.hover();
  await front(card).getByRole("button").focus();
  await page.keyboard.press("Enter");
  await expect(back(card).getByRole("button")).toBeFocused();
  await page.mouse.move(0, 0);
  await expectFace(card, "back");
  await expect(back(card).getByRole("button")).toBeFocused();
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("flips a card on tap, and back on another tap", async ({ page }) => {
    await visit(page, "/");
    const card = tierCard(page, "CMS Site Build");
    await front(card).getByRole("listitem").first().tap();
    await expectFace(card, "back");
    await back(card).getByRole("paragraph").first().tap();
    await expectFace(card, "front");
    await front(card).getByRole("button").tap();
    await expectFace(card, "back");
    await back(card).getByRole("button").tap();
    await expectFace(card, "front");
  });
});
