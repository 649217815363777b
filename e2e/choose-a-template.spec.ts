import { expect, type Page, test } from "@playwright/test";
import { templatePages } from "./template-pages.ts";
import { visit } from "./visit.ts";

test.beforeEach(async ({ page }) => {
  await visit(page, "/templates");
});

const card = (page: Page, name: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });
const preview = (page: Page, name: string) =>
  card(page, name).getByRole("button", { name: /open the full picture/ });
const modal = (page: Page) => page.getByRole("dialog");

test("[TMPL-1] the library has a hero and three cards", async ({ page }) => {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Template library");
  await expect(page.getByRole("article")).toHaveCount(3);
});

for (const { name, price, amount, route } of templatePages) {
  test(`[TMPL-1] ${name}: description, price, details and Buy Now`, async ({ page }) => {
    const template = card(page, name);
    await expect(template.getByText(price, { exact: true })).toBeVisible();
    await expect(template.getByRole("paragraph").filter({ hasText: /\w{3,}.+\./ })).toBeVisible();
    await expect(template.getByRole("link", { name: "Buy Now" })).toHaveAttribute(
      "href",
      `/checkoutvenmo?plan=${encodeURIComponent(name)}&amount=${amount}`,
    );
    await template.getByRole("link", { name: "View details" }).click();
    await expect(page).toHaveURL(route);
  });

  test(`[TMPL-1] the preview of ${name} scrolls`, async ({ page }) => {
    const window = preview(page, name).locator("..");
    await window.hover();
    await expect
      .poll(() => window.evaluate((box) => box.scrollHeight - box.clientHeight))
      .toBeGreaterThan(100);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => window.evaluate((box) => box.scrollTop)).toBeGreaterThan(100);
  });

  test(`[TMPL-2] the thumbnail of ${name} opens its full picture`, async ({ page }) => {
    const thumbnail = await preview(page, name).getByRole("img").boundingBox();
    await preview(page, name).click();
    const picture = modal(page).getByRole("img");
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBeGreaterThan(0);
    const full = await picture.boundingBox();
    expect(full?.width).toBeGreaterThan((thumbnail?.width ?? 0) * 1.5);
    expect((full?.height ?? 0) / (full?.width ?? 1)).toBeGreaterThan(2);
  });
}

for (const [way, close] of [
  ["the close button", (page: Page) => page.getByRole("button", { name: "Close" }).click()],
  ["a click on the backdrop", (page: Page) => page.mouse.click(20, 450)],
  ["Escape", (page: Page) => page.keyboard.press("Escape")],
] as const) {
  test(`[TMPL-2] ${way} closes the full picture`, async ({ page }) => {
    await preview(page, "Simple Multi-Page").click();
    await expect(modal(page)).toBeVisible();
    await close(page);
    await expect(modal(page)).toBeHidden();
    await expect(preview(page, "Simple Multi-Page")).toBeFocused();
  });
}
