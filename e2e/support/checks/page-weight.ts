import type { Page } from "@playwright/test";

/** Sums up the page and its files, without requests to the service. */
export function weigh(page: Page) {
  return page.evaluate(() => {
    const entries = ["navigation", "resource"].flatMap((type) =>
      performance.getEntriesByType(type),
    ) as PerformanceResourceTiming[];
    const files = entries.filter(({ name }) => name.startsWith("http") && !name.includes("/api/"));
    const sum = (parts: PerformanceResourceTiming[]) =>
      parts.reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0) / 1000;
    return {
      requests: files.length,
      scriptKilobytes: sum(files.filter(({ name }) => name.endsWith(".js"))),
      kilobytes: sum(files),
    };
  });
}
