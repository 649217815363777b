import { expect, test } from "@playwright/test";
import { visit } from "../support/fixtures/visit.ts";
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

for (const width of [1440, 390]) {
  for (const route of routes) {
    test(`keeps the height of ${route} when its images load at ${width} px`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 844 });
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route(/\.(avif|webp|png|svg)$/, async (image) => {
        await released;
        await image.continue();
      });
      // The load event would wait for the images.
      await page.goto(route, { waitUntil: "commit" });
      await page.waitForFunction(() => document.readyState !== "loading");
      await page.evaluate(renderAllSections);
      // Fonts that load later change line heights, too.
      await page.evaluate(async () => void (await document.fonts.ready));
      const before = await page.evaluate(getPageHeight);
      release();
      await visit(page, route);
      await page.evaluate(renderAllSections);
      await page.evaluate(loadAllImages);
      // Allow one pixel for rounding.
      expect(Math.abs((await page.evaluate(getPageHeight)) - before)).toBeLessThanOrEqual(1);
    });
  }
}
