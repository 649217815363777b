import type { Page } from "@playwright/test";

/** Opens a page and waits until its script has taken over from the prerendered HTML. */
export async function visit(page: Page, path: string) {
  const response = await page.goto(path);
  await page.waitForFunction(() => history.scrollRestoration === "manual");
  return response;
}
