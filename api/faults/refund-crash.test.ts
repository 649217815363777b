import { randomInt } from "node:crypto";
import { type RunningEmulator, startBraintreeEmulator } from "@agency/braintree-emulator/server";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Deps } from "../src/core/deps.ts";
import { readSettings, type Settings } from "../src/core/settings.ts";
import { connect, type Database, databaseNow } from "../src/db/database.ts";
import { migrate } from "../src/db/migrate.ts";
import { createGatewayFromSettings } from "../src/gateways/create-gateway.ts";
import { requestRefund } from "../src/payments/payments.ts";
import { createQueue, type Queue } from "../src/queue/queue.ts";
import { addSale, type CardSale } from "../testing/card-sales.ts";
import { testEnvironment } from "../testing/environment.ts";
import { gatewayEnvironment, keys } from "../testing/gateway-keys.ts";
import { pause, waitUntil } from "../testing/load.ts";
import { type Mailbox, openMailbox } from "../testing/mailbox.ts";
import { findInvalidTotals, findMoneyMismatches } from "../testing/money.ts";
import { createDatabase } from "../testing/postgres.ts";
import { spawnService } from "../testing/process.ts";
import { openGatewayProxy, type Step } from "../testing/step-proxy.ts";
import { report, sizes } from "./test-scale.ts";

const steps: Step[] = [
  ...["refund requested", "refund processed", "refund responded"],
  ...["void requested", "void processed", "void responded"],
] as Step[];
const WORKERS = 3;

const environment = {
  RECONCILE_INTERVAL_SECONDS: "0.5",
  CHARGE_GRACE_SECONDS: "2",
  GATEWAY_TIMEOUT_SECONDS: "1",
};

let emulator: RunningEmulator;
let mailbox: Mailbox;
let db: Database;
let queue: Queue;
let settings: Settings;
let databaseUrl: string;
beforeAll(async () => {
  mailbox = await openMailbox();
  emulator = await startBraintreeEmulator(keys);
  databaseUrl = await createDatabase(inject("postgresUrl"), "killed_refunds");
  const log = pino({ level: "silent" });
  db = connect(databaseUrl, log, { max: 4 });
  await migrate(db);
  settings = readSettings(
    testEnvironment({ databaseUrl, smtpUrl: mailbox.url, PROCESS_ROLE: "server", ...environment }),
  );
  queue = createQueue(settings, log);
  await queue.start();
});
afterAll(async () => {
  await queue?.stop();
  await db?.destroy();
  await emulator?.close();
  await mailbox?.close();
});

/** Requests partial refunds of a settled payment, or a void of an unsettled one. */
async function createRefund(kind: "refund" | "void") {
  const sale = await addSale(db, emulator, { settled: kind === "refund" });
  const deps = { db, queue, settings, now: databaseNow } as Deps;
  const refund = {
    idempotencyKey: crypto.randomUUID(),
    reason: "goodwill",
    endAccess: kind === "void",
  };
  const parts = kind === "refund" ? [1_000, 500] : [sale.cents];
  for (const cents of parts)
    await requestRefund(
      deps,
      sale.orderId,
      { ...refund, idempotencyKey: crypto.randomUUID(), cents },
      "system",
    );
}

/** The next worker that reaches this step is killed. */
let killAt: Step | undefined;

/** Starts a worker with a separate gateway proxy, so that the worker that sent the request is killed. */
async function startWorker() {
  let kill: () => Promise<unknown> = async () => {};
  let isKilled = false;
  const proxy = await openGatewayProxy(emulator.url, async (reached) => {
    if (isKilled) return "dropped";
    if (reached !== killAt) return;
    isKilled = true;
    killAt = undefined;
    // After the last step the service only writes to the database, so kill it at a random time.
    if (reached.endsWith("responded")) await pause(randomInt(0, 12));
    await kill();
    // The request of the killed worker may or may not reach the gateway.
    return randomInt(2) ? "dropped" : undefined;
  });
  const worker = await spawnService({
    ...{ databaseUrl, smtpUrl: mailbox.url, run: "worker" },
    script: "testing/payments-process.ts",
    environment: { ...gatewayEnvironment(proxy.url), ...environment },
  });
  kill = async () => {
    await worker.kill("SIGKILL");
    await proxy.close();
  };
  return { kill };
}

test(
  "[FAULT-46] makes every refund exactly once when the service is killed at any step",
  async () => {
    const at: Record<string, number> = {};
    // One runs while the others are still starting.
    const workers = Array.from({ length: WORKERS }, startWorker);
    for (let crashes = 0; crashes < sizes.refundCrashes; crashes++) {
      const step = steps[crashes % steps.length] as Step;
      await Promise.race(workers);
      killAt = step;
      await createRefund(step.startsWith("void") ? "void" : "refund");
      await waitUntil("a worker is killed at its step", () => killAt === undefined);
      workers.push(startWorker());
      at[step] = (at[step] ?? 0) + 1;
    }
    const settled = await waitUntil("all refunds are final", async () => (await countOpen()) === 0);
    for (const { kill } of await Promise.all(workers)) await kill();
    const refunds = await db.selectFrom("refunds").select(["state"]).execute();
    const failed = refunds.filter(({ state }) => state === "failed").length;
    const { refundCrashes: crashes } = sizes;
    report("FAULT-46", {
      crashes,
      ...at,
      refunds: refunds.length,
      failed,
      "finished after": settled,
    });
    expect(await findMoneyMismatches(db, emulator.audit())).toEqual([]);
    expect(await findInvalidTotals(db)).toEqual([]);
    expect(failed).toBe(0);
  },
  sizes.timeoutMs * 3,
);

const countOpen = async () => {
  const { count } = await db
    .selectFrom("refunds")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("state", "in", ["requested", "waiting", "sending"])
    .executeTakeFirstOrThrow();
  return count;
};

test("[FAULT-46] finds duplicate refunds when they are sent before they are stored", async () => {
  const settings = readSettings(
    testEnvironment({ databaseUrl, smtpUrl: mailbox.url, ...gatewayEnvironment(emulator.url) }),
  );
  const gateway = createGatewayFromSettings(settings);
  const duplicated: CardSale[] = [];
  for (let n = 0; n < 5; n++) {
    const sale = await addSale(db, emulator, { settled: true });
    const { transactionId } = sale;
    // A crash after the gateway's response, then the owner repeats the refund.
    for (const _ of ["crashed", "repeated"])
      await gateway.refund(transactionId, { cents: 1_000, reference: crypto.randomUUID() });
    await sql`
      insert into refunds (order_id, attempt_id, kind, state, cents, reason, end_access, gateway_id,
        accepted_at)
      select order_id, id, 'refund', 'accepted', 1000, 'goodwill', false, ${`naive${n}`}, now()
      from payment_attempts where transaction_id = ${transactionId}`.execute(db);
    duplicated.push(sale);
  }
  const mismatches = await findMoneyMismatches(db, emulator.audit());
  expect(mismatches.map(({ id }) => id).sort()).toEqual(
    duplicated.map(({ transactionId }) => transactionId).sort(),
  );
});
