import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures/desk.ts";
import type { Visitor } from "../support/fixtures/visitor.ts";
import { holdRequest } from "../support/gateway/held-request.ts";
import { openBySearch } from "../support/pages/desk-search.ts";

const note = (page: Page) => page.getByLabel("Note", { exact: true });
const notesOf = (number: string) => `**/api/desk/orders/${number}/notes`;
const expectOrder = (page: Page, number: string) =>
  expect(page.getByRole("heading", { level: 1, name: number })).toBeVisible();

async function twoOrders(page: Page, visitor: Visitor) {
  const a = await visitor.sendClaim("two-orders@example.com");
  const b = await visitor.sendClaim("two-orders@example.com");
  await page.goto(`/desk/orders/${a}`);
  await expectOrder(page, a);
  await note(page).fill("Only about the first");
  return { a, b };
}

test("keeps a typed note with its own order when another one is opened", async ({
  page,
  visitor,
}) => {
  const { a, b } = await twoOrders(page, visitor);
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

test("keeps a typed note when another order loads slowly and the owner turns back", async ({
  page,
  visitor,
}) => {
  const { a, b } = await twoOrders(page, visitor);
  const held = await holdRequest(page, { url: `**/api/desk/orders/${b}` });
  await openBySearch(page, b);
  const slow = await held.route;
  await expect(note(page)).toBeHidden();
  await openBySearch(page, a);
  await expect(note(page)).toHaveValue("Only about the first");
  await slow.abort();
});

test("shows an error only on the order where it happened", async ({ page, visitor }) => {
  const { a, b } = await twoOrders(page, visitor);
  await page.route(notesOf(a), (route) => route.abort());
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByRole("alert")).toContainText("cannot reach the service");
  await openBySearch(page, b);
  await expectOrder(page, b);
  await expect(page.getByRole("alert")).toBeHidden();
});

test("tells of an error on another screen when the owner has gone on, with the way back", async ({
  page,
  visitor,
}) => {
  const { a, b } = await twoOrders(page, visitor);
  const held = await holdRequest(page, { method: "POST", url: notesOf(a) });
  await page.getByRole("button", { name: "Add note" }).click();
  const posted = await held.route;
  await openBySearch(page, b);
  await expectOrder(page, b);
  await posted.abort();
  await expect(page.getByRole("status")).toContainText("cannot reach the service");
  await page.getByRole("button", { name: "Go back to it" }).click();
  await expectOrder(page, a);
  await expect(note(page)).toHaveValue("Only about the first");
});
