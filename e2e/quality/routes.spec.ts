import { expect, test } from "@playwright/test";
import {
  expectAtSection,
  expectAtTop,
  recordScrolls,
  scrollDown,
  takeRecordedScrolls,
} from "../support/checks/scrolling.ts";
import { visit } from "../support/fixtures/visit.ts";
import { routes } from "../support/pages/routes.ts";

test("[FRAME-1] responds with 200 and prerendered HTML on every route", async ({ request }) => {
  const titles = new Set<string | undefined>();
  const headings = new Set<string | undefined>();
  for (const route of routes) {
    const response = await request.get(route, { maxRedirects: 0 });
    expect(response.status(), route).toBe(200);
    const html = await response.text();
    const canonical = html.match(/<link rel="canonical" href="([^"]+)"/)?.[1];
    expect(new URL(canonical ?? "").pathname).toBe(route);
    titles.add(html.match(/<title>([^<]+)/)?.[1]);
    headings.add(html.match(/<h1[^>]*>([^<]+)/)?.[1]);
  }
  for (const found of [titles, headings]) {
    expect(found).not.toContain(undefined);
    expect(found.size).toBe(routes.length);
  }
});

test("[FRAME-3] [FRAME-5] scrolls to the top of a new page immediately and focuses its heading, also with Back", async ({
  page,
}) => {
  await recordScrolls(page);
  await visit(page, "/faq");
  await expect(page.locator("body")).toBeFocused();
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Terms" }).scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await takeRecordedScrolls(page);
  await footer.getByRole("link", { name: "Terms" }).click();
  await expect(page).toHaveURL("/terms");
  await expectAtTop(page);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/questions/i);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await takeRecordedScrolls(page)).toEqual(["instant"]);
  expect(await page.evaluate(() => history.scrollRestoration)).toBe("manual");

  await scrollDown(page);
  await page.goBack();
  await expect(page).toHaveURL("/faq");
  await expectAtTop(page);
  await expect(page.getByRole("heading", { level: 1, name: /questions/i })).toBeFocused();
  expect(await page.evaluate(() => history.scrollRestoration)).toBe("manual");
});

test("[FRAME-4] scrolls to the element of the URL's hash", async ({ page }) => {
  await recordScrolls(page);
  for (const id of ["pricing", "contact"]) {
    await visit(page, `/?for=${id}#${id}`);
    await expectAtSection(page, id);
    // The browser scrolls natively, before our script runs.
    expect(await takeRecordedScrolls(page)).toEqual([]);
  }
});
