/** The purchased template file. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { templateFiles } from "@agency/contract/template-files.generated";
import { expect, type Page } from "@playwright/test";

export const file = templateFiles["basic-single-page"];

/** Returns the download path from the first response with the order. */
export async function waitForDownloadPath(page: Page): Promise<string> {
  const response = await page.waitForResponse(/\/api\/orders\/[^/]+$/);
  const { items } = await response.json();
  return items[0].download.path;
}

export async function expectDownloadedFile(page: Page) {
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download the ZIP" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(file.fileName);
  const bytes = readFileSync(await download.path());
  expect(createHash("sha256").update(bytes).digest("hex")).toBe(file.sha256);
}
