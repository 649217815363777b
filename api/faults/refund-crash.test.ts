import { randomInt } from "node:crypto";
import { type RunningEmulator, startBraintreeEmulator } from "@agency/braintree-emulator/server";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { connect, type Database, databaseNow } from "../src/db/database.ts";
import { migrate } from "../src/db/migrate.ts";
import type { Deps } from "../src/deps.ts";
import { createGatewayFromSettings } from "../src/gateways/create-gateway.ts";
import { requestRefund } from "../src/payments/payments.ts";
import { createQueue, type Queue } from "../src/queue/queue.ts";
import { readSettings, type Settings } from "../src/settings.ts";
import { addSale, type CardSale } from "../testing/card-sales.ts";
import { testEnvironment } from "../testing/environment.ts";
import { gatewayEnvironment, keys } from "../testing/gateway-keys.ts";
import { pause, until } from "../testing/load.ts";
import { type Mailbox, openMailbox } from "../testing/mailbox.ts";
import { brokenSums, moneyDifferences } from "../testing/money.ts";
import { createDatabase } from "../testing/postgres.ts";
import { spawnService } from "../testing/process.ts";
import { openGatewayProxy, type Step } from "../testing/step-proxy.ts";
import { report, sizes } from "./test-scale.ts";

const steps: Step[] = [
  ...["refund asked", "refund done", "refund told"],
  ...["void asked", "void done", "void told"],
] as Step[];
const WORKERS = 3;

const environment = {
  RECONCILE_SECONDS: "0.5",
  CHARGE_GRACE_SECONDS: "2",
  GATEWAY_TIMEOUT_SECONDS: "1",
};

let double: RunningEmulator;
let mailbox: Mailbox;
let db: Database;
let queue: Queue;
let settings: Settings;
let databaseUrl: string;
beforeAll(async () => {
  mailbox = await openMailbox();
  double = await startBraintreeEmulator(keys);
  databaseUrl = await createDatabase(inject("postgresUrl"), "killed_refunds");
  const log = pino({ level: "silent" });
  db = connect(databaseUrl, log, { max: 4 });
  await migrate(db);
  settings = readSettings(
    testEnvironment({ databaseUrl, smtpUrl: mailbox.url, RUN: "server", ...environment }),
  );
  queue = createQueue(settings, log);
  await queue.start();
});
afterAll(async () => {
  await queue?.stop();
  await db?.destroy();
  await double?.close();
  await mailbox?.close();
});

/** A part of a settled payment, or the whole of one that is not. */
async function askForRefund(kind: "refund" | "void") {
  const sale = await addSale(db, double, { settled: kind === "refund" });
  const deps = { db, queue, settings, now: databaseNow } as Deps;
  const wanted = { key: crypto.randomUUID(), reason: "goodwill", endAccess: kind === "void" };
  const parts = kind === "refund" ? [1_000, 500] : [sale.cents];
  for (const cents of parts)
    await requestRefund(
      deps,
      sale.orderId,
      { ...wanted, key: crypto.randomUUID(), cents },
      "system",
    );
}

/** The step at which the next worker dies that comes to it. */
let doomed: Step | undefined;

/** A worker with a gateway of its own in front, so that the one who asks is the one who dies. */
async function startWorker() {
  let kill: () => Promise<unknown> = async () => {};
  let dead = false;
  const proxy = await openGatewayProxy(double.url, async (reached) => {
    if (dead) return "dropped";
    if (reached !== doomed) return;
    dead = true;
    doomed = undefined;
    // After the last step the service is alone with its own books: kill it somewhere in there.
    if (reached.endsWith("told")) await pause(randomInt(0, 12));
    await kill();
    // What the dead have asked for may be on its way, or not.
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
  "[FAULT-46] the service is killed at every step of a refund: no refund twice, none lost, none stuck",
  async () => {
    const at: Record<string, number> = {};
    // One is at work while the others are still starting.
    const workers = Array.from({ length: WORKERS }, startWorker);
    for (let crashes = 0; crashes < sizes.refundCrashes; crashes++) {
      const step = steps[crashes % steps.length] as Step;
      await Promise.race(workers);
      doomed = step;
      await askForRefund(step.startsWith("void") ? "void" : "refund");
      await until("a worker is killed at its step", () => doomed === undefined);
      workers.push(startWorker());
      at[step] = (at[step] ?? 0) + 1;
    }
    const settled = await until("all refunds have an end", async () => (await open()) === 0, {
      withinMs: 120_000,
    });
    for (const { kill } of await Promise.all(workers)) await kill();
    const refunds = await db.selectFrom("refunds").select(["state"]).execute();
    const failed = refunds.filter(({ state }) => state === "failed").length;
    const { refundCrashes: crashes } = sizes;
    report("FAULT-46", { crashes, ...at, refunds: refunds.length, failed, "ended after": settled });
    expect(await moneyDifferences(db, double.audit())).toEqual([]);
    expect(await brokenSums(db)).toEqual([]);
    expect(failed).toBe(0);
  },
  sizes.timeoutMs * 3,
);

const open = async () => {
  const { count } = await db
    .selectFrom("refunds")
    .select((of) => of.fn.countAll<number>().as("count"))
    .where("state", "in", ["requested", "waiting", "sending"])
    .executeTakeFirstOrThrow();
  return count;
};

test("[FAULT-46] a shop that refunds first and writes afterwards is caught by the same comparison", async () => {
  const settings = readSettings(
    testEnvironment({ databaseUrl, smtpUrl: mailbox.url, ...gatewayEnvironment(double.url) }),
  );
  const gateway = createGatewayFromSettings(settings);
  const caught: CardSale[] = [];
  for (let n = 0; n < 5; n++) {
    const sale = await addSale(db, double, { settled: true });
    const { transactionId } = sale;
    // It crashes between the gateway's yes and the row, and somebody presses the button again.
    for (const _ of ["crashed", "repeated"])
      await gateway.refund(transactionId, { cents: 1_000, reference: crypto.randomUUID() });
    await sql`
      insert into refunds (order_id, attempt_id, kind, state, cents, reason, end_access, gateway_id,
        accepted_at)
      select order_id, id, 'refund', 'accepted', 1000, 'goodwill', false, ${`naive${n}`}, now()
      from payment_attempts where transaction_id = ${transactionId}`.execute(db);
    caught.push(sale);
  }
  const differences = await moneyDifferences(db, double.audit());
  expect(differences.map(({ id }) => id).sort()).toEqual(
    caught.map(({ transactionId }) => transactionId).sort(),
  );
});
