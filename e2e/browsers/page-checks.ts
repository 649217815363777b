import { type Browser, waitUntil } from "./browser.ts";

export type Check = (title: string, act: () => Promise<unknown>) => Promise<void>;

export const waitForTrue = (browser: Browser, name: string, body: string, ...args: unknown[]) =>
  waitUntil(name, () => browser.run(body, ...args));

export async function expectHealthyAtBothWidths(browser: Browser) {
  await expectHealthyPage(browser);
  await browser.size(390, 844);
  await waitForTrue(browser, "the narrow page", "return innerWidth < 400;");
  await expectHealthyPage(browser);
}

/** Waits for the page's scripts, because a failing script can blank the page. */
async function expectHealthyPage(browser: Browser) {
  await waitForTrue(
    browser,
    "the loaded page",
    `if (document.readyState !== "complete") return false;
    window.frames_ ??= 0;
    requestAnimationFrame(() => window.frames_++);
    return window.frames_ > 1;`,
  );
  const problems = await browser.run(`
    const { scrollWidth, clientWidth } = document.documentElement;
    const broken = [...document.images].filter((i) => i.complete && i.currentSrc && !i.naturalWidth);
    return [
      scrollWidth > clientWidth && "is " + scrollWidth + " px wide in " + clientWidth,
      document.body.innerText.length < 50 && "is empty",
      ...broken.map((image) => "broken image " + image.currentSrc),
    ].filter(Boolean).join();`);
  if (problems) throw new Error(String(problems));
}
