import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import type { Shot } from "./shot.ts";

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
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
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
    });
    try {
      await this.#serve(page, shot.html);
      await page.goto(`${origin}/`, { timeout: 120_000 });
      await page.evaluate("document.fonts.ready");
      return await page.screenshot({ fullPage: full, omitBackground: shot.transparent ?? false });
    } finally {
      await page.close();
    }
  }

  async #serve(page: Page, html: string): Promise<void> {
    await page.route("**", async (route) => {
      const { pathname } = new URL(route.request().url());
      const shown = /^\/shots\/(.+)\.png$/.exec(pathname)?.[1];
      if (pathname === "/") return route.fulfill({ body: html, contentType: "text/html" });
      if (shown) return route.fulfill({ body: await this.photograph(shown) });
      if (pathname.startsWith("/node_modules/")) {
        return route.fulfill({ path: join(root, pathname) });
      }
      return route.fulfill({ status: 404 });
    });
  }
}
