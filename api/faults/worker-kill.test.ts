import { randomInt } from "node:crypto";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { readSettings } from "../src/core/settings.ts";
import { connect, type Database } from "../src/db/database.ts";
import { createQueue, deterministicJobId, type Queue } from "../src/queue/queue.ts";
import { testEnvironment } from "../testing/environment.ts";
import { leadEmail, pause, runConcurrently, waitUntil } from "../testing/load.ts";
import { type Mailbox, openMailbox } from "../testing/mailbox.ts";
import { createDatabase } from "../testing/postgres.ts";
import { type ServiceProcess, spawnService } from "../testing/process.ts";
import { atMostMs, report, sizes } from "./test-scale.ts";

const WORKERS = 3;
const BACKLOG = 150;

let mailbox: Mailbox;
let db: Database;
let queue: Queue;
let workers: ServiceProcess[];
let startWorker: () => Promise<ServiceProcess>;
beforeAll(async () => {
  mailbox = await openMailbox();
  const databaseUrl = await createDatabase(inject("postgresUrl"), "killed_workers");
  const options = { databaseUrl, smtpUrl: mailbox.url };
  // The same retry delay as in production.
  const environment = { MAIL_RETRY_MAX_SECONDS: "300" };
  startWorker = () => spawnService({ ...options, run: "worker", environment });
  workers = [await startWorker()];
  workers.push(...(await Promise.all(Array.from({ length: WORKERS - 1 }, startWorker))));
  const log = pino({ level: "silent" });
  db = connect(databaseUrl, log, { max: 2 });
  queue = createQueue(readSettings(testEnvironment({ ...options, PROCESS_ROLE: "server" })), log);
  await queue.start();
});
afterAll(async () => {
  await Promise.all((workers ?? []).map((worker) => worker.kill("SIGKILL")));
  await queue?.stop();
  await db?.destroy();
  await mailbox?.close();
});

test(
  "[FAULT-6] sends every email with the same Message-ID when workers are killed during jobs",
  async () => {
    mailbox.delayMs = 250;
    let lastKill = 0;
    // Two at a time, so that starting a replacement does not block.
    await runConcurrently(sizes.workerKills, 2, async () => {
      await fillQueue();
      await pause(randomInt(100, 500));
      const victim = workers.shift();
      lastKill = performance.now();
      const [replacement] = await Promise.all([startWorker(), victim?.kill("SIGKILL")]);
      workers.push(replacement);
    });
    await waitUntil("all emails are sent", async () => (await countWaiting()) === 0, {
      withinMs: atMostMs(60_000),
    });
    const drained = performance.now() - lastKill;

    const received = new Map<string, string[]>();
    for (const { recipients, messageId = "" } of mailbox.received) {
      const to = recipients.join();
      received.set(to, [...(received.get(to) ?? []), messageId]);
    }
    const expected = Array.from({ length: leads }, (_, n) => leadEmail(n));
    report("FAULT-6", {
      kills: sizes.workerKills,
      emails: leads,
      "interrupted and run again": await countInterrupted(),
      "delivered twice": mailbox.received.length - received.size,
      "all done ms after the last kill": drained,
    });
    expect([...received.keys()].sort()).toEqual(expected.sort());
    for (const [to, ids] of received) expect([to, new Set(ids).size]).toEqual([to, 1]);
    expect(received.get(leadEmail(0))).toContain(await getMessageId(leadEmail(0)));
    expect(drained).toBeLessThan(atMostMs(30_000));
  },
  sizes.timeoutMs,
);

let leads = 0;

/** Fills the queue with emails of new leads. */
async function fillQueue() {
  const missing = Math.max(0, BACKLOG - ((await countWaiting()) ?? 0));
  const from = leads;
  leads += missing;
  await db.transaction().execute(async (trx) => {
    for (let n = from; n < from + missing; n++) {
      const { id } = await trx
        .insertInto("leads")
        .values({
          name: "Visitor",
          email: leadEmail(n),
          phone: "",
          message: "A site, please.",
          reply_to: leadEmail(n),
          quarantine_reasons: [],
          fingerprint: Buffer.from(String(n)),
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      await queue.mail(trx, { kind: "lead-acknowledgement", leadId: id });
    }
  });
}

async function getMessageId(email: string) {
  const lead = await db
    .selectFrom("leads")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirst();
  return `<${deterministicJobId({ kind: "lead-acknowledgement", leadId: lead?.id ?? 0 })}@agency.example>`;
}

async function countWaiting() {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pgboss.job where name = 'mail' and state < 'completed'`.execute(db);
  return rows[0]?.count;
}

async function countInterrupted() {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pgboss.job where name = 'mail' and retry_count > 0`.execute(db);
  return rows[0]?.count;
}
