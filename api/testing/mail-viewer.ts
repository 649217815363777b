import { join } from "node:path";
import { agency } from "@agency/contract/agency";
import { chromium } from "playwright-core";
import { chromium as launchOptions } from "../../e2e/chromium.ts";

const site = join(import.meta.dirname, "../../web/public");

export interface MailView {
  width: number;
  colorScheme: "light" | "dark";
}

/** Shows messages as a mail program would: their pictures come from the site's files, or not at all. */
export async function openMailViewer() {
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage();
  let pictures: "shown" | "blocked" = "shown";
  await page.route("**", (route) => {
    const { origin, pathname } = new URL(route.request().url());
    return pictures === "shown" && origin === new URL(agency.siteUrl).origin
      ? route.fulfill({ path: join(site, pathname) })
      : route.abort();
  });
  return {
    page,
    async open(html: string, options: { pictures: "shown" | "blocked" }) {
      pictures = options.pictures;
      await page.setContent(html);
    },
    async look({ width, colorScheme }: MailView) {
      await page.setViewportSize({ width, height: 200 });
      await page.emulateMedia({ colorScheme });
    },
    async height() {
      return Math.round((await page.locator("html").boundingBox())?.height ?? 0);
    },
    close: () => browser.close(),
  };
}
