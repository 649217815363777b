import type { Page } from "@playwright/test";

/** Of what moved in the main part, all together; a late font may still move the header. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifted = { total: 0 };
    Object.assign(window, { shifted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as LayoutShift[]) {
        const main = document.querySelector("main");
        if (entry.sources.some(({ node }) => main?.contains(node))) shifted.total += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () =>
    page.evaluate(() => (window as unknown as { shifted: { total: number } }).shifted.total);
}

interface LayoutShift {
  value: number;
  sources: { node: Node | null }[];
}
