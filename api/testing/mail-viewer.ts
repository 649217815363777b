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
  await page.route("**", (route) => {
    const { origin, pathname } = new URL(route.request().url());
    return origin === agency.siteUrl
      ? route.fulfill({ path: join(site, pathname) })
      : route.abort();
  });
  return {
    page,
    async open(html: string, { pictures }: { pictures: "shown" | "blocked" }) {
      // A browser shows again what it has shown before: what is to be blocked needs another address.
      const source = pictures === "shown" ? agency.siteUrl : "https://blocked.example";
      await page.setContent(html.replaceAll(`src="${agency.siteUrl}/`, `src="${source}/`));
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
