import type { Page } from "@playwright/test";

interface LayoutShift {
  sources: { node: Node | null }[];
}

/** Records elements of the main content that move, with their text. */
export async function recordLayoutShifts(page: Page) {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      const main = document.querySelector("main");
      for (const { sources } of list.getEntries() as unknown as LayoutShift[]) {
        for (const { node } of sources) {
          const text = node?.textContent || `in ${node?.parentElement?.outerHTML}`;
          if (main?.contains(node)) moved.push(`${node?.nodeName}: ${text}`);
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { moved: string[] }).moved);
}
