import { agency } from "@agency/contract/agency";
import { clientSites } from "@agency/web/sites/client-sites.ts";
import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "./axe.ts";
import { policyViolations } from "./policy-violations.ts";
import { complaintsOf } from "./quiet-console.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Words and links that leave the window at its sides, unless they are in a row made for scrolling. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (["auto", "scroll"].includes(getComputedStyle(element).overflowX) ||
        scrolls(element.parentElement));
    const words = document.querySelectorAll(
      ":is(header, main, footer) :is(h1, h2, h3, p, a, li, dt, dd, summary)",
    );
    return [...words]
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        const isOutside = left < -1 || right > document.documentElement.clientWidth + 1;
        return isOutside && !scrolls(element.parentElement);
      })
      .map((element) => element.textContent?.trim().slice(0, 40));
  });

for (const { name } of clientSites) {
  const path = `/sites/${name}/`;

  for (const width of [1440, 390]) {
    test(`${path} has nothing that axe objects to, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expectNoViolations(page);
    });
  }

  test(`${path} fits into windows from 320 px on`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 390, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrollWidth, `${width} px`).toBeLessThanOrEqual(width);
      expect(await cutOff(page), `${width} px`).toEqual([]);
    }
  });

  test(`${path} is read to its end without a complaint`, async ({ page }) => {
    const complaints = complaintsOf(page);
    const violations = await policyViolations(page);
    await page.goto(path);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    expect(complaints).toEqual([]);
    expect(violations).toEqual([]);
  });

  test(`${path} has links, and all of them lead somewhere`, async ({ page, request }) => {
    await page.goto(path);
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
  });

  test(`${path} is left at its first Tab for what it is about`, async ({ page }) => {
    await page.goto(path);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: /^Skip/ });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    const target = await skip.getAttribute("href");
    await expect(page.locator(`main${target}`)).toBeInViewport();
  });

  test(`${path} says that it is a sample and by whom, and is kept out of search`, async ({
    page,
  }) => {
    const answer = await page.goto(path);
    expect(answer?.headers()["x-robots-tag"]).toBe("noindex");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    const footer = page.getByRole("contentinfo");
    await expect(footer).toContainText(`A sample site by ${agency.name}`);
    await expect(footer.getByRole("link", { name: agency.name })).toBeVisible();
  });

  test(`${path} without JavaScript shows and links the same`, async ({ page, browser }) => {
    await page.goto(path);
    const bare = await browser.newPage({
      javaScriptEnabled: false,
      baseURL: new URL(page.url()).origin,
      viewport: { width: 390, height: 844 },
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await bare.goto(path);
    await expect(bare.getByRole("banner")).toBeVisible();
    await expect(bare.getByRole("main")).toBeVisible();
    await expect(bare.getByRole("navigation").first()).toBeVisible();
    const read = (site: Page) => site.locator("body").ariaSnapshot();
    expect(await read(bare)).toBe(await read(page));
    await bare.close();
  });
}
