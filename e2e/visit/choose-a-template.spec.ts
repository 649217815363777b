import { expect, type Page, test } from "@playwright/test";
import { chromium } from "../chromium.ts";
import { expectNoViolations } from "../support/checks/axe.ts";
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

const getPageScrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** Waits until a preview has not scrolled for 20 frames. */
const waitUntilStill = (page: Page, name: string) =>
  preview(page, name)
    .locator("..")
    .evaluate(async (window) => {
      let top = window.scrollTop;
      for (let still = 0; still < 20; still++) {
        await new Promise(requestAnimationFrame);
        if (window.scrollTop !== top) still = 0;
        top = window.scrollTop;
      }
    });

interface Point {
  x: number;
  y: number;
}

async function getCenter(page: Page, name: string): Promise<Point> {
  const box = await preview(page, name).locator("..").boundingBox();
  if (!box) throw new Error(`The preview of ${name} is not shown`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test("[TMPL-1] shows a hero and three cards with price, Buy Now and a link to the details", async ({
  page,
}) => {
  await visit(page, "/templates");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Template library");
  await expect(page.getByRole("article")).toHaveCount(3);
  for (const width of [320, 390, 768, 1440]) {
    await test.step(`the enlarge hint is not on the image at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      for (const { name } of templatePages) {
        const hint = await preview(page, name).getByText("Enlarge", { exact: true }).boundingBox();
        const picture = await preview(page, name).getByRole("img").boundingBox();
        if (!hint || !picture) throw new Error(`The preview of ${name} is incomplete`);
        expect(hint.y + hint.height).toBeLessThanOrEqual(picture.y);
      }
    });
  }

  for (const { name, price, amount, route } of templatePages) {
    const template = card(page, name);
    await expect(template.getByText(price, { exact: true })).toBeVisible();
    await expect(template.getByRole("paragraph").filter({ hasText: /\w{3,}.+\./ })).toBeVisible();
    await expect(template.getByRole("link", { name: "Buy Now" })).toHaveAttribute(
      "href",
      `/checkoutvenmo?plan=${encodeURIComponent(name)}&amount=${amount}`,
    );
    await template.getByRole("link", { name: "View details" }).click();
    await expect(page).toHaveURL(route);
    await page.goBack();
    await expect(page).toHaveURL("/templates");
  }
});

test("[TMPL-1] scrolls each preview by keyboard and by dragging, without opening it", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/templates");
  for (const { name } of templatePages) {
    const { x, y } = await getCenter(page, name);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 150, { steps: 5 });
    expect(await getScrollTop(page, name)).toBe(150);
    await page.mouse.up();
    await expect(modal(page)).toBeHidden();

    await preview(page, name).focus();
    await page.keyboard.press("PageDown");
    await expect.poll(() => getScrollTop(page, name)).toBeGreaterThan(250);
  }
});

for (const reducedMotion of ["reduce", "no-preference"] as const) {
  test(`[TMPL-1] scrolls each preview by wheel, then the page, motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    for (const { name } of templatePages) {
      await visit(page, "/templates");
      const { x, y } = await getCenter(page, name);
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => getScrollTop(page, name)).toBeGreaterThan(250);
      expect(await getPageScrollTop(page)).toBe(0);

      await test.step(`the preview of ${name} stays where it is when the pointer leaves`, async () => {
        await page.mouse.move(5, 5);
        await waitUntilStill(page, name);
        expect(await getScrollTop(page, name)).toBeGreaterThan(250);
        await page.mouse.move(x, y);
      });

      const end = await preview(page, name)
        .locator("..")
        .evaluate((window) => window.scrollHeight - window.clientHeight);
      await page.mouse.wheel(0, end);
      await expect.poll(() => getScrollTop(page, name)).toBeGreaterThan(end - 2);
      await expect
        .poll(async () => {
          // Chromium still sends the wheel to the preview until its scroll has ended.
          await page.mouse.wheel(0, 200);
          return getPageScrollTop(page);
        })
        .toBeGreaterThan(100);
    }
  });
}

test("[TMPL-2] opens the full image of each template, and closes it in three ways", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/templates");
  const [byButton, byBackdrop, byEscape] = [
    () => page.getByRole("button", { name: "Close" }).click(),
    () => page.mouse.click(20, 450),
    () => page.keyboard.press("Escape"),
  ];
  const ways = [byButton, byBackdrop, byEscape];
  for (const [index, { name }] of templatePages.entries()) {
    const thumbnail = await preview(page, name).getByRole("img").boundingBox();
    await preview(page, name).click();
    const picture = modal(page).getByRole("img");
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBeGreaterThan(0);
    const full = await picture.boundingBox();
    expect(full?.width).toBeGreaterThan((thumbnail?.width ?? 0) * 1.5);
    expect((full?.height ?? 0) / (full?.width ?? 1)).toBeGreaterThan(2);
    if (index === 0) await expectNoViolations(page);
    await ways[index]?.();
    await expect(modal(page)).toBeHidden();
    await expect(preview(page, name)).toBeFocused();
  }
});

test("[TMPL-1] shows a draggable scrollbar on each preview", async ({ playwright }) => {
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
  for (const { name } of templatePages) {
    const bar = await preview(page, name)
      .locator("..")
      .evaluate((window) => (window as HTMLElement).offsetWidth - window.clientWidth);
    expect(bar).toBeGreaterThanOrEqual(8);
  }
  const name = "Basic Single-Page";
  const box = await preview(page, name).locator("..").boundingBox();
  if (!box) throw new Error("The preview is not shown");
  const x = box.x + box.width - 4;
  await page.mouse.move(x, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(x, box.y + 120, { steps: 5 });
  await expect.poll(() => getScrollTop(page, name)).toBeGreaterThan(100);
  await page.mouse.up();
  await expect(modal(page)).toBeHidden();
  await browser.close();
});

test("scrolls a preview slowly on hover, and back when the pointer leaves", async ({ page }) => {
  await visit(page, "/templates");
  const { x, y } = await getCenter(page, "Basic Single-Page");
  await page.mouse.move(x, y);
  await expect.poll(() => getScrollTop(page, "Basic Single-Page")).toBeGreaterThan(50);
  await page.mouse.move(10, y);
  await expect.poll(() => getScrollTop(page, "Basic Single-Page")).toBe(0);
});

test("does not scroll a preview on hover with reduced motion", async ({ page }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/templates");
  const { x, y } = await getCenter(page, "Basic Single-Page");
  await page.mouse.move(x, y);
  await page.clock.runFor(5000);
  expect(await getScrollTop(page, "Basic Single-Page")).toBe(0);
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("[TMPL-1] scrolls the preview by swipe, then the page", async ({ page }) => {
    await visit(page, "/templates");
    const { x, y } = await getCenter(page, "Basic Single-Page");
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
    await expect.poll(() => getScrollTop(page, "Basic Single-Page")).toBeGreaterThan(100);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await preview(page, "Basic Single-Page")
      .locator("..")
      .evaluate((window) => window.scrollTo({ top: window.scrollHeight, behavior: "instant" }));
    await swipe();
    // The first swipe at the end may only stop the previous fling.
    await swipe();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  });
});
