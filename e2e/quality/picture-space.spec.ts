import { expect, test } from "@playwright/test";
import { visit } from "../support/fixtures/visit.ts";
import { routes } from "../support/pages/routes.ts";

const height = () => document.documentElement.scrollHeight;

/** As a jump within the page does: what is laid out only near the screen gets its real height. */
const layOutAll = () => {
  document.documentElement.dataset.laidOut = "";
};

async function loadAll() {
  const images = [...document.images].filter((image) => image.checkVisibility());
  for (const image of images) image.loading = "eager";
  await Promise.all(images.map((image) => image.decode()));
}

for (const width of [1440, 390]) {
  for (const route of routes) {
    test(`${route} keeps its height when its pictures arrive at ${width} px`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 844 });
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route(/\.(avif|webp|png|svg)$/, async (image) => {
        await released;
        await image.continue();
      });
      // The load event waits for the pictures of the first screen.
      await page.goto(route, { waitUntil: "commit" });
      await page.waitForFunction(() => document.readyState !== "loading");
      await page.evaluate(layOutAll);
      // A typeface that arrives later changes lines as well.
      await page.evaluate(async () => void (await document.fonts.ready));
      const before = await page.evaluate(height);
      release();
      await visit(page, route);
      await page.evaluate(layOutAll);
      await page.evaluate(loadAll);
      // One pixel is rounding.
      expect(Math.abs((await page.evaluate(height)) - before)).toBeLessThanOrEqual(1);
    });
  }
}
