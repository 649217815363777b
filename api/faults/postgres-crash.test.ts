import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect, type Database } from "../src/db/database.ts";
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
import { launchService, type ServiceProcess, spawnService } from "../testing/process.ts";
import { atMostMs, report, sizes } from "./test-scale.ts";

let cluster: Cluster;
let mailbox: Mailbox;
let service: ServiceProcess;
let databaseUrl: string;
beforeAll(async () => {
  cluster = await startCluster({ durable: true });
  mailbox = await openMailbox();
  databaseUrl = await createDatabase(cluster.url(), "crashing");
  service = await spawnService({ databaseUrl, smtpUrl: mailbox.url });
});
afterAll(async () => {
  await service?.kill("SIGKILL");
  await mailbox?.close();
  cluster?.stop();
});

test(
  "[FAULT-5] loses no acknowledged lead and recovers automatically when Postgres crashes under load",
  async () => {
    const client = createClient(service.url);
    const responses: TimedResponse[] = [];
    const acknowledged: string[] = [];
    const stop = repeatConcurrently(8, async (n) => {
      const response = await client.call("/api/contact", leadCall(n));
      responses.push(response);
      if (response.status === 200) acknowledged.push(leadMessage(n));
      await pause(5);
    });

    const recoveries: number[] = [];
    for (let crash = 0; crash < sizes.postgresCrashes; crash++) {
      const before = acknowledged.length;
      await waitUntil("leads are accepted", () => acknowledged.length >= before + 40);
      const countRejected = () => responses.filter(({ status }) => status === 503).length;
      const rejectedBefore = countRejected();
      await cluster.crash();
      await waitUntil("leads are rejected", () => countRejected() >= rejectedBefore + 10);
      const startedAt = performance.now();
      await cluster.start();
      const isReady = async () => (await client.call("/readyz")).status === 200;
      await waitUntil("ready", isReady, { withinMs: atMostMs(30_000) });
      recoveries.push(performance.now() - startedAt);
    }
    await stop();

    const before = mailbox.received.length;
    const sentAfter = await waitUntil("an email is sent", () => mailbox.received.length > before);
    client.close();

    const db = connect(databaseUrl, pino({ level: "silent" }), { max: 1 });
    const lost = await findIncompleteLeads(db, acknowledged);
    if (sizes.full) {
      const isEmpty = async () => (await countWaiting(db)) === 0;
      await waitUntil("interrupted emails are sent", isEmpty, { withinMs: atMostMs(120_000) });
    }
    await db.destroy();
    report("FAULT-5", {
      crashes: recoveries.length,
      responses: countByStatus(responses),
      "slowest response ms": Math.max(...responses.map(({ ms }) => ms)),
      "longest recovery ms": Math.max(...recoveries),
      "email sent after ms": sentAfter,
      "acknowledged without row or jobs": lost.length,
    });
    expect(lost).toEqual([]);
    expect(Object.keys(countByStatus(responses)).sort()).toEqual(["200", "503"]);
    expect(Math.max(...recoveries)).toBeLessThan(atMostMs(10_000));
    expect(service.alive()).toBe(true);
  },
  sizes.timeoutMs,
);

test(
  "[FAULT-5] stops an instance while Postgres is down, and a new one waits for it",
  async () => {
    await cluster.crash();
    const startedAt = performance.now();
    expect(await service.kill("SIGTERM")).toBe(0);
    const stopped = performance.now() - startedAt;
    const starting = await launchService({ databaseUrl, smtpUrl: mailbox.url });
    service = starting;
    const isWaiting = () => starting.warnings.some(({ msg }) => msg === "waiting for Postgres");
    await waitUntil("the new instance waits", isWaiting, { withinMs: atMostMs(40_000) });
    await cluster.start();
    const restartedAt = performance.now();
    await starting.ready;
    const ready = performance.now() - restartedAt;
    report("FAULT-5", { "stopped in ms": stopped, "ready ms after Postgres": ready });
    expect(ready).toBeLessThan(atMostMs(10_000));
  },
  sizes.timeoutMs,
);

// Only in the full run, because it waits for half a minute.
const testInFull = sizes.full ? test : () => {};

testInFull(
  "[FAULT-5] times out requests while Postgres is frozen, and recovers afterward",
  async () => {
    const client = createClient(service.url, { timeoutMs: 60_000 });
    signalPostgres("SIGSTOP");
    const calls = Array.from({ length: 30 }, (_, n) =>
      client.call("/api/contact", leadCall(1_000_000 + n)),
    );
    const responses = await Promise.all(calls);
    signalPostgres("SIGCONT");
    const isReady = async () => (await client.call("/readyz")).status === 200;
    const ready = await waitUntil("ready", isReady, { withinMs: atMostMs(30_000) });
    client.close();
    report("FAULT-5", {
      "responses while Postgres is frozen": countByStatus(responses),
      "slowest ms": Math.max(...responses.map(({ ms }) => ms)),
      "ready after ms": ready,
    });
    expect(Object.keys(countByStatus(responses))).toEqual(["503"]);
    expect(Math.max(...responses.map(({ ms }) => ms))).toBeLessThan(atMostMs(30_000));
    expect(ready).toBeLessThan(atMostMs(10_000));
  },
  sizes.timeoutMs,
);

/** Signals the postmaster and its child processes. */
function signalPostgres(signal: "SIGSTOP" | "SIGCONT") {
  const [first = ""] = readFileSync(join(cluster.folder, "data/postmaster.pid"), "utf8").split(
    "\n",
  );
  const children = readFileSync(`/proc/${first}/task/${first}/children`, "utf8").split(" ");
  for (const pid of [first, ...children].filter(Boolean)) process.kill(Number(pid), signal);
}

async function countWaiting(db: Database) {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pgboss.job where name = 'mail' and state < 'completed'`.execute(db);
  return rows[0]?.count;
}

/** Leads without their row or without their two email jobs. */
async function findIncompleteLeads(db: Database, messages: string[]) {
  const { rows } = await sql<{ message: string }>`
    select message from unnest(${messages}::text[]) as message
    where 2 <> (
      select count(*) from leads join pgboss.job on (data->>'leadId')::bigint = leads.id
      where leads.message = message.message and job.name = 'mail')`.execute(db);
  return rows.map(({ message }) => message);
}
