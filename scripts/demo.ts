/**
 * `npm run demo`: runs the full product on one port (nginx, service, desk, local mail server, Braintree emulator), with a
 * week of sample data. `-- --built` reuses the last build.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { copyPaymentsToEmulator } from "../api/scripts/copy-payments-to-emulator.ts";
import { loadSampleWeek } from "../api/scripts/sample-week.ts";
import { runFullStack } from "../api/testing/full-stack.ts";
import { buildDemoSite } from "./demo-site.ts";
import { printAddresses } from "./print-addresses.ts";
import { requireFreePort } from "./require-free-port.ts";

const port = Number(process.env.PORT ?? 8080);
/** The test of this script sets DEMO_FOLDER. */
const folder = process.env.DEMO_FOLDER ?? join(import.meta.dirname, "../output/demo");
const mailFolder = join(folder, "mail");

try {
  await requireFreePort(port);
  const build = buildDemoSite(folder, { rebuild: !process.argv.includes("--built") });
  mkdirSync(mailFolder, { recursive: true });
  const product = await runFullStack({
    port,
    mailFolder,
    build,
    clientMode: "same-origin",
    environment: { ALLOW_DEMO_SIGN_IN: "true" },
    async prepare({ environment: { DATABASE_URL = "" }, emulatorUrl }) {
      await loadSampleWeek(DATABASE_URL);
      if (emulatorUrl) await copyPaymentsToEmulator(DATABASE_URL, emulatorUrl);
    },
  });
  printAddresses(product.siteUrl, product.mailFolder);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
