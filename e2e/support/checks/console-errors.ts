import type { Page } from "@playwright/test";

/** Collects uncaught errors, console errors, warnings and failed assertions. */
export function collectConsoleErrors(page: Page) {
  const consoleErrors: string[] = [];
  page.on("pageerror", (error) => consoleErrors.push(`${page.url()}: ${error.message}`));
  page.on("console", (line) => {
    if (["error", "warning", "assert"].includes(line.type())) {
      consoleErrors.push(`${page.url()}: ${line.text()}`);
    }
  });
  return consoleErrors;
}
