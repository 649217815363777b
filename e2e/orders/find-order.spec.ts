import { agency } from "@agency/contract/agency";
import { expect, type Page, test } from "@playwright/test";
import { expectNoViolationsInMain } from "../support/checks/axe.ts";
import { rateLimited } from "../support/data/orders.ts";
import { visit } from "../support/fixtures/visit.ts";

const endpoint = "**/api/find-order";
const email = (page: Page) => page.getByLabel("Email", { exact: true });
const send = (page: Page) => page.getByRole("button", { name: "Send my links" });
const alert = (page: Page) => page.getByRole("alert");
const confirmation = (page: Page) => page.getByRole("main").getByRole("status");
const confirmationText = "If we have orders for that address, the links are on their way.";

/** Mocks the API and records the request bodies. */
async function mockFindOrder(page: Page) {
  const posted: unknown[] = [];
  await page.route(endpoint, (route) => {
    posted.push(route.request().postDataJSON());
    return route.fulfill({ status: 202, json: { ok: true } });
  });
  return posted;
}

test("submits an email by keyboard, and does not reveal whether it is known", async ({ page }) => {
  const posted = await mockFindOrder(page);
  await visit(page, "/find-order");
  await email(page).focus();
  await page.keyboard.type("ada@example.com");
  await page.keyboard.press("Enter");
  await expect(confirmation(page)).toContainText(confirmationText);
  await expect(confirmation(page)).toBeFocused();
  expect(posted).toEqual([{ email: "ada@example.com" }]);
  await expect(page).toHaveURL("/find-order");
});

test("allows another email after the first", async ({ page }) => {
  const posted = await mockFindOrder(page);
  await visit(page, "/find-order");
  for (const address of ["ada@example.com", "ada@work.example"]) {
    await email(page).fill(address);
    await send(page).click();
    await expect(confirmation(page)).toContainText(confirmationText);
    await page.getByRole("button", { name: "Try another email" }).click();
    await expect(email(page)).toBeFocused();
    await expect(email(page)).toHaveValue("");
  }
  expect(posted).toHaveLength(2);
});

for (const typed of ["", "ada at example"]) {
  test(`rejects "${typed}" as an email without sending it`, async ({ page }) => {
    const posted = await mockFindOrder(page);
    await visit(page, "/find-order");
    await email(page).fill(typed);
    await send(page).click();
    await expect(email(page)).toBeFocused();
    expect(await email(page).evaluate((input) => input.matches(":invalid"))).toBe(true);
    await expect(email(page)).toHaveAccessibleDescription(
      "Enter an email address, like name@example.com.",
    );
    expect(posted).toEqual([]);
  });
}

test("shows the rate limit error and keeps the email", async ({ page }) => {
  await page.route(endpoint, (route) => route.fulfill(rateLimited));
  await visit(page, "/find-order");
  await email(page).fill("ada@example.com");
  await send(page).click();
  await expect(alert(page)).toContainText("Too many requests. Please wait a few minutes.");
  await expect(email(page)).toHaveValue("ada@example.com");
  await alert(page).getByRole("button", { name: "Dismiss" }).click();
  await expect(alert(page)).toBeHidden();
});

test("sends the same email again after a connection error", async ({ page }) => {
  await page.route(endpoint, (route) => route.abort());
  await visit(page, "/find-order");
  await email(page).fill("ada@example.com");
  await send(page).click();
  await expect(alert(page)).toContainText("We could not reach our service.");
  await expect(alert(page)).toContainText(agency.email);
  await page.unroute(endpoint);
  const posted = await mockFindOrder(page);
  await send(page).click();
  await expect(confirmation(page)).toContainText(confirmationText);
  expect(posted).toEqual([{ email: "ada@example.com" }]);
});

test("disables the button while the request is pending", async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(endpoint, async (route) => {
    await released;
    await route.fulfill({ status: 202, json: { ok: true } });
  });
  await visit(page, "/find-order");
  await email(page).fill("ada@example.com");
  await send(page).click();
  await expect(page.getByRole("button", { name: "Sending…" })).toBeDisabled();
  release();
  await expect(confirmation(page)).toContainText(confirmationText);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("shows whom to contact instead of the form", async ({ page }) => {
    await page.goto("/find-order");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Find my order");
    await expect(page.locator("noscript p")).toContainText("This form needs JavaScript.");
    await expect(page.getByRole("textbox")).toBeHidden();
  });
});

test("has no accessibility violations when empty, after an error and when sent", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.route(endpoint, (route) => route.fulfill(rateLimited));
  await visit(page, "/find-order");
  await expectNoViolationsInMain(page);
  await email(page).fill("ada@example.com");
  await send(page).click();
  await expect(alert(page)).toBeVisible();
  await expectNoViolationsInMain(page);
  await page.unroute(endpoint);
  await mockFindOrder(page);
  await send(page).click();
  await expect(confirmation(page)).toBeVisible();
  await expectNoViolationsInMain(page);
});
