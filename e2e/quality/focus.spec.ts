import { expect, test } from "@playwright/test";
import { expectAtSection } from "../support/checks/scrolling.ts";
import { visit } from "../support/fixtures/visit.ts";

test("focuses the heading of a new page", async ({ page }) => {
  await visit(page, "/");
  await expect(page.locator("body")).toBeFocused();
  await page.getByRole("banner").getByRole("link", { name: "FAQ" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /questions/i })).toBeFocused();
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /privacy/i })).toBeFocused();
});

test("focuses a section when its link is clicked, and Tab continues inside it", async ({
  page,
}) => {
  await visit(page, "/terms");
  await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
  await expectAtSection(page, "contact");
  await expect(page.locator("#contact")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator("#contact :focus")).toHaveCount(1);
});

test("shows the skip link on the first Tab, and skips the header with it", async ({ page }) => {
  await visit(page, "/faq");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator("main :focus")).toHaveCount(1);
});
