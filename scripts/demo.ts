/**
 * `npm run demo`: the whole product as in production (nginx, the service, the desk, a mail catcher, the gateway's
 * double) on one port, with a week of sample business. `-- --built` takes what was built the last time.
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { loadSampleWeek } from "../api/scripts/sample-week.ts";
import { freePort } from "../api/testing/postgres.ts";
import { startStack } from "../api/testing/stack.ts";
import { serve } from "../deploy/serve.ts";

const root = join(import.meta.dirname, "..");
const port = Number(process.env.PORT ?? 8080);
const siteUrl = `http://localhost:${port}`;
const mailFolder = join(root, "output/demo-mail");

if (!process.argv.includes("--built")) {
  // The desk with the door for the sample owner, which no other build has.
  const env = { ...process.env, DESK_MODE: "demo" };
  execFileSync("npm", ["run", "build:demo"], { cwd: root, stdio: "inherit", env });
}
mkdirSync(mailFolder, { recursive: true });
const stack = await startStack({ siteUrl, mailFolder, clientMode: "same-origin" });
const apiPort = await freePort();
const service = spawn("node", ["src/server.ts"], {
  cwd: join(root, "api"),
  env: {
    ...process.env,
    ...stack.environment,
    PORT: String(apiPort),
    LOG_LEVEL: "warn",
    SAMPLE_OWNER: "true",
  },
  stdio: "inherit",
});
const isReady = () =>
  fetch(`http://127.0.0.1:${apiPort}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
while (!(await isReady())) {
  if (service.exitCode !== null) process.exit(1);
  await pause(100);
}
await loadSampleWeek(stack.environment.DATABASE_URL ?? "");
const nginx = serve({ port, api: `http://127.0.0.1:${apiPort}` });
console.log(
  `\n${siteUrl}       the site\n${siteUrl}/desk  the owner's desk\nMail lands in ${mailFolder}`,
);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, async () => {
    nginx.kill();
    service.kill();
    await once(service, "exit");
    await stack.stop();
    process.exit(0);
  });
}
