import type { Page } from "@playwright/test";

/** Opens a page and waits until its script has taken over from the prerendered HTML, section by section. */
export async function visit(page: Page, path: string) {
  const response = await page.goto(path);
  // The script of what lies below the home page's first screen comes once somebody is at work.
  if (await page.locator("[data-waiting]").count()) await page.keyboard.press("Shift");
  await page.waitForFunction(
    () =>
      history.scrollRestoration === "manual" &&
      // React leaves a mark of its own on what it has taken over.
      [...document.querySelectorAll("main section")].every((section) =>
        Object.keys(section).some((key) => key.startsWith("__react")),
      ),
  );
  return response;
}
