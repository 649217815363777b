import { join } from "node:path";
import { agency } from "@agency/contract/agency";
import { chromium } from "playwright-core";
import { chromium as launchOptions } from "../../e2e/chromium.ts";

const site = join(import.meta.dirname, "../../web/public");

export interface MailView {
  width: number;
  colorScheme: "light" | "dark";
}

/** Shows emails like a mail program. Images come from the site's files, or are blocked. */
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
      // Use another host, because the browser would show cached images.
      const source = pictures === "shown" ? agency.siteUrl : "https://blocked.example";
      await page.setContent(html.replaceAll(`src="${agency.siteUrl}/`, `src="${source}/`));
    },
    async setView({ width, colorScheme }: MailView) {
      await page.setViewportSize({ width, height: 200 });
      await page.emulateMedia({ colorScheme });
    },
    async height() {
      return Math.round((await page.locator("html").boundingBox())?.height ?? 0);
    },
    close: () => browser.close(),
  };
}
