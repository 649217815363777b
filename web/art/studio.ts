import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import type { Shot } from "./screenshot.ts";

/** During the opening hours of the demos, which show whether they are open. */
const tuesdayAtTen = new Date("2026-11-17T16:00:00Z");
const origin = "http://art.local";
const root = join(import.meta.dirname, "../..");

/** Takes screenshots in one Chromium. A shot can include other shots as images. */
export class Studio {
  readonly #browser: Browser;
  readonly #shots: ReadonlyMap<string, Shot>;
  readonly #images = new Map<string, Promise<Buffer>>();

  constructor(browser: Browser, shots: readonly Shot[]) {
    this.#browser = browser;
    this.#shots = new Map(shots.map((shot) => [shot.name, shot]));
  }

  static async open(shots: readonly Shot[]): Promise<Studio> {
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium-headless-shell",
      args: ["--no-sandbox", "--hide-scrollbars", "--force-color-profile=srgb"],
    });
    return new Studio(browser, shots);
  }

  takeScreenshot(name: string): Promise<Buffer> {
    const shot = this.#shots.get(name);
    if (!shot) throw new Error(`No shot is named ${name}`);
    const image = this.#images.get(name) ?? this.#render(shot);
    this.#images.set(name, image);
    return image;
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }

  async #render(shot: Shot): Promise<Buffer> {
    const isFullPage = shot.height === "full";
    const page = await this.#browser.newPage({
      viewport: { width: shot.width, height: shot.height === "full" ? 900 : shot.height },
      deviceScaleFactor: shot.scale ?? 1,
      reducedMotion: "reduce",
      colorScheme: "dark" in shot && shot.dark ? "dark" : "light",
    });
    try {
      await this.#serve(page, shot);
      if ("demo" in shot) await page.clock.setFixedTime(tuesdayAtTen);
      await page.goto(origin + ("demo" in shot ? `/demos/${shot.demo}` : "/"), {
        timeout: 120_000,
      });
      await page.evaluate("document.fonts.ready");
      if ("demo" in shot) await prepareDemo(page, shot.selector);
      const clip = await getClip(page, shot);
      return await page.screenshot({
        fullPage: isFullPage,
        omitBackground: shot.transparent ?? false,
        ...(clip && { clip }),
      });
    } finally {
      await page.close();
    }
  }

  async #serve(page: Page, shot: Shot): Promise<void> {
    await page.route("**", async (route) => {
      const { pathname } = new URL(route.request().url());
      const includedShot = /^\/shots\/(.+)\.png$/.exec(pathname)?.[1];
      if (pathname === "/" && "html" in shot) {
        return route.fulfill({ body: shot.html, contentType: "text/html" });
      }
      if (pathname.startsWith("/demos/")) {
        return route.fulfill({
          path: join(root, "web/public", pathname.replace(/\/$/, "/index.html")),
        });
      }
      if (includedShot) {
        return route.fulfill({ body: await this.takeScreenshot(includedShot) });
      }
      const font = /^\/sites\/fonts\/((.+)-latin-.+)$/.exec(pathname);
      if (font) {
        return route.fulfill({
          path: join(root, `node_modules/@fontsource-variable/${font[2]}/files/${font[1]}`),
        });
      }
      if (pathname.startsWith("/node_modules/")) {
        return route.fulfill({ path: join(root, pathname) });
      }
      return route.fulfill({ status: 404 });
    });
  }
}

async function getClip(page: Page, { width, top, below }: Shot) {
  if (top) return { x: 0, y: 0, width, height: top };
  if (!below) return;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  return { x: 0, y: below, width, height: height - below };
}

/** Loads lazy images and scrolls to the selected element. */
async function prepareDemo(page: Page, selector = "body"): Promise<void> {
  // The skin switch is not part of the template. Hidden, because React would render it again if it was removed.
  await page.addStyleTag({ content: ".skin-switch { display: none }" });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
  await page
    .locator(selector)
    .evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
}
