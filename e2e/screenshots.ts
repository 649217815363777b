/** Takes screenshots of all routes and states at three widths, into output/screenshots. Arguments filter by name. */
import { chromium, type Page } from "@playwright/test";
import { chromium as launchOptions } from "./chromium.ts";
import { type StateSetup, stateRegions, states } from "./screenshot-states.ts";
import { visit } from "./support/fixtures/visit.ts";
import { routeToRealGateway } from "./support/gateway/real-gateway.ts";
import { ownRoutes, routes } from "./support/pages/routes.ts";
import { startSite } from "./support/servers/site-process.ts";

const folder = `${import.meta.dirname}/output/screenshots`;
const filters = process.argv.slice(2);

/** Routes that need a plan in the URL. */
const plans = new Map([["/checkoutvenmo", "/checkoutvenmo?plan=Basic%20Single-Page&amount=49"]]);
const pages = [...routes, ...ownRoutes, "/404"].map((route): [string, StateSetup] => [
  route === "/" ? "home" : route.slice(1),
  (page) => visit(page, plans.get(route) ?? route),
]);

const selected = [...pages, ...Object.entries(states)].filter(
  ([name]) => filters.length === 0 || filters.some((filter) => name.includes(filter)),
);

const site = await startSite();
const browser = await chromium.launch(launchOptions);
try {
  for (const width of [1440, 768, 390]) {
    for (const [name, setUp] of selected) {
      const context = await browser.newContext({
        baseURL: site.url,
        viewport: { width, height: width < 500 ? 844 : 900 },
        // Animations would be captured halfway.
        reducedMotion: "reduce",
      });
      // Playwright's 30 seconds are too short on a busy machine.
      context.setDefaultTimeout(300_000);
      await routeToRealGateway(context);
      const page = await context.newPage();
      await setUp(page);
      await waitForImages(page);
      await takeScreenshot(page, stateRegions[name], `${folder}/${name}-${width}.png`);
      await context.close();
    }
  }
} finally {
  await browser.close();
  await site.stop();
}
console.log(folder);

async function takeScreenshot(page: Page, region: string | undefined, path: string) {
  if (!region) return page.screenshot({ path, fullPage: true });
  await page.getByRole("banner").evaluate((header) => {
    header.style.visibility = "hidden";
  });
  return page.locator(region).screenshot({ path });
}

async function waitForImages(page: Page) {
  await page.evaluate(async () => {
    // Disable content-visibility, so that sections outside the viewport are rendered.
    document.documentElement.dataset.laidOut = "";
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
    // Otherwise the sticky header covers part of the page.
    scrollTo(0, 0);
  });
}
