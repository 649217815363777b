import { expect, type Page } from "@playwright/test";

export async function openSearch(page: Page) {
  await page
    .getByRole("button", { name: /^Search/ })
    .filter({ visible: true })
    .click();
  await expect(page.getByRole("combobox", { name: "Search everything" })).toBeFocused();
}

/** Opens an order, payment request or lead that has this name or number, without reloading the page. */
export async function openBySearch(page: Page, query: string) {
  await openSearch(page);
  await page.getByRole("combobox", { name: "Search everything" }).fill(query);
  await page
    .getByRole("dialog", { name: "Search" })
    .getByRole("group", { name: /^(Orders|Payment requests|Leads)$/ })
    .getByRole("option", { name: query })
    .first()
    .click();
}
