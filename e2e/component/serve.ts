import { join } from "node:path";
import type { Page } from "@playwright/test";
import { build } from "vite";

/** Opens a page of the served site that shows one component of ours alone, mounted by `file`. */
export async function openComponent(page: Page, file: string) {
  const script = await bundle(file);
  await page.route("**/component-alone", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: '<!doctype html><html lang="en"><title>Component</title><div id="root"></div>',
    }),
  );
  await page.goto("/component-alone");
  await page.addScriptTag({ content: script });
}

async function bundle(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: {
      write: false,
      rolldownOptions: {
        input: join(import.meta.dirname, file),
        output: { format: "iife" },
      },
    },
  });
  if (!("output" in result)) throw new Error(`${file} gave no single bundle`);
  return result.output[0].code;
}
