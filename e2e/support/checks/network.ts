import { setTimeout } from "node:timers/promises";
import type { Page, Request } from "@playwright/test";

const IDLE_MS = 500;

/** The service holds the desk's request for the version until something changes. */
const isHeld = (request: Request) => new URL(request.url()).pathname === "/api/desk/version";

export type Network = ReturnType<typeof watchNetwork>;

/**
 * Call before opening the page. Playwright's "networkidle" can hang when a frame is added during loading
 * (microsoft/playwright#42598).
 */
export function watchNetwork(page: Page) {
  const pending = new Set<Request>();
  let lastChangeAt = Date.now();
  const onEnd = (request: Request) => {
    if (!pending.delete(request)) return;
    lastChangeAt = Date.now();
  };
  page.on("request", (request) => {
    if (isHeld(request)) return;
    pending.add(request);
    lastChangeAt = Date.now();
  });
  page.on("requestfinished", onEnd);
  page.on("requestfailed", onEnd);
  return {
    /** Resolves when no request was pending for half a second. */
    async waitUntilIdle() {
      while (pending.size > 0 || Date.now() - lastChangeAt < IDLE_MS) await setTimeout(50);
    },
  };
}
