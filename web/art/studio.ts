import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import type { Shot } from "./screenshot.ts";

/** Ten in the morning at the vets of the demo: a business is photographed while it is open. */
const tuesdayAtTen = new Date("2026-11-17T16:00:00Z");
const origin = "http://art.local";
const root = join(import.meta.dirname, "../..");

/** Photographs shots in one Chromium; a shot that shows another one gets it as a picture. */
export class Studio {
  readonly #browser: Browser;
  readonly #shots: ReadonlyMap<string, Shot>;
  readonly #taken = new Map<string, Promise<Buffer>>();

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

  photograph(name: string): Promise<Buffer> {
    const shot = this.#shots.get(name);
    if (!shot) throw new Error(`No shot is named ${name}`);
    const taken = this.#taken.get(name) ?? this.#take(shot);
    this.#taken.set(name, taken);
    return taken;
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }

  async #take(shot: Shot): Promise<Buffer> {
    const full = shot.height === "full";
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
      if ("demo" in shot) await arrange(page, shot.at);
      const clip = await part(page, shot);
      return await page.screenshot({
        fullPage: full,
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
      const shown = /^\/shots\/(.+)\.png$/.exec(pathname)?.[1];
      if (pathname === "/" && "html" in shot) {
        return route.fulfill({ body: shot.html, contentType: "text/html" });
      }
      if (pathname.startsWith("/demos/")) {
        return route.fulfill({
          path: join(root, "web/public", pathname.replace(/\/$/, "/index.html")),
        });
      }
      if (shown) return route.fulfill({ body: await this.photograph(shown) });
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

async function part(page: Page, { width, top, below }: Shot) {
  if (top) return { x: 0, y: 0, width, height: top };
  if (!below) return;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  return { x: 0, y: below, width, height: height - below };
}

/** Pictures that wait for a scroll are fetched first; then the wanted part is brought to the top. */
async function arrange(page: Page, at = "body"): Promise<void> {
  // The way to the demo's other skins is no part of what is sold. Taken out, React would draw the page anew.
  await page.addStyleTag({ content: ".skin-switch { display: none }" });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
  await page.locator(at).evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
}
