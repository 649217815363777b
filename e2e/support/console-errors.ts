import type { Page } from "@playwright/test";

/** Collects what a page complains about: errors, warnings, refused resources. */
export function complaintsOf(page: Page) {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on("console", (line) => {
    if (["error", "warning", "assert"].includes(line.type())) {
      complaints.push(`${page.url()}: ${line.text()}`);
    }
  });
  return complaints;
}
