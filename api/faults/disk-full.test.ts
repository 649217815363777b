import { execFileSync } from "node:child_process";
import { closeSync, mkdirSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type RunningEmulator, startBraintreeEmulator } from "@agency/braintree-emulator/server";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect, type Database } from "../src/db/database.ts";
import { compareWithGateway } from "../testing/compare-with-gateway.ts";
import { gatewayEnvironment, keys } from "../testing/gateway-keys.ts";
import {
  countByStatus,
  createClient,
  leadCall,
  leadMessage,
  pause,
  repeatConcurrently,
  type TimedResponse,
  waitUntil,
} from "../testing/load.ts";
import { type Mailbox, openMailbox } from "../testing/mailbox.ts";
import { type Cluster, createDatabase, startCluster } from "../testing/postgres.ts";
import { type ServiceProcess, spawnService } from "../testing/process.ts";
import { buildCheckout, buyer, goodCard } from "../testing/purchases.ts";
import { report, sizes } from "./test-scale.ts";

/** A separate disk that is small enough to be filled. */
const disk = mkdtempSync(join(tmpdir(), "agency-disk-"));
const ballast = join(disk, "ballast");
const SIZE_MB = 256;

let cluster: Cluster;
let mailbox: Mailbox;
let emulator: RunningEmulator;
let service: ServiceProcess;
let db: Database;
beforeAll(async () => {
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${SIZE_MB}m`, "agency", disk]);
  const folder = join(disk, "postgres");
  mkdirSync(folder);
  cluster = await startCluster({ folder, durable: true });
  mailbox = await openMailbox();
  emulator = await startBraintreeEmulator(keys);
  const databaseUrl = await createDatabase(cluster.url(), "filled");
  const environment = {
    ...gatewayEnvironment(emulator.url),
    RECONCILE_INTERVAL_SECONDS: "1",
    CAPTURE_GRACE_SECONDS: "1",
    // Long enough for a slow machine: a sale sent after this is voided only by the hourly job.
    CHARGE_GRACE_SECONDS: "20",
    GATEWAY_TIMEOUT_SECONDS: "2",
  };
  service = await spawnService({ databaseUrl, smtpUrl: mailbox.url, environment });
  db = connect(databaseUrl, pino({ level: "silent" }), { max: 1 });
});
afterAll(async () => {
  await service?.kill("SIGKILL");
  await db?.destroy();
  await emulator?.close();
  await mailbox?.close();
  cluster?.stop();
  execFileSync("umount", ["--lazy", disk]);
  rmdirSync(disk);
});

function fillDisk() {
  const file = openSync(ballast, "w");
  const zeros = Buffer.alloc(64 * 1024);
  try {
    for (;;) if (writeSync(file, zeros) === 0) return;
  } catch (error) {
    expect((error as NodeJS.ErrnoException).code).toBe("ENOSPC");
  } finally {
    closeSync(file);
  }
}

test(
  "[FAULT-8] responds 503 and charges nothing without a row when the disk is full, then recovers",
  async () => {
    const client = createClient(service.url);
    const leads: TimedResponse[] = [];
    const payments: TimedResponse[] = [];
    const acknowledged: string[] = [];
    const stop = repeatConcurrently(6, async (n) => {
      if (n % 2) {
        const response = await client.call("/api/contact", leadCall(n));
        leads.push(response);
        if (response.status === 200) acknowledged.push(leadMessage(n));
      } else {
        const billing = { ...buyer, email: `buyer-${n}@example.com` };
        const request = buildCheckout(emulator.nonce(goodCard), { billing });
        payments.push(
          await client.call("/api/checkout", {
            method: "POST",
            headers: {
              "Content-Type": "application/json",
              "X-Forwarded-For": `10.9.${(n >> 8) & 255}.${n & 255}`,
            },
            body: JSON.stringify(request),
          }),
        );
      }
      await pause(5);
    });
    const countRejected = (responses: readonly TimedResponse[]) =>
      responses.filter(({ status }) => status === 503).length;
    const countAccepted = (responses: readonly TimedResponse[]) =>
      responses.filter(({ status }) => status === 200).length;

    await waitUntil(
      "leads and payments are accepted",
      () => countAccepted(leads) > 20 && countAccepted(payments) > 10,
    );
    const filler = setInterval(() => fillDisk(), 200);
    fillDisk();
    // On a slow machine the space that Postgres has reserved lasts longer.
    await waitUntil(
      "both are rejected",
      () => countRejected(leads) > 20 && countRejected(payments) > 10,
    );
    clearInterval(filler);
    const before = { leads: countAccepted(leads), payments: countAccepted(payments) };
    rmSync(ballast);
    const startedAt = performance.now();
    // Restart Postgres if it stopped, as systemd does.
    await cluster.start().catch(() => {});
    await waitUntil(
      "both are accepted again",
      () =>
        countAccepted(leads) > before.leads + 20 && countAccepted(payments) > before.payments + 10,
    );
    const recovery = performance.now() - startedAt;
    await stop();
    client.close();

    const isSettled = async () => {
      const { rows } = await sql<{ open: number }>`
        select count(*) as open from payment_attempts
        where state in ('charging', 'authorized')`.execute(db);
      return rows[0]?.open === 0;
    };
    await waitUntil("every payment is final", isSettled);
    const comparison = await compareWithGateway(db, emulator.audit(), mailbox.received);
    const { rows } = await sql<{ message: string }>`select message from leads`.execute(db);
    const stored = new Set(rows.map(({ message }) => message));
    const lost = acknowledged.filter((message) => !stored.has(message));
    report("FAULT-8", {
      leads: countByStatus(leads),
      payments: countByStatus(payments),
      "recovered after ms": recovery,
      "acknowledged and lost": lost.length,
      comparison,
    });
    expect(lost).toEqual([]);
    const errorLog = service.consoleErrors.join("\n");
    expect(Object.keys(countByStatus(leads)).sort(), errorLog).toEqual(["200", "503"]);
    expect(
      Object.keys(countByStatus(payments)).every((status) => /^(200|202|503)$/.test(status)),
    ).toBe(true);
    expect(comparison).toMatchObject({
      doubleCharges: 0,
      unmatched: 0,
      uncaptured: 0,
      unfinished: 0,
    });
    expect(comparison.captures).toBe(comparison.paidOrders);
    expect(service.alive()).toBe(true);
  },
  sizes.timeoutMs,
);
