import { expect, type Page } from "@playwright/test";

export async function openSearch(page: Page) {
  await page
    .getByRole("button", { name: /^Search/ })
    .filter({ visible: true })
    .click();
  await expect(page.getByRole("combobox", { name: "Search everything" })).toBeFocused();
}

/** Opens a search result without reloading the page. */
export async function openBySearch(page: Page, query: string) {
  await openSearch(page);
  await page.getByRole("combobox", { name: "Search everything" }).fill(query);
  await page
    .getByRole("dialog", { name: "Search" })
    .getByRole("option", { name: query })
    .first()
    .click();
}
