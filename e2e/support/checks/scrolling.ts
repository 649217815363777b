import { expect, type Page } from "@playwright/test";

declare global {
  interface Window {
    recordedScrolls: ScrollBehavior[];
  }
}

/** Records the behavior of each scroll that the page's scripts start; read it with `takeRecordedScrolls`. */
export async function recordScrolls(page: Page) {
  await page.addInitScript(() => {
    window.recordedScrolls = [];
    const { scrollTo } = window;
    const { scrollIntoView } = Element.prototype;
    const record = (options: unknown) => {
      const { behavior } = (options ?? {}) as ScrollOptions;
      window.recordedScrolls.push(behavior ?? "auto");
    };
    window.scrollTo = (...args: unknown[]) => {
      record(args[0]);
      Reflect.apply(scrollTo, window, args);
    };
    Element.prototype.scrollIntoView = function (options) {
      record(options);
      scrollIntoView.call(this, options);
    };
  });
}

/** Returns the behavior of every scroll since the last call. */
export const takeRecordedScrolls = (page: Page) =>
  page.evaluate(() => window.recordedScrolls.splice(0));

/** Expects the section's top edge below the header. The hero starts behind the header. */
export async function expectAtSection(page: Page, id: string) {
  const header = await page.getByRole("banner").boundingBox();
  const expectedTop = id === "hero" ? 0 : (header?.height ?? Number.NaN);
  await expect
    .poll(async () => {
      const section = await page.locator(`#${id}`).boundingBox();
      return Math.abs((section?.y ?? Number.NaN) - expectedTop);
    })
    // Fractional heights and scroll positions can both be rounded.
    .toBeLessThan(2);
}

export async function expectAtTop(page: Page) {
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
}

export async function scrollDown(page: Page, y = 1200) {
  await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(y / 2);
}
