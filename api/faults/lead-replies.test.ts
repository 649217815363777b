import { randomInt, randomUUID } from "node:crypto";
import type { LeadDetail } from "@agency/contract/api/desk";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Deps } from "../src/core/deps.ts";
import { connect, type Database, databaseNow } from "../src/db/database.ts";
import { SESSION_COOKIE } from "../src/desk/auth.ts";
import { createSession } from "../src/desk/sessions.ts";
import { listReplies, replyToLead } from "../src/leads/leads.ts";
import { deterministicJobId } from "../src/queue/queue.ts";
import { fromOurPage, signIn } from "../testing/desk.ts";
import { postLead } from "../testing/leads.ts";
import { type Client, countByStatus, createClient, pause, waitUntil } from "../testing/load.ts";
import { receivedEmails, waitUntilMailSent } from "../testing/mail.ts";
import { parseHeaders } from "../testing/mail-headers.ts";
import { encodedInjections, mailInjections } from "../testing/mail-injections.ts";
import { type Mailbox, openMailbox, type Received } from "../testing/mailbox.ts";
import { createDatabase, freePort } from "../testing/postgres.ts";
import { type ServiceProcess, spawnService } from "../testing/process.ts";
import { owner, startTestService, type TestService } from "../testing/service.ts";
import { report, sizes } from "./test-scale.ts";

const CLICKS = 50;

let mailbox: Mailbox;
let db: Database;
let client: Client;
let server: ServiceProcess;
let worker: ServiceProcess;
let start: (run: "server" | "worker") => Promise<ServiceProcess>;
let service: TestService;
beforeAll(async () => {
  mailbox = await openMailbox();
  const databaseUrl = await createDatabase(inject("postgresUrl"), "lead_replies");
  const port = await freePort();
  start = (run) =>
    spawnService({
      ...{ databaseUrl, smtpUrl: mailbox.url, run },
      ...(run === "server" && { port }),
    });
  server = await start("server");
  worker = await start("worker");
  client = createClient(server.url);
  db = connect(databaseUrl, pino({ level: "silent" }), { max: 2 });
  service = await startTestService();
});
afterAll(async () => {
  client?.close();
  await Promise.all([server?.kill("SIGKILL"), worker?.kill("SIGKILL")]);
  await service?.stop();
  await db?.destroy();
  await mailbox?.close();
});

test(
  "[FAULT-69] sends one email and records one entry per reply when it is clicked 50 times and a process is killed",
  async () => {
    mailbox.delayMs = 200;
    const cookie = await signInToServer();
    const responses: Record<string, number> = {};
    const killed = { server: 0, worker: 0 };
    for (let turn = 0; turn < sizes.replyKills; turn++) {
      const leadId = await addLead(turn);
      const idempotencyKey = randomUUID();
      const click = () =>
        client.call(`/api/desk/leads/${leadId}/replies`, {
          method: "POST",
          headers: { ...fromOurPage, "Content-Type": "application/json", Cookie: cookie },
          body: JSON.stringify({ idempotencyKey, from: "new", message: `Reply ${turn}` }),
        });
      const clicks = Promise.all(Array.from({ length: CLICKS }, click));
      // Anywhere from the first request to the end of the delivery.
      await pause(randomInt(0, 600));
      if (turn % 2) {
        await worker.kill("SIGKILL");
        worker = await start("worker");
        killed.worker++;
      } else {
        await server.kill("SIGKILL");
        server = await start("server");
        killed.server++;
      }
      for (const [status, count] of Object.entries(countByStatus(await clicks)))
        responses[status] = (responses[status] ?? 0) + count;
      // The owner tries again, because the first response may be lost.
      expect(await click()).toMatchObject({ status: 200 });
    }
    await waitUntil("all emails are sent", async () => (await countWaiting()) === 0);

    const replies = await db.selectFrom("lead_replies").selectAll().orderBy("id").execute();
    const events = await countEvents();
    const messageIds = mailbox.received.map(({ messageId }) => messageId);
    report("FAULT-69", {
      ...{ replies: replies.length, ...killed, clicks: responses },
      "delivered twice with the same Message-ID": messageIds.length - new Set(messageIds).size,
    });
    expect(replies.map(({ message }) => message)).toEqual(
      Array.from({ length: sizes.replyKills }, (_, turn) => `Reply ${turn}`),
    );
    expect(events).toEqual({ replied: sizes.replyKills, state: sizes.replyKills });
    expect([...new Set(messageIds)].sort()).toEqual(
      replies
        .map(
          ({ id }) => `<${deterministicJobId({ kind: "lead-reply", replyId: id })}@agency.example>`,
        )
        .sort(),
    );
    for (const email of mailbox.received) expect(email.recipients).toHaveLength(1);
  },
  sizes.timeoutMs,
);

