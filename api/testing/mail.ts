/** Messages by the job they came from, whatever their words are. */
import { sql } from "kysely";
import { vi } from "vitest";
import type { MailJob } from "../src/messages.ts";
import { deterministicJobId } from "../src/queue/queue.ts";
import type { Received } from "./mailbox.ts";
import type { TestService } from "./service.ts";

const isOf = (job: MailJob) => (mail: Received) =>
  mail.messageId?.startsWith(`<${deterministicJobId(job)}@`) ?? false;

export const mailOf = ({ mailbox }: TestService, job: MailJob) => mailbox.waitFor(isOf(job));

/** What came of these jobs, once nothing more is about to be sent. */
export async function receivedOf(service: TestService, facts: Partial<MailJob>) {
  await mailSettled(service);
  const jobs = await service.mailJobs(facts);
  return service.mailbox.received.filter(({ messageId }) =>
    jobs.some(({ id }) => messageId?.startsWith(`<${id}@`)),
  );
}

export async function mailSettled({ db }: TestService) {
  await vi.waitFor(
    async () => {
      const { rows } = await sql<{ kind: string }>`
        select data->>'kind' as kind from pgboss.job
        where name = 'mail' and state < 'completed' and start_after <= now()`.execute(db);
      if (rows.length > 0) throw new Error(`still to send: ${rows.map(({ kind }) => kind)}`);
    },
    { timeout: 25_000, interval: 50 },
  );
}

/** The private parts of the links in a message: /order/…, /confirm/… or /release/… */
export function tokensIn({ text = "" }: Received, path: "order" | "confirm" | "release") {
  const found = text.matchAll(
    new RegExp(`https://agency\\.example/${path}/([\\w-]+\\.[\\w-]{22})`, "g"),
  );
  return [...new Set([...found].map(([, token = ""]) => token))];
}

/** For the queue, the hour of the message has come. */
export async function makeDue({ db }: TestService, job: MailJob) {
  await sql`
    update pgboss.job set start_after = now() where name = 'mail' and id = ${deterministicJobId(job)}`.execute(
    db,
  );
}

/** The mails about lost links, without the wait that keeps them from telling who is known. */
export async function foundBy(service: TestService, email?: string) {
  const facts = { kind: "find-order", ...(email && { email }) } as const;
  await sql`
    update pgboss.job set start_after = now()
    where name = 'mail' and data @> ${JSON.stringify(facts)}::jsonb`.execute(service.db);
  return receivedOf(service, facts);
}
