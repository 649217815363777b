import type { Page } from "@playwright/test";

/** Throttles the CPU to a quarter and the network to Lighthouse's slow 4G. */
export async function emulateSlowPhone(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await browser.send("Network.enable");
  await browser.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 562.5,
    downloadThroughput: (1_474.56 * 1024) / 8,
    uploadThroughput: (675 * 1024) / 8,
  });
}

export const isHydrated = (page: Page) =>
  page.evaluate(() => history.scrollRestoration === "manual");
