import { expect, type Page, test } from "@playwright/test";
import { recordLayoutShifts } from "../support/checks/layout-shift.ts";
import { watchNetwork } from "../support/checks/network.ts";
import { weigh } from "../support/checks/page-weight.ts";

interface Weight {
  requests: number;
  /** Compressed, like `kilobytes`. */
  scriptKilobytes: number;
  kilobytes: number;
  /** The URL or the text of the largest contentful paint. */
  largestPaint: RegExp;
}

/** What a phone loads before the visitor's first interaction, rounded up. */
const maxWeights: Record<string, Weight> = {
  "/": {
    requests: 18,
    scriptKilobytes: 104,
    kilobytes: 247,
    largestPaint: /\/street-back-portrait-/,
  },
  "/faq": {
    requests: 15,
    scriptKilobytes: 110,
    kilobytes: 183,
    largestPaint: /^What people ask us/,
  },
  "/portfolio": {
    requests: 25,
    scriptKilobytes: 109,
    kilobytes: 375,
    largestPaint: /\/oat-and-ember-page-/,
  },
  "/packages": {
    requests: 17,
    scriptKilobytes: 110,
    kilobytes: 185,
    largestPaint: /\/package-starter-/,
  },
  "/templates": {
    requests: 20,
    scriptKilobytes: 120,
    kilobytes: 265,
    largestPaint: /\/basic-stage-small-/,
  },
  "/basictemplate": {
    requests: 23,
    scriptKilobytes: 125,
    kilobytes: 263,
    largestPaint: /\/basic-stage-small-/,
  },
  "/checkout?plan=Basic%20Single-Page&amount=49": {
    requests: 18,
    scriptKilobytes: 125,
    kilobytes: 224,
    largestPaint: /^Pay by card, PayPal or Venmo/,
  },
  "/checkoutvenmo?plan=Basic%20Single-Page&amount=49": {
    requests: 15,
    scriptKilobytes: 123,
    kilobytes: 202,
    largestPaint: /^We send the download link/,
  },
};

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true });

test("stays within each page's limits of requests, bytes and layout shift on a phone", async ({
  browser,
}) => {
  for (const [path, max] of Object.entries(maxWeights)) {
    await test.step(path, async () => {
      // A new context has an empty cache.
      const page = await browser.newPage();
      const network = watchNetwork(page);
      const shifts = await recordLayoutShifts(page);
      await page.goto(path);
      await page.waitForFunction(() => history.scrollRestoration === "manual");
      await network.waitUntilIdle();
      const weight = await weigh(page);
      expect.soft(weight.requests, path).toBeLessThanOrEqual(max.requests);
      expect.soft(weight.scriptKilobytes, path).toBeLessThanOrEqual(max.scriptKilobytes);
      expect.soft(weight.kilobytes, path).toBeLessThanOrEqual(max.kilobytes);
      expect.soft(await readLargestPaint(page), path).toMatch(max.largestPaint);
      expect.soft(await shifts(), path).toEqual([]);
      await page.close();
    });
  }
});

function readLargestPaint(page: Page) {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) =>
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as LargestContentfulPaint | undefined;
          resolve(last?.url || (last?.element?.textContent ?? ""));
        }).observe({ type: "largest-contentful-paint", buffered: true }),
      ),
  );
}
