/** Writes every email with sample data to output/emails and takes screenshots. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { renderMessage } from "../src/mail/message.ts";
import { openMailViewer } from "../testing/mail-viewer.ts";
import { sampleMessages } from "../testing/sample-messages.ts";

const folder = join(import.meta.dirname, "../output/emails");
await mkdir(folder, { recursive: true });

const viewer = await openMailViewer();
for (const [name, message] of Object.entries(sampleMessages)) {
  const { subject, html, text } = renderMessage(message);
  await writeFile(join(folder, `${name}.html`), html);
  await writeFile(join(folder, `${name}.txt`), `Subject: ${subject}\n\n${text}`);
  const heights: string[] = [];
  for (const pictures of ["shown", "blocked"] as const) {
    await viewer.open(html, { pictures });
    for (const width of [640, 390]) {
      for (const colorScheme of ["light", "dark"] as const) {
        await viewer.setView({ width, colorScheme });
        const file = `${name}-${width}-${colorScheme}${pictures === "blocked" ? "-blocked" : ""}`;
        await viewer.page.screenshot({ path: join(folder, `${file}.png`), fullPage: true });
      }
      if (pictures === "shown") heights.push(`${await viewer.height()} px at ${width}`);
    }
  }
  console.log(`${name}: ${heights.join(", ")}`);
}
await viewer.close();
