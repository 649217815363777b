import type { Page, Request } from "@playwright/test";

const QUIET_MS = 500;

export type Network = ReturnType<typeof watchNetwork>;

/**
 * To be called before the page is opened; `quiet` resolves once no request has been under way for half a second.
 * Playwright's "networkidle" can wait forever for a page that gets a frame while it loads (microsoft/playwright#42598).
 */
export function watchNetwork(page: Page) {
  const open = new Set<Request>();
  let changed = Date.now();
  const ended = (request: Request) => {
    open.delete(request);
    changed = Date.now();
  };
  page.on("request", (request) => {
    open.add(request);
    changed = Date.now();
  });
  page.on("requestfinished", ended);
  page.on("requestfailed", ended);
  return {
    async quiet() {
      while (open.size > 0 || Date.now() - changed < QUIET_MS) await page.waitForTimeout(50);
    },
  };
}
