import { expect, type Page } from "@playwright/test";

export async function openSearch(page: Page) {
  await page
    .getByRole("button", { name: /^Search/ })
    .filter({ visible: true })
    .click();
  await expect(page.getByRole("searchbox")).toBeFocused();
}

/** Opens a search result without reloading the page. */
export async function openBySearch(page: Page, query: string) {
  await openSearch(page);
  await page.getByRole("searchbox").fill(query);
  await page
    .getByRole("dialog", { name: "Search" })
    .getByRole("link", { name: query })
    .first()
    .click();
}
