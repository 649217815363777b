import { expect, type Page, test } from "@playwright/test";
import { visit } from "../support/fixtures/visit.ts";

const thumbnails = (page: Page) => page.getByRole("button", { name: /, enlarge$/ });
const lightbox = (page: Page) => page.getByRole("dialog");
const picture = (page: Page) => lightbox(page).getByRole("img");
const arrowKeyHint = (page: Page) => page.getByText("Use the arrow keys to browse.");

test("[DETAIL-4] opens a screenshot in a full-screen lightbox and returns to its thumbnail", async ({
  page,
}) => {
  await visit(page, "/basictemplate");
  await expect(arrowKeyHint(page)).toBeVisible();
  const alt = (await thumbnails(page).first().getByRole("img").getAttribute("alt")) ?? "";
  await thumbnails(page).first().click();
  await expect(picture(page)).toHaveAttribute("alt", alt);
  const box = await lightbox(page).boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, height: 900 });
  // The scrollbar's space stays reserved, so that the page behind does not shift.
  expect(box?.width).toBeGreaterThanOrEqual(1440 - 16);

  await test.step("a click on the image keeps it open", async () => {
    await picture(page).click();
    await expect(picture(page)).toBeVisible();
    // The lightbox still responds, so it was not just closing slowly.
    await page.getByRole("button", { name: "Next" }).click();
    await expect(lightbox(page)).toHaveAccessibleName("Screenshot 2 of 4");
  });

  for (const [action, close] of [
    ["the Close button", () => page.getByRole("button", { name: "Close" }).click()],
    ["a click on the backdrop", () => page.mouse.click(400, 20)],
    ["Escape", () => page.keyboard.press("Escape")],
  ] as const) {
    await test.step(`${action} closes it and returns the focus`, async () => {
      await close();
      await expect(lightbox(page)).toBeHidden();
      const focused = page
        .locator("#screenshots")
        .getByRole("listitem")
        .filter({ has: page.locator(":focus") });
      await expect(focused).toHaveCount(1);
      await thumbnails(page).nth(1).click();
      await expect(lightbox(page)).toBeVisible();
    });
  }

  await test.step("the image is at most 85% of the height and 1200 px wide", async () => {
    const measure = async (side: "width" | "height") =>
      Math.round((await picture(page).boundingBox())?.[side] ?? 0);
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 1440, height: 600 });
    await thumbnails(page).first().click();
    await expect.poll(() => measure("height")).toBe(0.85 * 600);
    await page.setViewportSize({ width: 2560, height: 1600 });
    await expect.poll(() => measure("width")).toBe(1200);
  });

  await test.step("the arrow key hint is hidden on a phone", async () => {
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(arrowKeyHint(page)).toBeHidden();
  });
});
