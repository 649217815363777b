import { clients } from "@agency/web/app/content/sample/clients.ts";
import { expect, test } from "@playwright/test";
import { visit } from "../support/visit.ts";

const mainStreet = Object.values(clients);

test("each of the eight doors on Main Street opens its client's site in a new tab", async ({
  context,
  page,
}) => {
  await visit(page, "/");
  for (const { title, url } of mainStreet) {
    const door = page.locator("#about").getByRole("link", { name: title });
    const opened = context.waitForEvent("page");
    await door.click();
    const site = await opened;
    await expect(site).toHaveURL(url);
    await site.close();
  }
  expect(mainStreet).toHaveLength(8);
});

test("a house says whose it is under the pointer and under the keyboard", async ({ page }) => {
  await visit(page, "/");
  const door = page.locator("#about").getByRole("link", { name: "Oat & Ember" });
  const sign = door.locator("> span");
  await expect(sign).toHaveCSS("opacity", "0");
  await door.hover();
  await expect(sign).toHaveCSS("opacity", "1");
  await page.mouse.move(0, 0);
  await expect(sign).toHaveCSS("opacity", "0");
  await page.locator("#about").getByRole("link", { name: "Northside Physio" }).focus();
  await page.keyboard.press("Tab");
  await expect(door).toBeFocused();
  await expect(sign).toHaveCSS("opacity", "1");
});

test("the seam between sketch and finished page follows arrow keys and pointer", async ({
  page,
}) => {
  await visit(page, "/");
  const slider = page.getByRole("slider", { name: "From the finished page back to its sketch" });
  const finished = page.locator(".split-finished");
  await slider.focus();
  await page.keyboard.press("Home");
  await expect(finished).toHaveCSS("clip-path", "inset(0px 0px 0px 0%)");
  await page.keyboard.press("End");
  await expect(finished).toHaveCSS("clip-path", "inset(0px 0px 0px 100%)");
  const box = await slider.boundingBox();
  if (!box) throw new Error("The slider is not shown");
  await page.mouse.move(box.x + box.width - 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(slider).toHaveValue("50");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the home page is at most 10,500 px long and never wider than the screen", async ({
    page,
  }) => {
    await visit(page, "/");
    for (const part of await page.locator("main section, footer").all()) {
      await part.scrollIntoViewIfNeeded();
    }
    const [height, width] = await page.evaluate(() => [
      document.documentElement.scrollHeight,
      document.documentElement.scrollWidth,
    ]);
    expect(height).toBeLessThanOrEqual(10_500);
    expect(width).toBe(390);
  });

  test("the four tiers stand in a row that the keyboard scrolls through too", async ({ page }) => {
    await visit(page, "/");
    const cards = page.locator("#pricing").getByRole("article");
    await cards.first().scrollIntoViewIfNeeded();
    const tops = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().top),
    );
    expect(new Set(tops).size).toBe(1);
    const last = cards.last().getByRole("link", { name: "Choose Plan" });
    await expect(last).not.toBeInViewport();
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 1 });
  });
});
