/** What the smoke tests ask of a browser, whoever drives it. */
import { setTimeout as sleep } from "node:timers/promises";

export type BrowserName = "firefox" | "webkit";

export interface Browser {
  /** Everything so far that was an error, a warning, a rejection or refused by policy. */
  heard(): string[];
  size(width: number, height: number): Promise<unknown>;
  goto(url: string): Promise<unknown>;
  /** The body of a function, run in the page; it gets `args`, and `find(css, words)` for what is seen. */
  run(body: string, ...args: unknown[]): Promise<unknown>;
  click(css: string, words?: string): Promise<unknown>;
  key(key: "Escape" | "ArrowRight"): Promise<unknown>;
  fill(css: string, text: string): Promise<unknown>;
  /** Into the first field inside a frame. */
  fillInFrame(frame: string, text: string): Promise<unknown>;
  close(): Promise<void>;
}

/** The first element that is seen, by selector and words. */
export const find = `const find = (css, words) => [...document.querySelectorAll(css)].find((e) =>
  e.checkVisibility({ visibilityProperty: true }) && (!words || e.textContent.includes(words)));`;

/** In a frame of the payment form, fields for the browser's autofill lie beside the one that is seen. */
export const typedField = "input:not([aria-hidden=true])";

/** Asks again and again; a failing question is a no, and told of if it was the last one. */
export async function waitUntil<T>(what: string, look: () => Promise<T>, withinMs = 15_000) {
  for (const end = Date.now() + withinMs; ; await sleep(100)) {
    const [seen, failure] = await look().then(
      (seen) => [seen, ""] as const,
      (error: Error) => [undefined, `, ${error.message}`] as const,
    );
    if (seen) return seen;
    if (Date.now() > end) throw new Error(`not in time: ${what}${failure}`);
  }
}
