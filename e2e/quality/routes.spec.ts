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

const FRAME_MS = 16;

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

test("[FRAME-3] [FRAME-5] scrolls to the top immediately on a new path, also with Back", async ({
  page,
}) => {
  await recordScrolls(page);
  await visit(page, "/faq");
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Terms" }).scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await takeRecordedScrolls(page);
  await footer.getByRole("link", { name: "Terms" }).click();
  await expect(page).toHaveURL("/terms");
  await expectAtTop(page);
  expect(await takeRecordedScrolls(page)).toEqual(["instant"]);
  expect(await page.evaluate(() => history.scrollRestoration)).toBe("manual");

  await scrollDown(page);
  await page.goBack();
  await expect(page).toHaveURL("/faq");
  await expectAtTop(page);
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

test("[FRAME-4] scrolls to an element that appears within 30 frames", async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await visit(page, "/faq#late");
  await page.clock.runFor(29 * FRAME_MS);
  await page.evaluate(() => {
    const late = document.createElement("p");
    late.id = "late";
    late.append("Here at last");
    document.querySelectorAll("details")[11]?.before(late);
  });
  await expect(page.getByText("Here at last")).not.toBeInViewport();
  await page.clock.runFor(FRAME_MS);
  await expectAtSection(page, "late");
});

test("[FRAME-4] scrolls to the top after 30 frames when the hash matches no element", async ({
  page,
}) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await recordScrolls(page);
  await visit(page, "/faq");
  await scrollDown(page);
  await takeRecordedScrolls(page);
  await page.evaluate(() => {
    location.hash = "nothing-here";
  });
  await page.clock.runFor(29 * FRAME_MS);
  expect(await takeRecordedScrolls(page)).toEqual([]);
  await page.clock.runFor(FRAME_MS);
  expect(await takeRecordedScrolls(page)).toEqual(["instant"]);
  await expectAtTop(page);
});

test("[FRAME-4] ignores a hash that cannot be decoded", async ({ page }) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await visit(page, "/faq#%E0%A4%A");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/questions/i);
  await expectAtTop(page);
  expect(errors).toEqual([]);
});
