import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { connect, type Database } from "../src/db/database.ts";
import { owner } from "../testing/environment.ts";
import {
  type Client,
  createClient,
  leadCall,
  leadEmail,
  pause,
  runConcurrently,
  waitUntil,
} from "../testing/load.ts";
import { type Mailbox, openMailbox } from "../testing/mailbox.ts";
import { createDatabase, freePort } from "../testing/postgres.ts";
import { type ServiceProcess, spawnService } from "../testing/process.ts";
import { report, sizes } from "./test-scale.ts";

let mailbox: Mailbox;
let mailPort: number;
let db: Database;
let service: ServiceProcess;
let client: Client;
beforeAll(async () => {
  mailPort = await freePort();
  const databaseUrl = await createDatabase(inject("postgresUrl"), "without_mail");
  service = await spawnService({ databaseUrl, smtpUrl: `smtp://127.0.0.1:${mailPort}` });
  client = createClient(service.url);
  db = connect(databaseUrl, pino({ level: "silent" }), { max: 2 });
});
afterAll(async () => {
  client?.close();
  await service?.kill("SIGKILL");
  await db?.destroy();
  await mailbox?.close();
});

test(
  "[FAULT-7] loses no lead and sends each email once when the mail server fails and recovers",
  async () => {
    const quarter = sizes.leadsWithoutMail / 4;
    let posted = 0;
    const postLeads = async () => {
      const first = posted;
      posted += quarter;
      await runConcurrently(quarter, 8, async (turn) => {
        expect(await client.call("/api/contact", leadCall(first + turn))).toMatchObject({
          status: 200,
        });
      });
    };
    // The mail server is down.
    await postLeads();
    await pause(2_000);
    mailbox = await openMailbox(undefined, mailPort);
    mailbox.delayMs = 1_000;
    await postLeads();
    await pause(2_000);
    mailbox.rejectWith = 451;
    await postLeads();
    await pause(2_000);
    const sentEarly = mailbox.received.length;
    Object.assign(mailbox, { delayMs: 0, rejectWith: 0 });
    await postLeads();
    const drained = await waitUntil(
      "all emails are sent",
      async () => (await countUnsent()) === 0,
      {
        withinMs: sizes.timeoutMs,
      },
    );

    const toOwner = mailbox.received.filter(({ recipients }) => recipients.includes(owner));
    const toVisitors = mailbox.received.filter((email) => !toOwner.includes(email));
    report("FAULT-7", {
      leads: posted,
      "emails while it was slow": sentEarly,
      emails: mailbox.received.length,
      "drained ms after it was healthy": drained,
    });
    const allVisitors = Array.from({ length: posted }, (_, n) => leadEmail(n)).sort();
    expect(toVisitors.flatMap(({ recipients }) => recipients).sort()).toEqual(allVisitors);
    expect(toOwner.map(({ replyTo }) => replyTo?.[0]?.address).sort()).toEqual(allVisitors);
    expect(await countLeads()).toBe(posted);
  },
  sizes.timeoutMs,
);

test(
  "[FAULT-7] stores permanently rejected emails as dead letters and alerts the owner later",
  async () => {
    mailbox.rejectWith = 550;
    const n = 1_000_000;
    expect((await client.call("/api/contact", leadCall(n))).status).toBe(200);
    await waitUntil(
      "both emails are dead letters",
      async () => (await listDeadLetters()).length === 2,
    );
    const [lead] = await db
      .selectFrom("leads")
      .selectAll()
      .where("email", "=", leadEmail(n))
      .execute();
    expect(await listDeadLetters()).toEqual([
      { kind: "lead-acknowledgement", leadId: lead?.id },
      { kind: "lead-notification", leadId: lead?.id },
    ]);
    const alerts = await db.selectFrom("alerts").select("kind").execute();
    expect(alerts).toEqual([{ kind: "mail-undeliverable" }, { kind: "mail-undeliverable" }]);

    mailbox.rejectWith = 0;
    mailbox.received.length = 0;
    await waitUntil("all emails are sent", async () => (await countUnsent()) === 0);
    expect(mailbox.received.map(({ recipients }) => recipients)).toEqual([[owner], [owner]]);
  },
  sizes.timeoutMs,
);

async function countUnsent() {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pgboss.job where name = 'mail' and state < 'completed'`.execute(db);
  return rows[0]?.count;
}

async function listDeadLetters() {
  const { rows } = await sql<{ data: unknown }>`
    select data from pgboss.job where name = 'mail-undeliverable' order by data->>'kind'`.execute(
    db,
  );
  return rows.map(({ data }) => data);
}

async function countLeads() {
  const { count } = await db
    .selectFrom("leads")
    .select((table) => table.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
