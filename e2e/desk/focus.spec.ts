import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures/desk.ts";
import { openBySearch } from "../support/pages/desk-search.ts";

let count = 0;
const fresh = (name: string) => `${name} ${process.pid}-${Date.now()}-${++count}`;
const focusedTag = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

test("moves the focus to the new lead when a quarantined message is released", async ({
  page,
  visitor,
}) => {
  const name = fresh("Kathleen Dorsey");
  await visitor.sendLead(fresh("A Program"), { _gotcha: "x" });
  await visitor.sendLead(name, { _gotcha: "x" });
  await visitor.sendLead(fresh("A Program"), { _gotcha: "x" });
  await page.goto("/desk/leads/held-back");
  await page.getByRole("button", { name: `Not spam: ${name}` }).focus();
  await page.keyboard.press("Enter");
  const row = page.getByRole("listitem").filter({ hasText: name });
  await expect(row).toContainText("Moved to Leads.");
  await expect(row.getByRole("button")).toBeHidden();
  // In the same row: a key pressed twice must not release the next one.
  await expect(row.getByRole("link", { name: "Open the lead" })).toBeFocused();
});

test("moves the focus to the neighbor when a line is removed", async ({ page }) => {
  await page.goto("/desk/requests/new");
  const add = page.getByRole("button", { name: "Add a line" });
  const names = page.getByRole("textbox", { name: "What", exact: true });
  const remove = (line: number) => page.getByRole("button", { name: `Remove line ${line}` });
  await expect(add).toBeVisible();
  while ((await names.count()) < 3) {
    const before = await names.count();
    await add.click();
    await expect(names).toHaveCount(before + 1);
  }
  for (const [index, words] of ["One", "Two", "Three"].entries())
    await names.nth(index).fill(words);
  await remove(2).focus();
  await page.keyboard.press("Enter");
  await expect(names).toHaveCount(2);
  await expect(names.nth(1)).toBeFocused();
  await expect(names.nth(1)).toHaveValue("Three");
  await remove(2).focus();
  await page.keyboard.press("Enter");
  await expect(names.nth(0)).toBeFocused();
  await remove(1).focus();
  await page.keyboard.press("Enter");
  await expect(names).toHaveCount(0);
  await expect(add).toBeFocused();
});

test("keeps the focus on the screen when the pressed button goes away", async ({
  page,
  visitor,
}) => {
  const name = fresh("Imani Brooks");
  await visitor.sendLead(name);
  await page.goto("/desk");
  await openBySearch(page, name);
  const answered = page.getByRole("button", { name: "Answered", exact: true });
  await answered.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(`Marked answered: ${name}`)).toBeVisible();
  await expect(answered).toBeHidden();
  expect(await focusedTag(page)).not.toBe("BODY");
  await page.getByRole("button", { name: "Undo" }).focus();
  await page.keyboard.press("Enter");
  await expect(answered).toBeVisible();
  expect(await focusedTag(page)).not.toBe("BODY");
});
