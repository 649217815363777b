/** Writes every message with sample data to output/emails and photographs it, to be looked at. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { chromium as launchOptions } from "../../e2e/chromium.ts";
import { renderMessage } from "../src/emails/message.ts";
import { sampleMessages } from "../src/emails/sample-messages.ts";

const folder = join(import.meta.dirname, "../output/emails");
await mkdir(folder, { recursive: true });

const browser = await chromium.launch(launchOptions);
const page = await browser.newPage();
for (const [name, message] of Object.entries(sampleMessages)) {
  const { subject, html, text } = await renderMessage(message);
  await writeFile(join(folder, `${name}.html`), html);
  await writeFile(join(folder, `${name}.txt`), `Subject: ${subject}\n\n${text}`);
  await page.setContent(html);
  for (const width of [640, 390]) {
    await page.setViewportSize({ width, height: 600 });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const path = join(folder, `${name}-${width}-${colorScheme}.png`);
      await page.screenshot({ path, fullPage: true });
    }
  }
}
await browser.close();
