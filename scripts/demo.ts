/**
 * `npm run demo`: the whole product as in production (nginx, the service, the desk, a mail catcher, an emulated
 * payment gateway) on one port, with a week of sample business. `-- --built` takes what was built the last time.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { loadSampleWeek } from "../api/scripts/sample-week.ts";
import { runProduct } from "../api/testing/full-stack.ts";
import { buildDemoSite } from "./demo-site.ts";
import { requireFreePort } from "./require-free-port.ts";
import { sayAddresses } from "./say-addresses.ts";

const port = Number(process.env.PORT ?? 8080);
/** Another one is for the test of this script. */
const folder = process.env.DEMO_FOLDER ?? join(import.meta.dirname, "../output/demo");
const mailFolder = join(folder, "mail");

try {
  await requireFreePort(port);
  const build = buildDemoSite(folder, { anew: !process.argv.includes("--built") });
  mkdirSync(mailFolder, { recursive: true });
  const product = await runProduct({
    port,
    mailFolder,
    build,
    clientMode: "same-origin",
    environment: { SAMPLE_OWNER: "true" },
    prepare: ({ environment }) => loadSampleWeek(environment.DATABASE_URL ?? ""),
  });
  sayAddresses(product.siteUrl, product.mailFolder);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
