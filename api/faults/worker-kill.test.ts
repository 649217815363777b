import { randomInt } from "node:crypto";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { connect, type Database } from "../src/db/database.ts";
import { createQueue, deterministicJobId, type Queue } from "../src/queue/queue.ts";
import { readSettings } from "../src/settings.ts";
import { testEnvironment } from "../testing/environment.ts";
import { doAll, leadEmail, pause, until } from "../testing/load.ts";
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
  const own = { databaseUrl, smtpUrl: mailbox.url };
  // As far apart as in production, so that what waits for a retry waits as long as there.
  const environment = { MAIL_RETRY_MAX_SECONDS: "300" };
  startWorker = () => spawnService({ ...own, run: "worker", environment });
  workers = [await startWorker()];
  workers.push(...(await Promise.all(Array.from({ length: WORKERS - 1 }, startWorker))));
  const log = pino({ level: "silent" });
  db = connect(databaseUrl, log, { max: 2 });
  queue = createQueue(readSettings(testEnvironment({ ...own, RUN: "server" })), log);
  await queue.start();
});
afterAll(async () => {
  await Promise.all((workers ?? []).map((worker) => worker.kill("SIGKILL")));
  await queue?.stop();
  await db?.destroy();
  await mailbox?.close();
});

test(
  "[FAULT-6] workers are killed in the middle of their jobs: every message goes out, always under the same Message-ID",
  async () => {
    mailbox.delayMs = 250;
    let lastKill = 0;
    // Two at a time, so that a replacement on its way holds nothing up.
    await doAll(sizes.workerKills, 2, async () => {
      await topUp();
      await pause(randomInt(100, 500));
      const victim = workers.shift();
      lastKill = performance.now();
      const [replacement] = await Promise.all([startWorker(), victim?.kill("SIGKILL")]);
      workers.push(replacement);
    });
    await until("all mail is sent", async () => (await waiting()) === 0, {
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
      messages: leads,
      "interrupted and run again": await interrupted(),
      "delivered twice": mailbox.received.length - received.size,
      "all done ms after the last kill": drained,
    });
    expect([...received.keys()].sort()).toEqual(expected.sort());
    for (const [to, ids] of received) expect([to, new Set(ids).size]).toEqual([to, 1]);
    expect(received.get(leadEmail(0))).toContain(await messageIdOf(leadEmail(0)));
    expect(drained).toBeLessThan(atMostMs(30_000));
  },
  sizes.timeoutMs,
);

let leads = 0;

/** Keeps the queue full, with leads whose numbers go on. */
async function topUp() {
  const missing = Math.max(0, BACKLOG - ((await waiting()) ?? 0));
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
          suspicions: [],
          fingerprint: Buffer.from(String(n)),
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      await queue.mail(trx, { kind: "lead-acknowledgement", leadId: id });
    }
  });
}

async function messageIdOf(email: string) {
  const lead = await db
    .selectFrom("leads")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirst();
  return `<${deterministicJobId({ kind: "lead-acknowledgement", leadId: lead?.id ?? 0 })}@agency.example>`;
}

async function waiting() {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pgboss.job where name = 'mail' and state < 'completed'`.execute(db);
  return rows[0]?.count;
}

async function interrupted() {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pgboss.job where name = 'mail' and retry_count > 0`.execute(db);
  return rows[0]?.count;
}