/** Returns the session cookie. */
async function signInToServer() {
  const session = { email: owner, signInMethod: "passkey", device: "Chrome" } as const;
  const token = await createSession({ now: databaseNow } as Deps, db, session);
  return `${SESSION_COOKIE}=${token}`;
}

async function addLead(n: number) {
  const { id } = await db
    .insertInto("leads")
    .values({
      ...{ name: "Visitor", phone: "", message: "A site, please.", quarantine_reasons: [] },
      ...{ email: `visitor-${n}@example.com`, reply_to: `visitor-${n}@example.com` },
      fingerprint: Buffer.from(String(n)),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

async function countWaiting() {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pgboss.job where name = 'mail' and state < 'completed'`.execute(db);
  return rows[0]?.count;
}

async function countEvents() {
  const rows = await db
    .selectFrom("lead_events")
    .select(["kind", (row) => row.fn.countAll<number>().as("count")])
    .groupBy("kind")
    .execute();
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}

test("[FAULT-69] accepts one of 50 replies from several tabs at once, and sends one email", async () => {
  const { id } = await sendForm({});
  const desk = await signIn(service);
  const responses = await Promise.all(
    Array.from({ length: CLICKS }, () =>
      desk.call(`/leads/${id}/replies`, {
        body: { idempotencyKey: randomUUID(), from: "new", message: "Hello" },
      }),
    ),
  );
  const statuses = responses.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, ...Array(CLICKS - 1).fill(409)]);
  const { replies } = await desk.read<LeadDetail>(`/leads/${id}`);
  expect(replies).toHaveLength(1);
  expect(await receivedEmails(service, { kind: "lead-reply" })).toHaveLength(1);
});

let formCount = 0;

async function sendForm(fields: Record<string, string>) {
  const email = `ada-${++formCount}@example.com`;
  await postLead(service, { email, ...fields });
  const { id } = await service.db
    .selectFrom("leads")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  return { id, email };
}

const injections = [...mailInjections, ...encodedInjections];

test.each(["message", "name of the owner", "name of the lead", "message of the lead"])(
  "[FAULT-69] adds no recipient or header when the %s contains a line break",
  async (field) => {
    const sent = await Promise.all(
      injections.map(async (injection) => {
        const inject = (name: string) => (field === name ? `Ada${injection}` : "Ada");
        const name = inject("name of the lead");
        const { id, email } = await sendForm({ name, message: inject("message of the lead") });
        const message = inject("message");
        const reply = { idempotencyKey: randomUUID(), from: "new", message } as const;
        await replyToLead(service, id, reply, { email: owner, name: inject("name of the owner") });
        const [written] = await listReplies(service.db, [id]);
        return { email, replyId: written?.id };
      }),
    );
    await waitUntilMailSent(service);
    for (const { email: address, replyId } of sent) {
      const [email, ...others] = await receivedEmails(service, { kind: "lead-reply", replyId });
      expect(others).toEqual([]);
      expect(email).toMatchObject({
        recipients: [address],
        to: [{ address }],
        from: { address: "hello@agency.example" },
        replyTo: [{ address: owner }],
      });
      expect([email?.cc, email?.bcc]).toEqual([undefined, undefined]);
      const names = parseHeaders(email as Received).map(([header]) => header);
      expect(new Set(names).size).toBe(names.length);
    }
  },
  sizes.timeoutMs,
);

test("[FAULT-69] rejects line breaks in the key and the state of a reply", async () => {
  const { id } = await sendForm({});
  const desk = await signIn(service);
  const body = { idempotencyKey: randomUUID(), from: "new", message: "Hello" };
  for (const injection of injections)
    for (const field of ["idempotencyKey", "from"] as const) {
      const changed = { ...body, [field]: body[field] + injection };
      expect((await desk.call(`/leads/${id}/replies`, { body: changed })).status).toBe(400);
    }
});
