import { expect, type Page } from "@playwright/test";

declare global {
  interface Window {
    asked: ScrollBehavior[];
  }
}

/** Notes how each scroll that the page asks for is to be made; read it with `askedScrolls`. */
export async function recordScrolls(page: Page) {
  await page.addInitScript(() => {
    window.asked = [];
    const { scrollTo } = window;
    const { scrollIntoView } = Element.prototype;
    const note = (options: unknown) => {
      const { behavior } = (options ?? {}) as ScrollOptions;
      window.asked.push(behavior ?? "auto");
    };
    window.scrollTo = (...args: unknown[]) => {
      note(args[0]);
      Reflect.apply(scrollTo, window, args);
    };
    Element.prototype.scrollIntoView = function (options) {
      note(options);
      scrollIntoView.call(this, options);
    };
  });
}

/** The behavior of every scroll since the last look. */
export const takeRecordedScrolls = (page: Page) => page.evaluate(() => window.asked.splice(0));

/** The section's upper edge has come to rest below the header; the hero's lies under it. */
export async function expectAtSection(page: Page, id: string) {
  const header = await page.getByRole("banner").boundingBox();
  const rest = id === "hero" ? 0 : (header?.height ?? Number.NaN);
  await expect
    .poll(async () => {
      const section = await page.locator(`#${id}`).boundingBox();
      return Math.abs((section?.y ?? Number.NaN) - rest);
    })
    // Heights have fractions of a pixel, and where the page is scrolled to may be rounded twice.
    .toBeLessThan(2);
}

export async function expectAtTop(page: Page) {
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
}

export async function scrollDown(page: Page, y = 1200) {
  await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(y / 2);
}
