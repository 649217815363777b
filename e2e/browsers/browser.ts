/** The browser interface for the smoke tests, independent of the driver. */
import { setTimeout as sleep } from "node:timers/promises";

export type BrowserName = "firefox" | "webkit";

export interface Browser {
  /** All errors, warnings, unhandled rejections and CSP violations so far. */
  consoleErrors(): string[];
  size(width: number, height: number): Promise<unknown>;
  goto(url: string): Promise<unknown>;
  /** Runs a function body in the page, with `args` and `find(css, text)`. */
  run(body: string, ...args: unknown[]): Promise<unknown>;
  click(css: string, text?: string): Promise<unknown>;
  key(key: "Escape" | "ArrowRight"): Promise<unknown>;
  fill(css: string, text: string): Promise<unknown>;
  /** Fills the first field inside a frame. */
  fillInFrame(frame: string, text: string): Promise<unknown>;
  close(): Promise<void>;
}

/** Finds the first visible element by selector and text. */
export const find = `const find = (css, text) => [...document.querySelectorAll(css)].find((e) =>
  e.checkVisibility({ visibilityProperty: true }) && (!text || e.textContent.includes(text)));`;

/** Frames of the payment form also contain hidden fields for autofill. */
export const visibleField = "input:not([aria-hidden=true])";

/**
 * Polls until the result is truthy. A rejection counts as false, and is reported on timeout. The timeout only ends
 * checks that hang: a page can take half a minute on a busy machine.
 */
export async function waitUntil<T>(name: string, check: () => Promise<T>, timeoutMs = 120_000) {
  for (const end = Date.now() + timeoutMs; ; await sleep(100)) {
    const [result, failure] = await check().then(
      (value) => [value, ""] as const,
      (error: Error) => [undefined, `, ${error.message}`] as const,
    );
    if (result) return result;
    if (Date.now() > end) throw new Error(`timed out: ${name}${failure}`);
  }
}
