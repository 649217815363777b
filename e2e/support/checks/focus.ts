import { expect, type Page } from "@playwright/test";

/** The focus is not lost, so the next Tab does not start at the top of the page. */
export const expectFocus = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
