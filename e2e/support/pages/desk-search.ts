import { expect, type Page } from "@playwright/test";

export async function openSearch(page: Page) {
  await page
    .getByRole("button", { name: /^Search/ })
    .filter({ visible: true })
    .click();
  await expect(page.getByRole("combobox", { name: "Search everything" })).toBeFocused();
}
