import { expect, test } from "@playwright/test";
import { complaintsOf } from "./quiet-console.ts";
import { visit } from "./visit.ts";

for (const path of ["/no-such-page", "/faq/no-such-page", "/no-such-file.html"]) {
  test(`${path} answers 404 with a page of its own that is not to be indexed`, async ({
    request,
  }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(response.headers()["content-type"]).toContain("text/html");
    const html = await response.text();
    expect(html).toContain("This page does not exist");
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('rel="canonical"');
  });
}

test("a mistyped address leads on, without a complaint in the console", async ({ page }) => {
  const complaints = complaintsOf(page);
  const response = await visit(page, "/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/Page not found/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page does not exist");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Templates" }).click();
  await expect(page).toHaveURL("/templates");
  await expect(page).not.toHaveTitle(/Page not found/);
  await expect(page.locator("meta[name=robots]")).toHaveCount(0);
  // The browser itself reports the status of the document.
  expect(complaints.filter((text) => !text.includes("status of 404"))).toEqual([]);
});
