import { join } from "node:path";
import type { Page } from "@playwright/test";
import { bundle } from "../bundle.ts";

/** Opens a page that shows a single component, mounted by `file`, which can read the query. */
export async function openComponent(page: Page, file: string, query = "") {
  const script = await bundle(join(import.meta.dirname, file));
  await page.route(/\/component-alone\b/, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: '<!doctype html><html lang="en"><title>Component</title><div id="root"></div>',
    }),
  );
  await page.goto(`/component-alone?${query}`);
  await page.addScriptTag({ content: script });
}
