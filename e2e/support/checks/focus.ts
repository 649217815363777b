import { expect, type Locator, type Page } from "@playwright/test";

const focusedTag = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

/** The focus is not lost, so the next Tab does not start at the top of the page. */
export const expectFocus = (page: Page) => expect.poll(() => focusedTag(page)).not.toBe("BODY");

/** Presses the key until the target has the focus. */
export async function pressUntilFocused(
  page: Page,
  key: string,
  target: Locator,
  maxPresses: number,
) {
  for (let presses = 0; presses < maxPresses; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}
