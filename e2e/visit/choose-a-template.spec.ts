import { expect, type Page, test } from "@playwright/test";
import { chromium } from "../chromium.ts";
import { visit } from "../support/fixtures/visit.ts";
import { templatePages } from "../support/pages/template-pages.ts";

const card = (page: Page, name: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });
const preview = (page: Page, name: string) =>
  card(page, name).getByRole("button", { name: /open the full picture/ });
const modal = (page: Page) => page.getByRole("dialog");
const getScrollTop = (page: Page, name: string) =>
  preview(page, name)
    .locator("..")
    .evaluate((window) => window.scrollTop);

interface Point {
  x: number;
  y: number;
}

const name = "Basic Single-Page";

test("[TMPL-1] [TMPL-2] shows a draggable scrollbar on each preview, the full image and the details", async ({
  playwright,
}) => {
  // Playwright hides scrollbars by default.
  const browser = await playwright.chromium.launch({
    ...chromium,
    ignoreDefaultArgs: ["--hide-scrollbars"],
  });
  const page = await browser.newPage({
    baseURL: test.info().project.use.baseURL,
    reducedMotion: "reduce",
    viewport: { width: 1440, height: 900 },
  });
  await visit(page, "/templates");
  for (const template of templatePages) {
    const bar = await preview(page, template.name)
      .locator("..")
      .evaluate((window) => (window as HTMLElement).offsetWidth - window.clientWidth);
    expect(bar).toBeGreaterThanOrEqual(8);
  }
  const box = await preview(page, name).locator("..").boundingBox();
  if (!box) throw new Error("The preview is not shown");
  const x = box.x + box.width - 4;
  await page.mouse.move(x, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(x, box.y + 120, { steps: 5 });
  await expect.poll(() => getScrollTop(page, name)).toBeGreaterThan(100);
  await page.mouse.up();
  await expect(modal(page)).toBeHidden();

  for (const template of templatePages) {
    await test.step(`the full image of ${template.name}`, async () => {
      await preview(page, template.name).click();
      const picture = modal(page).getByRole("img");
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
        .toBeGreaterThan(0);
      await page.keyboard.press("Escape");
      await expect(modal(page)).toBeHidden();
    });
  }

  await card(page, name).getByRole("link", { name: "View details" }).click();
  await expect(page).toHaveURL("/basictemplate");
  await browser.close();
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("[TMPL-1] scrolls the preview by swipe, then the page", async ({ page }) => {
    await visit(page, "/templates");
    const box = await preview(page, name).locator("..").boundingBox();
    if (!box) throw new Error("The preview is not shown");
    const { x, y }: Point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: Point[]) =>
      devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
    const swipe = async () => {
      await touch("touchStart", { x, y });
      for (let distance = 20; distance <= 200; distance += 20)
        await touch("touchMove", { x, y: y - distance });
      await touch("touchEnd");
    };
    await swipe();
    await expect.poll(() => getScrollTop(page, name)).toBeGreaterThan(100);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await preview(page, name)
      .locator("..")
      .evaluate((window) => window.scrollTo({ top: window.scrollHeight, behavior: "instant" }));
    await swipe();
    // The first swipe at the end may only stop the previous fling.
    await swipe();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  });
});
