import type { Page, Route } from "@playwright/test";
import { expect, test } from "../support/fixtures/desk.ts";
import { holdRequest, requestsOf } from "../support/gateway/held-request.ts";
import { openBySearch } from "../support/pages/desk-search.ts";

let count = 0;
const fresh = (name: string) => `${name} ${process.pid}-${Date.now()}-${++count}`;
const refuse = (route: Route) =>
  route.fulfill({ status: 409, json: { code: "changed", error: "Max was quicker." } });

async function openLead(page: Page, name: string) {
  await page.goto("/desk");
  await openBySearch(page, name);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

test("keeps a question open until its request is answered, and says why it failed", async ({
  page,
  visitor,
}) => {
  const number = await visitor.sendClaim("question@example.com");
  await page.goto(`/desk/orders/${number}`);
  await page.getByRole("button", { name: "More actions" }).filter({ visible: true }).click();
  await page.getByRole("button", { name: "Cancel order…" }).click();
  const dialog = page.getByRole("dialog");
  const held = await holdRequest(page, { method: "POST", url: "**/cancellation" });
  await dialog.getByRole("button", { name: "Cancel order" }).click();
  const posted = await held.route;
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await expect(dialog.getByRole("button", { name: "Leave it" })).toBeDisabled();
  await refuse(posted);
  await expect(dialog.getByRole("alert")).toContainText("Max was quicker.");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("keeps a form open until its request is answered, with what was typed", async ({
  page,
  visitor,
}) => {
  const name = fresh("Priya Raman");
  await visitor.sendLead(name);
  await openLead(page, name);
  await page.getByRole("button", { name: "Snooze" }).click();
  await page.getByRole("button", { name: "Pick a day…" }).click();
  const dialog = page.getByRole("dialog");
  const typed = await dialog.getByLabel("Day").inputValue();
  const held = await holdRequest(page, { method: "POST", url: "**/snooze" });
  await dialog.getByRole("button", { name: "Snooze" }).click();
  const posted = await held.route;
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await refuse(posted);
  await expect(dialog.getByRole("alert")).toContainText("Max was quicker.");
  await expect(dialog.getByLabel("Day")).toHaveValue(typed);
});

test("keeps a button's name while it is busy", async ({ page, visitor }) => {
  const number = await visitor.sendClaim("busy@example.com");
  await page.goto(`/desk/orders/${number}`);
  const held = await holdRequest(page, { method: "POST", url: "**/notes" });
  await page.getByLabel("Note", { exact: true }).fill("A note");
  await page.getByRole("button", { name: "Add note" }).click();
  const posted = await held.route;
  await expect(page.getByRole("button", { name: "Add note" })).toHaveAttribute("aria-busy", "true");
  await posted.continue();
  await expect(page.getByText("Note added")).toBeVisible();
});

test("takes an empty answer to a change as done", async ({ page, visitor }) => {
  const number = await visitor.sendClaim("empty@example.com");
  await page.goto(`/desk/orders/${number}`);
  await page.route("**/notes", async (route) => {
    await route.fetch();
    await route.fulfill({ status: 204 });
  });
  await page.getByLabel("Note", { exact: true }).fill("Written once");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByText("Note added")).toBeVisible();
  await expect(page.getByLabel("Note", { exact: true })).toHaveValue("");
  await expect(page.getByText("Written once")).toHaveCount(1);
});

test("keeps the screen when something else than the service answers", async ({ page, visitor }) => {
  const number = await visitor.sendClaim("portal@example.com");
  await page.goto(`/desk/orders/${number}`);
  const heading = page.getByRole("heading", { level: 1, name: number });
  await expect(heading).toBeVisible();
  const portal = { contentType: "text/html", body: "<p>Welcome to the hotel</p>" };
  await page.route("**/api/desk/**", (route) => route.fulfill(portal));
  await expect(page.getByText("The desk cannot reach the service.")).toBeVisible();
  await expect(heading).toBeVisible();
  await page
    .getByRole("navigation")
    .getByRole("link", { name: /^Leads/ })
    .click();
  await expect(page.getByText("This could not be loaded.")).toBeVisible();
});

test("marks a lead once when Answered is pressed twice, and Undo stays", async ({
  page,
  visitor,
}) => {
  const name = fresh("Luis Medina");
  await visitor.sendLead(name);
  await openLead(page, name);
  const held = await holdRequest(page, { method: "POST", url: "**/state" });
  const sent = requestsOf(page, (request) => request.url().endsWith("/state"));
  await page.keyboard.press("e");
  const posted = await held.route;
  await page.keyboard.press("e");
  const answered = page.getByRole("button", { name: "Answered", exact: true });
  await expect(answered).toHaveAttribute("aria-busy", "true");
  await answered.dispatchEvent("click");
  await posted.continue();
  await expect(page.getByText(`Marked answered: ${name}`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test("says that amounts could not be loaded, and loads them when asked to", async ({ page }) => {
  await page.route("**/api/desk/money", (route) =>
    route.fulfill({ status: 500, json: { code: "unknown", error: "Something went wrong." } }),
  );
  await page.goto("/desk");
  const money = page.getByRole("region", { name: "Money" });
  await expect(money.getByRole("alert")).toContainText("could not be loaded");
  await page.unroute("**/api/desk/money");
  await money.getByRole("button", { name: "Try again" }).click();
  await expect(money.getByText("This month")).toBeVisible();
  await expect(money.locator("dd").first()).toContainText("$");
  await expect(money.getByRole("alert")).toBeHidden();
});
