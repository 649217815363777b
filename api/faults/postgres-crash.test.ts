import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect, type Database } from "../src/db/database.ts";
import {
  type Answer,
  createClient,
  keepDoing,
  leadCall,
  leadMessage,
  pause,
  tally,
  until,
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
  "[FAULT-5] Postgres crashes under load: nothing acknowledged is lost, and the service is back by itself",
  async () => {
    const client = createClient(service.url);
    const answers: Answer[] = [];
    const acknowledged: string[] = [];
    const stop = keepDoing(8, async (n) => {
      const answer = await client.call("/api/contact", leadCall(n));
      answers.push(answer);
      if (answer.status === 200) acknowledged.push(leadMessage(n));
      await pause(5);
    });

    const recoveries: number[] = [];
    for (let crash = 0; crash < sizes.postgresCrashes; crash++) {
      const before = acknowledged.length;
      await until("leads are taken", () => acknowledged.length >= before + 40);
      const refused = () => answers.filter(({ status }) => status === 503).length;
      const refusedBefore = refused();
      await cluster.crash();
      await until("leads are refused", () => refused() >= refusedBefore + 10);
      const began = performance.now();
      await cluster.start();
      const isReady = async () => (await client.call("/readyz")).status === 200;
      await until("ready", isReady, { withinMs: atMostMs(30_000) });
      recoveries.push(performance.now() - began);
    }
    await stop();

    const before = mailbox.received.length;
    const mailed = await until("mail goes out", () => mailbox.received.length > before);
    client.close();

    const db = connect(databaseUrl, pino({ level: "silent" }), { max: 1 });
    const lost = await withoutRowOrJobs(db, acknowledged);
    if (sizes.full) {
      const allSent = async () => (await waiting(db)) === 0;
      await until("what was interrupted is sent too", allSent, { withinMs: atMostMs(120_000) });
    }
    await db.destroy();
    report("FAULT-5", {
      crashes: recoveries.length,
      answers: tally(answers),
      "slowest answer ms": Math.max(...answers.map(({ ms }) => ms)),
      "longest recovery ms": Math.max(...recoveries),
      "mail goes out again after ms": mailed,
      "acknowledged without row or jobs": lost.length,
    });
    expect(lost).toEqual([]);
    expect(Object.keys(tally(answers)).sort()).toEqual(["200", "503"]);
    expect(Math.max(...recoveries)).toBeLessThan(atMostMs(10_000));
    expect(service.alive()).toBe(true);
  },
  sizes.timeoutMs,
);

test(
  "[FAULT-5] while Postgres is away a copy can be stopped, and a new one waits for it",
  async () => {
    await cluster.crash();
    const began = performance.now();
    expect(await service.kill("SIGTERM")).toBe(0);
    const stopped = performance.now() - began;
    const starting = await launchService({ databaseUrl, smtpUrl: mailbox.url });
    service = starting;
    const isWaiting = () => starting.warnings.some(({ msg }) => msg === "waiting for Postgres");
    await until("the new copy waits", isWaiting, { withinMs: atMostMs(40_000) });
    await cluster.start();
    const back = performance.now();
    await starting.ready;
    const ready = performance.now() - back;
    report("FAULT-5", { "stopped in ms": stopped, "ready ms after Postgres": ready });
    expect(ready).toBeLessThan(atMostMs(10_000));
  },
  sizes.timeoutMs,
);

// Takes half a minute of waiting: part of the full run alone.
const testInFull = sizes.full ? test : () => {};

testInFull(
  "[FAULT-5] Postgres is there and says nothing: requests are given up, and all is well when it goes on",
  async () => {
    const client = createClient(service.url, { timeoutMs: 60_000 });
    freeze("SIGSTOP");
    const calls = Array.from({ length: 30 }, (_, n) =>
      client.call("/api/contact", leadCall(1_000_000 + n)),
    );
    const answers = await Promise.all(calls);
    freeze("SIGCONT");
    const isReady = async () => (await client.call("/readyz")).status === 200;
    const ready = await until("ready", isReady, { withinMs: atMostMs(30_000) });
    client.close();
    report("FAULT-5", {
      "answers of a frozen Postgres": tally(answers),
      "slowest ms": Math.max(...answers.map(({ ms }) => ms)),
      "ready after ms": ready,
    });
    expect(Object.keys(tally(answers))).toEqual(["503"]);
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(atMostMs(30_000));
    expect(ready).toBeLessThan(atMostMs(10_000));
  },
  sizes.timeoutMs,
);

/** All of its processes: the first, and those it began. */
function freeze(signal: "SIGSTOP" | "SIGCONT") {
  const [first = ""] = readFileSync(join(cluster.folder, "data/postmaster.pid"), "utf8").split(
    "\n",
  );
  const children = readFileSync(`/proc/${first}/task/${first}/children`, "utf8").split(" ");
  for (const pid of [first, ...children].filter(Boolean)) process.kill(Number(pid), signal);
}

async function waiting(db: Database) {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pgboss.job where name = 'mail' and state < 'completed'`.execute(db);
  return rows[0]?.count;
}

/** Each lead has its row and the two messages that belong to it. */
async function withoutRowOrJobs(db: Database, messages: string[]) {
  const { rows } = await sql<{ message: string }>`
    select message from unnest(${messages}::text[]) as message
    where 2 <> (
      select count(*) from leads join pgboss.job on (data->>'leadId')::bigint = leads.id
      where leads.message = message.message and job.name = 'mail')`.execute(db);
  return rows.map(({ message }) => message);
}
