import { focusedTag } from "../support/checks/focus.ts";
import { expect, test } from "../support/fixtures/desk.ts";
import { openBySearch } from "../support/pages/desk-search.ts";

let count = 0;
const uniqueName = (name: string) => `${name} ${process.pid}-${Date.now()}-${++count}`;

test("moves the focus to the link of the new lead when a quarantined lead is released", async ({
  page,
  visitor,
}) => {
  const name = uniqueName("Kathleen Dorsey");
  await visitor.sendLead(uniqueName("A Program"), { _gotcha: "x" });
  await visitor.sendLead(name, { _gotcha: "x" });
  await visitor.sendLead(uniqueName("A Program"), { _gotcha: "x" });
  await page.goto("/desk/leads/quarantine");
  await page.getByRole("button", { name: `Not spam: ${name}` }).focus();
  await page.keyboard.press("Enter");
  const row = page.getByRole("listitem").filter({ hasText: name });
  await expect(row).toContainText("Moved to Leads.");
  await expect(row.getByRole("button")).toBeHidden();
  // The focus stays in the row, so that a second key press does not release the next lead.
  await expect(row.getByRole("link", { name: "Open lead" })).toBeFocused();
});

test("moves the focus to the adjacent line when a line is removed", async ({ page }) => {
  await page.goto("/desk/payment-requests/new");
  const add = page.getByRole("button", { name: "Add line item" });
  const names = page.getByRole("textbox", { name: "Item", exact: true });
  const remove = (line: number) => page.getByRole("button", { name: `Remove line ${line}` });
  await expect(add).toBeVisible();
  while ((await names.count()) < 3) {
    const before = await names.count();
    await add.click();
    await expect(names).toHaveCount(before + 1);
  }
  for (const [index, name] of ["One", "Two", "Three"].entries()) await names.nth(index).fill(name);
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

test("keeps the focus on the screen when the pressed button disappears", async ({
  page,
  visitor,
}) => {
  const name = uniqueName("Imani Brooks");
  await visitor.sendLead(name);
  await page.goto("/desk");
  await openBySearch(page, name);
  const markAnswered = page.getByRole("button", { name: "Mark as answered" });
  await markAnswered.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(`${name} marked as answered`)).toBeVisible();
  await expect(markAnswered).toBeHidden();
  expect(await focusedTag(page)).not.toBe("BODY");
  await page.getByRole("button", { name: "Undo" }).focus();
  await page.keyboard.press("Enter");
  await expect(markAnswered).toBeVisible();
  expect(await focusedTag(page)).not.toBe("BODY");
});
