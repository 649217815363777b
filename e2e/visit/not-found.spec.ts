import { expect } from "@playwright/test";
import { test } from "../support/fixtures/test.ts";
import { visit } from "../support/fixtures/visit.ts";

test("responds to unknown paths with a 404 page with working links, without console errors", async ({
  page,
  request,
  consoleErrors,
}) => {
  const response = await visit(page, "/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/Page not found/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page does not exist");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();

  await test.step("other unknown paths, which are not indexed", async () => {
    for (const path of ["/no-such-page", "/faq/no-such-page", "/no-such-file.html"]) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(404);
      expect(response.headers()["content-type"], path).toContain("text/html");
      const html = await response.text();
      expect(html, path).toContain("This page does not exist");
      expect(html, path).toContain('<meta name="robots" content="noindex"/>');
      expect(html, path).not.toContain('rel="canonical"');
    }
  });

  await test.step("every link works", async () => {
    const links = await page
      .getByRole("main")
      .getByRole("link")
      .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).pathname));
    expect(links.length).toBeGreaterThan(4);
    for (const link of links) expect((await request.get(link)).status(), link).toBe(200);
    await page.getByRole("main").getByRole("link", { name: "Templates" }).click();
    await expect(page).toHaveURL("/templates");
    await expect(page).not.toHaveTitle(/Page not found/);
    await expect(page.locator("meta[name=robots]")).toHaveCount(0);
  });
  // The browser logs the 404 status of the document.
  expect(consoleErrors.filter((text) => !text.includes("status of 404"))).toEqual([]);
});
