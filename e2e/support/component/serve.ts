import { join } from "node:path";
import type { Page } from "@playwright/test";
import { bundle } from "../bundle.ts";

/** Opens a page of the served site that shows one component of ours alone, mounted by `file`. */
export async function openComponent(page: Page, file: string) {
  const script = await bundle(join(import.meta.dirname, file));
  await page.route("**/component-alone", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: '<!doctype html><html lang="en"><title>Component</title><div id="root"></div>',
    }),
  );
  await page.goto("/component-alone");
  await page.addScriptTag({ content: script });
}
