/**
 * The site in real Firefox and WebKit: `npm run test:browsers`, or with the name of one of them. Serves the built site
 * with all that is behind it, and writes output/browsers.json.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startSite } from "../support/servers/site-process.ts";
import type { BrowserName } from "./browser.ts";
import { runSmokeTest } from "./smoke.ts";

const output = join(import.meta.dirname, "../output");
const chosen = process.argv.slice(2) as BrowserName[];
const names: BrowserName[] = chosen.length > 0 ? chosen : ["firefox", "webkit"];

const site = await startSite({ SAMPLE_OWNER: "true" });
const { url: double } = JSON.parse(readFileSync(join(output, "double.json"), "utf8"));
await fetch(`${double}/_control/settings`, {
  method: "PATCH",
  body: JSON.stringify({ clientMode: "same-origin" }),
});

const results: Awaited<ReturnType<typeof runSmokeTest>> = [];
/** Side by side: each waits half of its time. */
async function run(name: BrowserName) {
  const began = performance.now();
  const checks = await runSmokeTest(name, new URL(site.url), new URL(double)).catch(
    (error: Error) => [{ title: `${name} runs`, failures: [error.message] }],
  );
  results.push(...checks);
  for (const { title, failures } of checks)
    for (const failure of failures) console.log(`${title}: ${failure}`);
  const failed = checks.filter(({ failures }) => failures.length > 0).length;
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${name}: ${checks.length - failed} passed, ${failed} failed, ${seconds} s`);
}
await Promise.all(names.map(run));
await site.stop();

const failed = results.filter(({ failures }) => failures.length > 0).length;
mkdirSync(output, { recursive: true });
writeFileSync(
  join(output, "browsers.json"),
  JSON.stringify({ passed: results.length - failed, failed, results }, null, 2),
);
process.exitCode = failed > 0 ? 1 : 0;
