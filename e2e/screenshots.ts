/** Every route at three widths, whole pages, into output/screenshots. */
import { chromium } from "@playwright/test";
import { chromium as launchOptions } from "./chromium.ts";
import { serveSite } from "./served-site.ts";
import { ownRoutes, routes } from "./site.ts";

const chosen = new Map([
  ["/checkout", "/checkout?plan=Basic%20Single-Page&amount=49"],
  ["/checkoutvenmo", "/checkoutvenmo?plan=Basic%20Single-Page&amount=49"],
]);
const folder = `${import.meta.dirname}/output/screenshots`;
const site = await serveSite();
const browser = await chromium.launch(launchOptions);

for (const width of [1440, 768, 390]) {
  const page = await browser.newPage({ viewport: { width, height: width < 500 ? 844 : 900 } });
  for (const route of [...routes, ...ownRoutes, "/404"]) {
    await page.goto(site.url + (chosen.get(route) ?? route));
    await loadEveryPicture(page);
    const name = route === "/" ? "home" : route.slice(1);
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true });
  }
  await page.close();
}
await browser.close();
site.stop();
console.log(folder);

async function loadEveryPicture(page: Awaited<ReturnType<typeof browser.newPage>>) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });
}
