import { expect, type Page } from "@playwright/test";

export async function openSearch(page: Page) {
  await page
    .getByRole("button", { name: /^Search/ })
    .filter({ visible: true })
    .click();
  await expect(page.getByRole("searchbox")).toBeFocused();
}

/** Opens what has this in its name without loading the page again, as an owner does. */
export async function openBySearch(page: Page, words: string) {
  await openSearch(page);
  await page.getByRole("searchbox").fill(words);
  await page
    .getByRole("dialog", { name: "Search" })
    .getByRole("link", { name: words })
    .first()
    .click();
}
