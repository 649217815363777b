import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { readSettings } from "../api/src/core/settings.ts";
import { startService } from "../api/src/service.ts";
import { openMailbox } from "../api/testing/mailbox.ts";
import { startCluster } from "../api/testing/postgres.ts";
import { startTestService, testEnvironment } from "../api/testing/service.ts";

const folder = mkdtempSync(join(tmpdir(), "agency-backup-"));
const backup = join(folder, "agency.dump");
const script = (name: string) => join(import.meta.dirname, name);
const withDatabase = (url: string) => ({ env: { ...process.env, DATABASE_URL: url } });
afterAll(() => rmSync(folder, { recursive: true }));

test("serves old order links and sends queued emails after a restore into an empty cluster", async () => {
  const before = await startTestService({ environment: { PROCESS_ROLE: "server" } });
  const claim = await before.call("/api/claims", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      idempotencyKey: crypto.randomUUID(),
      plan: "Basic Single-Page",
      amount: "49",
      email: "buyer@example.com",
    }),
  });
  const { number, orderPath } = (await claim.json()) as { number: string; orderPath: string };
  execFileSync(script("dump.sh"), [backup], withDatabase(before.settings.DATABASE_URL));
  await before.stop();

  const cluster = await startCluster();
  const mailbox = await openMailbox();
  execFileSync(script("restore-dump.sh"), [backup], withDatabase(cluster.url()));
  const settings = readSettings(
    testEnvironment({ databaseUrl: cluster.url(), smtpUrl: mailbox.url }),
  );
  const after = await startService(settings, { log: pino({ level: "silent" }) });
  const order = await fetch(`${after.url}${orderPath.replace("/order/", "/api/orders/")}`);
  expect(await order.json()).toMatchObject({ number, state: "claimed", totalCents: 4900 });
  await mailbox.waitFor(({ subject }) => subject?.includes(number) ?? false);

  const mark = "select restored_at > now() - interval '1 minute' from installation";
  expect(execFileSync("psql", ["-AtXq", cluster.url(), "-c", mark], { encoding: "utf8" })).toBe(
    "t\n",
  );

  const again = spawnSync(script("restore-dump.sh"), [backup], {
    ...withDatabase(cluster.url()),
    encoding: "utf8",
  });
  expect([again.status, again.stderr]).toEqual([
    1,
    "The database is not empty. Nothing was restored.\n",
  ]);
  await after.stop();
  await mailbox.close();
  cluster.stop();
});
