import { agency } from "@agency/contract/agency";
import { clientSites } from "@agency/web/sites/client-sites.ts";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { expectNoViolationsAtAnyWidth } from "../support/checks/axe.ts";
import { watchNetwork } from "../support/checks/network.ts";
import { test } from "../support/fixtures/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Returns text that extends beyond the sides of the viewport, except in scrollable rows. */
const findCutOffText = (page: Page) =>
  page.evaluate(() => {
    const isScrollable = (element: Element | null): boolean =>
      element !== null &&
      (["auto", "scroll"].includes(getComputedStyle(element).overflowX) ||
        isScrollable(element.parentElement));
    const elements = document.querySelectorAll(
      ":is(header, main, footer) :is(h1, h2, h3, p, a, li, dt, dd, summary)",
    );
    return [...elements]
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        const isOutside = left < -1 || right > document.documentElement.clientWidth + 1;
        return isOutside && !isScrollable(element.parentElement);
      })
      .map((element) => element.textContent?.trim().slice(0, 40));
  });

test("shows each client site without errors, scripts or cut-off text, and marks it as a sample", async ({
  page,
  request,
  consoleErrors,
  policyViolations,
}) => {
  test.slow();
  const network = watchNetwork(page);
  for (const { name } of clientSites) {
    const path = `/sites/${name}/`;
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      const response = await page.goto(path);
      expect(response?.headers()["x-robots-tag"]).toBe("noindex");
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
      await expect(page.getByRole("banner")).toBeVisible();
      await expect(page.getByRole("main")).toBeVisible();
      await expect(page.getByRole("navigation").first()).toBeVisible();
      await expectNoScripts(page, (await response?.text()) ?? "");

      await expectSkipLink(page);
      const footer = page.getByRole("contentinfo");
      await footer.scrollIntoViewIfNeeded();
      await network.waitUntilIdle();
      expect([consoleErrors, policyViolations]).toEqual([[], []]);
      await expect(footer).toContainText(`A sample site by ${agency.name}`);
      await expect(footer.getByRole("link", { name: agency.name })).toBeVisible();

      await expectNoViolationsAtAnyWidth(page);
      for (const width of [320, 390, 768, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scrollWidth, `${width} px`).toBeLessThanOrEqual(width);
        expect(await findCutOffText(page), `${width} px`).toEqual([]);
      }
      await expectValidLinks(page, request, path);
    });
  }
});

/** Without scripts, the content is the same when JavaScript is disabled. */
async function expectNoScripts(page: Page, html: string) {
  expect(html).toContain("<main");
  expect(html).not.toMatch(/<(script|noscript|iframe|object|embed)\b|\son\w+=|javascript:/i);
  await expect(page.locator("script")).toHaveCount(0);
}

/** Expects the first Tab to reach a skip link to the main content. */
async function expectSkipLink(page: Page) {
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: /^Skip/ });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  const target = await skip.getAttribute("href");
  await expect(page.locator(`main${target}`)).toBeInViewport();
}

async function expectValidLinks(page: Page, request: APIRequestContext, path: string) {
  const links = await page
    .locator("a")
    .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
  expect(links.length).toBeGreaterThan(4);
  for (const link of new Set(links)) {
    const { protocol, pathname, hash } = new URL(link);
    if (protocol === "tel:") {
      expect(link).toMatch(/^tel:\+1\d{10}$/);
    } else if (protocol === "mailto:") {
      expect(link).toMatch(/^mailto:[^@]+@[^@]+\.example$/);
    } else if (pathname === path) {
      await expect(page.locator(`[id="${hash.slice(1)}"]`), link).toBeAttached();
    } else {
      expect((await request.get(link)).status(), link).toBe(200);
    }
  }
}
