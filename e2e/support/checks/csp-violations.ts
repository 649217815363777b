import type { Page } from "@playwright/test";

const prefix = "CSP violation:";

/** Collects violations of the page's Content-Security-Policy, starting with the next navigation. */
export async function collectCspViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  page.on("console", (line) => {
    if (line.text().startsWith(prefix)) found.push(`${page.url()}: ${line.text()}`);
  });
  await page.addInitScript((label) => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      console.error(label, violatedDirective, blockedURI),
    );
  }, prefix);
  return found;
}
