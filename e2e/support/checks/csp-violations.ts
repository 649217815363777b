import type { Page } from "@playwright/test";

const mark = "refused by policy:";

/** Collects what the page's Content-Security-Policy refuses, from the next navigation on. */
export async function collectCspViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  page.on("console", (line) => {
    if (line.text().startsWith(mark)) found.push(`${page.url()}: ${line.text()}`);
  });
  await page.addInitScript((prefix) => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      console.error(prefix, violatedDirective, blockedURI),
    );
  }, mark);
  return found;
}
