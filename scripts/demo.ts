/**
 * `npm run demo`: the whole product as in production (nginx, the service, the desk, a mail catcher, the gateway's
 * double) on one port, with a week of sample business. `-- --built` takes what was built the last time.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { loadSampleWeek } from "../api/scripts/sample-week.ts";
import { runProduct } from "../api/testing/product.ts";

const root = join(import.meta.dirname, "..");
const mailFolder = join(root, "output/demo-mail");

if (!process.argv.includes("--built")) {
  // The desk with the door for the sample owner, which no other build has.
  const env = { ...process.env, DESK_MODE: "demo" };
  execFileSync("npm", ["run", "build:demo"], { cwd: root, stdio: "inherit", env });
}
mkdirSync(mailFolder, { recursive: true });
const siteUrl = await runProduct({
  port: Number(process.env.PORT ?? 8080),
  mailFolder,
  clientMode: "same-origin",
  environment: { SAMPLE_OWNER: "true" },
  prepare: ({ environment }) => loadSampleWeek(environment.DATABASE_URL ?? ""),
});
console.log(
  `\n${siteUrl}       the site\n${siteUrl}/desk  the owner's desk\nMail lands in ${mailFolder}`,
);
