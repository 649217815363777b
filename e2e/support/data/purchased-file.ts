/** The purchased template file. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { templateFiles } from "@agency/contract/template-files.generated";
import { expect, type Page } from "@playwright/test";

export const file = templateFiles["basic-single-page"];

/** Returns the download path and the time when it first worked. */
export async function waitForDownloadLink(page: Page) {
  const response = await page.waitForResponse(/\/api\/orders\/[^/]+$/);
  const { items } = await response.json();
  const path: string = items[0].download.path;
  expect((await page.request.head(path)).ok()).toBe(true);
  return { path, workedAt: Date.now() };
}

export async function expectDownloadedFile(page: Page) {
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download the ZIP" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(file.fileName);
  const bytes = readFileSync(await download.path());
  expect(createHash("sha256").update(bytes).digest("hex")).toBe(file.sha256);
}
