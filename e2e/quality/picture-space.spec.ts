import { expect, test } from "@playwright/test";
import { waitUntilHydrated } from "../support/fixtures/visit.ts";
import { routes } from "../support/pages/routes.ts";

const getPageHeight = () => document.documentElement.scrollHeight;

/** Renders sections outside the viewport, so that they have their real height. */
const renderAllSections = () => {
  document.documentElement.dataset.laidOut = "";
};

async function loadAllImages() {
  const images = [...document.images].filter((image) => image.checkVisibility());
  for (const image of images) image.loading = "eager";
  await Promise.all(images.map((image) => image.decode()));
}

for (const route of routes) {
  test(`keeps the height of ${route} at 1440 and 390 px when its images load`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\.(avif|webp|png|svg)$/, async (image) => {
      await released;
      await image.continue();
    });
    // A font that loads between two measurements changes the height, too.
    await page.route(/\.woff2$/, (font) => font.abort());
    // The load event would wait for the images.
    await page.goto(route, { waitUntil: "commit" });
    await page.waitForFunction(() => document.readyState !== "loading");
    await page.evaluate(renderAllSections);
    const measure = async (width: number) => {
      await page.setViewportSize({ width, height: 844 });
      return page.evaluate(getPageHeight);
    };
    const before = { 1440: await measure(1440), 390: await measure(390) };
    release();
    await waitUntilHydrated(page);
    await page.evaluate(renderAllSections);
    for (const width of [390, 1440] as const) {
      await measure(width);
      await page.evaluate(loadAllImages);
      // Allow one pixel for rounding.
      expect(Math.abs((await measure(width)) - before[width]), `${width} px`).toBeLessThanOrEqual(
        1,
      );
    }
  });
}
