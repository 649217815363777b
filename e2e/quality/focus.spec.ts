import { expect, test } from "@playwright/test";
import { expectAtSection } from "../support/checks/scrolling.ts";
import { visit } from "../support/fixtures/visit.ts";

test("skips the header by keyboard, and continues with Tab in the section of a link", async ({
  page,
}) => {
  await visit(page, "/faq");

  await test.step("the skip link appears on the first Tab", async () => {
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

  await test.step("a link to a section of another page focuses the section", async () => {
    await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
    await expectAtSection(page, "contact");
    await expect(page.locator("#contact")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.locator("#contact :focus")).toHaveCount(1);
  });
});
