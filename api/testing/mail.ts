/** Finds emails by their job, independently of their text. */
import { sql } from "kysely";
import { vi } from "vitest";
import { deterministicJobId, type MailJob } from "../src/queue/queue.ts";
import type { Received } from "./mailbox.ts";
import type { TestService } from "./service.ts";

const matchesJob = (job: MailJob) => (email: Received) =>
  email.messageId?.startsWith(`<${deterministicJobId(job)}@`) ?? false;

export const waitForEmail = ({ mailbox }: TestService, job: MailJob) =>
  mailbox.waitFor(matchesJob(job));

/** The emails of these jobs, after the mail queue is empty. */
export async function receivedEmails(service: TestService, fields: Partial<MailJob>) {
  await waitUntilMailSent(service);
  const jobs = await service.mailJobs(fields);
  return service.mailbox.received.filter(({ messageId }) =>
    jobs.some(({ id }) => messageId?.startsWith(`<${id}@`)),
  );
}

export async function waitUntilMailSent({ db }: TestService) {
  await vi.waitFor(
    async () => {
      const { rows } = await sql<{ kind: string }>`
        select data->>'kind' as kind from pgboss.job
        where name = 'mail' and state < 'completed' and start_after <= now()`.execute(db);
      if (rows.length > 0) throw new Error(`still to send: ${rows.map(({ kind }) => kind)}`);
    },
    { timeout: 120_000, interval: 50 },
  );
}

/** The tokens of the private links in an email: /order/…, /confirm/… or /release/… */
export function findTokens({ text = "" }: Received, path: "order" | "confirm" | "release") {
  const found = text.matchAll(
    new RegExp(`https://agency\\.example/${path}/([\\w-]+\\.[\\w-]{22})`, "g"),
  );
  return [...new Set([...found].map(([, token = ""]) => token))];
}

/** Makes a scheduled email due now. */
export async function makeDue({ db }: TestService, job: MailJob) {
  await sql`
    update pgboss.job set start_after = now() where name = 'mail' and id = ${deterministicJobId(job)}`.execute(
    db,
  );
}

/** Sends the order lookup emails without their random delay, and returns them. */
export async function findOrderEmails(service: TestService, email?: string) {
  const fields = { kind: "order-lookup", ...(email && { email }) } as const;
  await sql`
    update pgboss.job set start_after = now()
    where name = 'mail' and data @> ${JSON.stringify(fields)}::jsonb`.execute(service.db);
  return receivedEmails(service, fields);
}
