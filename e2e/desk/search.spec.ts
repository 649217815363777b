import { expect, test } from "../support/fixtures/desk.ts";
import { holdRequest } from "../support/gateway/held-request.ts";
import { openSearch } from "../support/pages/desk-search.ts";

test("opens the first result when Enter is pressed before the results load", async ({
  page,
  visitor,
}) => {
  const first = await visitor.sendClaim("first@example.com");
  const second = await visitor.sendClaim("second@example.com");
  await page.goto("/desk/more");
  await openSearch(page);
  const box = page.getByRole("combobox", { name: "Search everything" });
  const results = page.getByRole("dialog", { name: "Search" });
  await box.fill(first);
  await expect(results.getByRole("option", { name: first })).toBeVisible();
  const pending = await holdRequest(page, { url: `**/api/desk/search?q=${second}` });
  await box.fill(second);
  await page.keyboard.press("Enter");
  await (await pending.route).continue();
  await expect(page.getByRole("heading", { level: 1, name: second })).toBeVisible();
  await expect(results).toBeHidden();
});

test("opens nothing when typing continues after Enter", async ({ page, visitor }) => {
  const number = await visitor.sendClaim("typing@example.com");
  await page.goto("/desk/more");
  await openSearch(page);
  const box = page.getByRole("combobox", { name: "Search everything" });
  // Without a response to it, Enter opens nothing before the typing continues, however slow the browser is.
  await holdRequest(page, { url: `**/api/desk/search?q=${number.slice(0, 4)}` });
  await box.fill(number.slice(0, 4));
  await page.keyboard.press("Enter");
  await box.fill(number);
  const results = page.getByRole("dialog", { name: "Search" });
  await expect(results.getByRole("option", { name: number })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "More" })).toBeAttached();
  await expect(results).toBeVisible();
});
