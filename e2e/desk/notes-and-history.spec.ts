import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures/desk.ts";
import type { Visitor } from "../support/fixtures/visitor.ts";
import { holdRequest } from "../support/gateway/held-request.ts";
import { openBySearch } from "../support/pages/desk-search.ts";

const note = (page: Page) => page.getByLabel("Note", { exact: true });
const notesEndpoint = (number: string) => `**/api/desk/orders/${number}/notes`;
const expectOrder = (page: Page, number: string) =>
  expect(page.getByRole("heading", { level: 1, name: number })).toBeVisible();

async function createTwoOrders(page: Page, visitor: Visitor) {
  const a = await visitor.sendClaim("two-orders@example.com");
  const b = await visitor.sendClaim("two-orders@example.com");
  await page.goto(`/desk/orders/${a}`);
  await expectOrder(page, a);
  await note(page).fill("Only about the first");
  return { a, b };
}

test("keeps a typed note with its order when another order is opened", async ({
  page,
  visitor,
}) => {
  const { a, b } = await createTwoOrders(page, visitor);
  await openBySearch(page, b);
  await expectOrder(page, b);
  await expect(note(page)).toHaveValue("");
  await page.goBack();
  await expectOrder(page, a);
  await expect(note(page)).toHaveValue("Only about the first");
  await page.reload();
  await expect(note(page)).toHaveValue("Only about the first");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByText("Note added")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Only about the first")).toBeVisible();
  await expect(note(page)).toHaveValue("");
});

test("keeps a typed note when the owner returns before another order has loaded", async ({
  page,
  visitor,
}) => {
  const { a, b } = await createTwoOrders(page, visitor);
  const pending = await holdRequest(page, { url: `**/api/desk/orders/${b}` });
  await openBySearch(page, b);
  const slow = await pending.route;
  await expect(note(page)).toBeHidden();
  await openBySearch(page, a);
  await expect(note(page)).toHaveValue("Only about the first");
  await slow.abort();
});

test("shows an error only on the order where it happened", async ({ page, visitor }) => {
  const { a, b } = await createTwoOrders(page, visitor);
  await page.route(notesEndpoint(a), (route) => route.abort());
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByRole("alert")).toContainText("Can’t reach the service");
  await openBySearch(page, b);
  await expectOrder(page, b);
  await expect(page.getByRole("alert")).toBeHidden();
});

test("shows an error with a link to its order when the owner has moved to another screen", async ({
  page,
  visitor,
}) => {
  const { a, b } = await createTwoOrders(page, visitor);
  const pending = await holdRequest(page, { method: "POST", url: notesEndpoint(a) });
  await page.getByRole("button", { name: "Add note" }).click();
  const posted = await pending.route;
  await openBySearch(page, b);
  await expectOrder(page, b);
  await posted.abort();
  await expect(page.getByRole("status")).toContainText("Can’t reach the service");
  await page.getByRole("button", { name: "View", exact: true }).click();
  await expectOrder(page, a);
  await expect(note(page)).toHaveValue("Only about the first");
});
