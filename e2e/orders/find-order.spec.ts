import { agency } from "@agency/contract/agency";
import { expect, type Page, test } from "@playwright/test";
import { expectNoViolationsInMain } from "../support/checks/axe.ts";
import { tooMany } from "../support/data/orders.ts";
import { visit } from "../support/fixtures/visit.ts";

const endpoint = "**/api/find-order";
const email = (page: Page) => page.getByLabel("Email", { exact: true });
const send = (page: Page) => page.getByRole("button", { name: "Send my links" });
const alert = (page: Page) => page.getByRole("alert");
const answer = (page: Page) => page.getByRole("main").getByRole("status");
const promise = "If we have orders under that address, their links are on their way.";

/** Takes every request; what was posted is kept. */
async function service(page: Page) {
  const posted: unknown[] = [];
  await page.route(endpoint, (route) => {
    posted.push(route.request().postDataJSON());
    return route.fulfill({ status: 202, json: { ok: true } });
  });
  return posted;
}

test("an address is posted by keyboard, and the answer gives nothing away", async ({ page }) => {
  const posted = await service(page);
  await visit(page, "/find-order");
  await email(page).focus();
  await page.keyboard.type("ada@example.com");
  await page.keyboard.press("Enter");
  await expect(answer(page)).toContainText(promise);
  await expect(answer(page)).toBeFocused();
  expect(posted).toEqual([{ email: "ada@example.com" }]);
  await expect(page).toHaveURL("/find-order");
});

test("another address can be tried", async ({ page }) => {
  const posted = await service(page);
  await visit(page, "/find-order");
  for (const address of ["ada@example.com", "ada@work.example"]) {
    await email(page).fill(address);
    await send(page).click();
    await expect(answer(page)).toContainText(promise);
    await page.getByRole("button", { name: "Try another email" }).click();
    await expect(email(page)).toHaveValue("");
  }
  expect(posted).toHaveLength(2);
});

for (const typed of ["", "ada at example"]) {
  test(`"${typed}" is no address, and nothing is sent`, async ({ page }) => {
    const posted = await service(page);
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

test("too many requests are told in the service's words, and the address stays", async ({
  page,
}) => {
  await page.route(endpoint, (route) => route.fulfill(tooMany));
  await visit(page, "/find-order");
  await email(page).fill("ada@example.com");
  await send(page).click();
  await expect(alert(page)).toContainText("Too many requests. Please wait a few minutes.");
  await expect(email(page)).toHaveValue("ada@example.com");
  await alert(page).getByRole("button", { name: "Dismiss" }).click();
  await expect(alert(page)).toBeHidden();
});

test("after a lost connection the same address can be sent again", async ({ page }) => {
  await page.route(endpoint, (route) => route.abort());
  await visit(page, "/find-order");
  await email(page).fill("ada@example.com");
  await send(page).click();
  await expect(alert(page)).toContainText("We could not reach our service.");
  await expect(alert(page)).toContainText(agency.email);
  await page.unroute(endpoint);
  const posted = await service(page);
  await send(page).click();
  await expect(answer(page)).toContainText(promise);
  expect(posted).toEqual([{ email: "ada@example.com" }]);
});

test("a request cannot be sent twice while the first one is on its way", async ({ page }) => {
  const { promise: answered, resolve: release } = Promise.withResolvers<void>();
  await page.route(endpoint, async (route) => {
    await answered;
    await route.fulfill({ status: 202, json: { ok: true } });
  });
  await visit(page, "/find-order");
  await email(page).fill("ada@example.com");
  await send(page).click();
  await expect(page.getByRole("button", { name: "Sending…" })).toBeDisabled();
  release();
  await expect(answer(page)).toContainText(promise);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the page says whom to write to instead, and shows no form", async ({ page }) => {
    await page.goto("/find-order");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Find my order");
    await expect(page.locator("noscript p")).toContainText("This form needs JavaScript.");
    await expect(page.getByRole("textbox")).toBeHidden();
  });
});

test("no violations, empty, refused and sent", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.route(endpoint, (route) => route.fulfill(tooMany));
  await visit(page, "/find-order");
  await expectNoViolationsInMain(page);
  await email(page).fill("ada@example.com");
  await send(page).click();
  await expect(alert(page)).toBeVisible();
  await expectNoViolationsInMain(page);
  await page.unroute(endpoint);
  await service(page);
  await send(page).click();
  await expect(answer(page)).toBeVisible();
  await expectNoViolationsInMain(page);
});
