import { expect, test } from "@playwright/test";
import { visit } from "../support/fixtures/visit.ts";

test("submits an email to the service, and keeps it out of the URL", async ({ page }) => {
  await visit(page, "/find-order");
  await page.getByLabel("Email", { exact: true }).fill(`${crypto.randomUUID()}@example.com`);
  await page.getByRole("button", { name: "Send my links" }).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText(
    "If we have orders for that address, the links are on their way.",
  );
  await expect(page).toHaveURL("/find-order");
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
