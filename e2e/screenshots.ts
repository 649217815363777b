/** Every route and many states at three widths into output/screenshots; arguments choose by parts of their names. */
import { chromium, type Page } from "@playwright/test";
import { chromium as launchOptions } from "./chromium.ts";
import { type StateSetup, stateRegions, states } from "./screenshot-states.ts";
import { visit } from "./support/fixtures/visit.ts";
import { routeToRealGateway } from "./support/gateway/real-gateway.ts";
import { ownRoutes, routes } from "./support/pages/routes.ts";
import { startSite } from "./support/servers/site-process.ts";

const folder = `${import.meta.dirname}/output/screenshots`;
const words = process.argv.slice(2);

/** Pages that are about a plan show one; their states show the form. */
const plans = new Map([["/checkoutvenmo", "/checkoutvenmo?plan=Basic%20Single-Page&amount=49"]]);
const pages = [...routes, ...ownRoutes, "/404"].map((route): [string, StateSetup] => [
  route === "/" ? "home" : route.slice(1),
  (page) => visit(page, plans.get(route) ?? route),
]);

const wanted = [...pages, ...Object.entries(states)].filter(
  ([name]) => words.length === 0 || words.some((word) => name.includes(word)),
);

const site = await startSite();
const browser = await chromium.launch(launchOptions);
try {
  for (const width of [1440, 768, 390]) {
    for (const [name, reach] of wanted) {
      const context = await browser.newContext({
        baseURL: site.url,
        viewport: { width, height: width < 500 ? 844 : 900 },
        // What moves into place is there already.
        reducedMotion: "reduce",
      });
      // Playwright's 30 seconds are too short on a busy machine.
      context.setDefaultTimeout(300_000);
      await routeToRealGateway(context);
      const page = await context.newPage();
      await reach(page);
      await settle(page);
      await photograph(page, stateRegions[name], `${folder}/${name}-${width}.png`);
      await context.close();
    }
  }
} finally {
  await browser.close();
  await site.stop();
}
console.log(folder);

async function photograph(page: Page, part: string | undefined, path: string) {
  if (!part) return page.screenshot({ path, fullPage: true });
  await page.getByRole("banner").evaluate((header) => {
    header.style.visibility = "hidden";
  });
  return page.locator(part).screenshot({ path });
}

async function settle(page: Page) {
  await page.evaluate(async () => {
    // What is laid out only as it comes near would stay empty.
    document.documentElement.dataset.laidOut = "";
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
    // Otherwise the sticky header lies across the page.
    scrollTo(0, 0);
  });
}
