/** Runs the smoke test in Firefox and WebKit, or in the given browser, and writes output/browsers.json. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { emulatorUrl } from "../support/servers/run-files.ts";
import { startSite } from "../support/servers/site-process.ts";
import type { BrowserName } from "./browser.ts";
import { runSmokeTest } from "./smoke.ts";

const output = join(import.meta.dirname, "../output");
const selected = process.argv.slice(2) as BrowserName[];
const names: BrowserName[] = selected.length > 0 ? selected : ["firefox", "webkit"];

const site = await startSite({ ALLOW_DEMO_SIGN_IN: "true" });
const emulator = emulatorUrl.read();
await fetch(`${emulator}/_control/settings`, {
  method: "PATCH",
  body: JSON.stringify({ clientMode: "same-origin" }),
});

const results: Awaited<ReturnType<typeof runSmokeTest>> = [];
async function run(name: BrowserName) {
  const startedAt = performance.now();
  const checks = await runSmokeTest(name, new URL(site.url), new URL(emulator)).catch(
    (error: Error) => [{ title: `${name} runs`, failures: [error.message] }],
  );
  results.push(...checks);
  for (const { title, failures } of checks)
    for (const failure of failures) console.log(`${title}: ${failure}`);
  const failed = checks.filter(({ failures }) => failures.length > 0).length;
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(`${name}: ${checks.length - failed} passed, ${failed} failed, ${seconds} s`);
}
// In parallel, because each browser waits half of the time.
await Promise.all(names.map(run));
await site.stop();

const failed = results.filter(({ failures }) => failures.length > 0).length;
mkdirSync(output, { recursive: true });
writeFileSync(
  join(output, "browsers.json"),
  JSON.stringify({ passed: results.length - failed, failed, results }, null, 2),
);
process.exitCode = failed > 0 ? 1 : 0;
