/** The whole product, as it runs in production: nginx, the service, Postgres, a double of the gateway, and a mail server that keeps what it gets. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../api/testing/postgres.ts";
import { startStack } from "../../api/testing/stack.ts";
import { serve } from "../../deploy/serve.ts";
import { announceDouble } from "./braintree/running-double.ts";
import { mailFolder } from "./mail.ts";

/** What production does within minutes, within seconds; a step that takes longer on a busy machine must not count as lost. */
const patience = {
  RECONCILE_SECONDS: "1",
  CAPTURE_AFTER_SECONDS: "3",
  CHARGE_GRACE_SECONDS: "5",
  GATEWAY_TIMEOUT_SECONDS: "4",
};

const port = Number(process.env.PORT);
// By name: a passkey belongs to a name.
const siteUrl = `http://localhost:${port}`;

rmSync(mailFolder, { recursive: true, force: true });
const stack = await startStack({ siteUrl, mailFolder, clientMode: "hosts" });
announceDouble(stack.doubleUrl);
// Only now: what has just started took free ports, too.
const apiPort = await freePort();
const service = spawn("node", ["src/server.ts"], {
  cwd: join(import.meta.dirname, "../../api"),
  env: {
    ...process.env,
    ...patience,
    ...stack.environment,
    PORT: String(apiPort),
    LOG_LEVEL: "warn",
  },
  stdio: "inherit",
});
for (;;) {
  const ready = await fetch(`http://127.0.0.1:${apiPort}/readyz`).catch(() => undefined);
  if (ready?.ok) break;
  if (service.exitCode !== null) process.exit(1);
  await new Promise((resolve) => setTimeout(resolve, 100));
}
const nginx = serve({ port, api: `http://127.0.0.1:${apiPort}` });

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, async () => {
    nginx.kill();
    service.kill();
    await once(service, "exit");
    await stack.stop();
    process.exit(0);
  });
}
