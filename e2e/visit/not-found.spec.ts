import { expect } from "@playwright/test";
import { test } from "../support/fixtures/test.ts";
import { visit } from "../support/fixtures/visit.ts";

test("responds to unknown paths with a 404 page that is not indexed", async ({ request }) => {
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

test("shows the 404 page with working links and one animation, without console errors", async ({
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

  const wheel = page.getByRole("main").locator("img").nth(1);
  await test.step("the wheel rolls from the bicycle into the zero once", async () => {
    const [roll] = await wheel.evaluate((image: HTMLElement) => {
      // Starts it again, because on a busy machine it may have ended.
      image.style.animation = "none";
      image.getAnimations();
      image.style.animation = "";
      return image.getAnimations().map((animation) => {
        animation.pause();
        return animation.effect?.getTiming().iterations;
      });
    });
    expect(roll).toBe(1);
    const hub = () =>
      wheel.evaluate((image) => {
        const { x, y, width, height } = image.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      });
    const start = await hub();
    await wheel.evaluate((image) => image.getAnimations()[0]?.finish());
    const end = await hub();
    expect(end.x - start.x).toBeGreaterThan(300);
    expect(end.y).toBeCloseTo(start.y, 0);
  });

  await test.step("the wheel does not roll with reduced motion", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await wheel.evaluate((image) => image.getAnimations().length)).toBe(0);
    await expect(page.getByRole("img", { name: /^404:/ })).toBeVisible();
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
