import { type Browser, waitUntil } from "./browser.ts";

export type Check = (title: string, act: () => Promise<unknown>) => Promise<void>;

export const waitForTrue = (browser: Browser, what: string, body: string, ...args: unknown[]) =>
  waitUntil(what, () => browser.run(body, ...args));

export async function expectHealthyAtBothWidths(browser: Browser) {
  await expectHealthyPage(browser);
  await browser.size(390, 844);
  await waitForTrue(browser, "the narrow page", "return innerWidth < 400;");
  await expectHealthyPage(browser);
}

/** After the page's own scripts have had their turn: one that fails takes the page down. */
async function expectHealthyPage(browser: Browser) {
  await waitForTrue(
    browser,
    "the page at rest",
    `if (document.readyState !== "complete") return false;
    window.frames_ ??= 0;
    requestAnimationFrame(() => window.frames_++);
    return window.frames_ > 1;`,
  );
  const wrong = await browser.run(`
    const { scrollWidth, clientWidth } = document.documentElement;
    const broken = [...document.images].filter((i) => i.complete && i.currentSrc && !i.naturalWidth);
    return [
      scrollWidth > clientWidth && "is " + scrollWidth + " px wide in " + clientWidth,
      document.body.innerText.length < 50 && "is empty",
      ...broken.map((image) => "broken picture " + image.currentSrc),
    ].filter(Boolean).join();`);
  if (wrong) throw new Error(String(wrong));
}
