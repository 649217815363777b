import type { Locator } from "vitest/browser";

/** The texts of all matching elements, with white space as a reader sees it. */
export const readTexts = (locator: Locator) =>
  locator.elements().map(({ textContent }) => textContent?.replace(/\s+/g, " ").trim());
