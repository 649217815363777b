import { expect, test } from "@playwright/test";
import {
  askedScrolls,
  expectAtSection,
  expectAtTop,
  noteScrolls,
  scrollDown,
} from "./scrolling.ts";
import { routes } from "./site.ts";
import { visit } from "./visit.ts";

const FRAME_MS = 16;

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("[FRAME-1] every route answers 200 with its own prerendered HTML", async ({ page }) => {
    const titles = new Set<string>();
    const headings = new Set<string>();
    for (const route of routes) {
      const response = await page.goto(route);
      expect(response?.status(), route).toBe(200);
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading, route).toBeVisible();
      headings.add(await heading.innerText());
      titles.add(await page.title());
      const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
      expect(new URL(canonical ?? "").pathname).toBe(route);
    }
    expect(titles.size).toBe(routes.length);
    expect(headings.size).toBe(routes.length);
  });
});

test("[FRAME-2] every page has header, shared bar, main content and footer, in this order", async ({
  page,
}) => {
  for (const route of routes) {
    await visit(page, route);
    const header = page.getByRole("banner");
    const bar = page.getByRole("complementary", { name: "Announcement" });
    const main = page.getByRole("main");
    const footer = page.getByRole("contentinfo");
    await expect(header.getByRole("navigation", { name: "Main" }), route).toBeVisible();
    await expect(bar.getByRole("link"), route).toBeVisible();
    await expect(main.getByRole("heading", { level: 1 }), route).toBeVisible();
    await expect(footer, route).toBeVisible();

    const boxes = await Promise.all([header, bar, footer].map((part) => part.boundingBox()));
    const [headerBox, barBox, footerBox] = boxes.map((box) => box ?? { y: Number.NaN, height: 0 });
    expect(barBox?.y, route).toBe((headerBox?.y ?? 0) + (headerBox?.height ?? 0));
    const mainBox = await main.boundingBox();
    expect(footerBox?.y, route).toBeCloseTo((mainBox?.y ?? 0) + (mainBox?.height ?? 0), 0);
    const order = await page
      .locator("header, aside, main, footer")
      .evaluateAll((parts) =>
        parts.filter((part) => part.parentElement === document.body).map((part) => part.localName),
      );
    expect(order, route).toEqual(["header", "aside", "main", "footer"]);
  }
});

test("[FRAME-3] a new path scrolls to the top at once, also when going back", async ({ page }) => {
  await noteScrolls(page);
  await visit(page, "/faq");
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Terms" }).scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await askedScrolls(page);
  await footer.getByRole("link", { name: "Terms" }).click();
  await expect(page).toHaveURL("/terms");
  await expectAtTop(page);
  expect(await askedScrolls(page)).toEqual(["instant"]);

  await scrollDown(page);
  await page.goBack();
  await expect(page).toHaveURL("/faq");
  await expectAtTop(page);
});

test("[FRAME-4] a hash in the address scrolls to its element", async ({ page }) => {
  await noteScrolls(page);
  for (const id of ["pricing", "contact"]) {
    await visit(page, `/?for=${id}#${id}`);
    await expectAtSection(page, id);
    expect(await askedScrolls(page)).toEqual(["instant"]);
  }
});

test("[FRAME-4] an element that appears within 30 frames is scrolled to", async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await visit(page, "/faq#late");
  await page.clock.runFor(29 * FRAME_MS);
  await page.evaluate(() => {
    const late = document.createElement("p");
    late.id = "late";
    late.append("Here at last");
    document.querySelector("footer")?.before(late);
  });
  await expect(page.getByText("Here at last")).not.toBeInViewport();
  await page.clock.runFor(FRAME_MS);
  await expectAtSection(page, "late");
});

test("[FRAME-4] a hash that names nothing falls back to the top after 30 frames", async ({
  page,
}) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await noteScrolls(page);
  await visit(page, "/faq");
  await scrollDown(page);
  await askedScrolls(page);
  await page.evaluate(() => {
    location.hash = "nothing-here";
  });
  await page.clock.runFor(29 * FRAME_MS);
  expect(await askedScrolls(page)).toEqual([]);
  await page.clock.runFor(FRAME_MS);
  expect(await askedScrolls(page)).toEqual(["instant"]);
  await expectAtTop(page);
});

test("[FRAME-4] a hash that cannot be decoded leaves the page whole", async ({ page }) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await visit(page, "/faq#%E0%A4%A");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/questions/i);
  await expectAtTop(page);
  expect(errors).toEqual([]);
});

test("[FRAME-5] the browser's own scroll restoration is off on every page", async ({ page }) => {
  for (const route of routes) {
    await page.goto(route);
    await expect
      .poll(() => page.evaluate(() => history.scrollRestoration), { message: route })
      .toBe("manual");
  }
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect(page).toHaveURL("/terms");
  expect(await page.evaluate(() => history.scrollRestoration)).toBe("manual");
});
