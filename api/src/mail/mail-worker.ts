import { agency } from "@agency/contract/agency";
import { z } from "zod";
import type { Deps } from "../deps.ts";
import { createMailer, type Mailer, PermanentDeliveryError } from "../gateways/mailer.ts";
import type { MailJob } from "../messages.ts";
import { type JobResult, type JobWithMetadata, MAIL } from "../queue/queue.ts";
import type { MessageDefinition } from "./define-message.ts";
import { renderMessage } from "./message.ts";
import { alertUndeliverable } from "./undeliverable.ts";

/** Messages on their way at the same time, each with a connection to the mail server. */
const MAIL_CONCURRENCY = 5;

/** A message that cannot even be written is a mistake of ours; a few tries tell it from bad luck. */
const MAX_RENDER_ATTEMPTS = 10;

/** What every job of a message says, whatever else it does. */
const mailJob = z.looseObject({ kind: z.string(), to: z.string().optional() });

export type Messages = Readonly<Record<string, MessageDefinition>>;

/** Sends what is on the queue. */
export async function startMailWorker(deps: Deps, messages: Messages) {
  const mailer = createMailer({
    url: deps.settings.SMTP_URL,
    from: { name: agency.name, address: deps.settings.MAIL_FROM },
    connections: MAIL_CONCURRENCY,
  });
  await startConsumers(deps, messages, mailer);
  return mailer;
}

async function startConsumers(deps: Deps, messages: Messages, mailer: Mailer) {
  const options = {
    includeMetadata: true,
    perJobResults: true,
    batchSize: 1,
    heartbeatRefreshSeconds: 3,
  };
  // One message at a time in each lane: a slow one holds up no other, and each is ticked off as soon as it is
  // sent, so that little is sent again after a crash.
  for (let lane = 0; lane < MAIL_CONCURRENCY; lane++) {
    await deps.queue.work<JobWithMetadata<unknown>>(MAIL, options, (jobs) =>
      Promise.all(jobs.map((job) => sendMail(deps, messages, mailer, job))),
    );
  }
}

async function sendMail(
  deps: Deps,
  messages: Messages,
  mailer: Mailer,
  job: JobWithMetadata<unknown>,
): Promise<JobResult> {
  const { id, retryCount, retryLimit } = job;
  const { data } = mailJob.safeParse(job.data);
  const message = data && messages[data.kind];
  let recipient: string | undefined;
  let written = false;
  try {
    // Not for good: while versions change, another instance may know what this one does not.
    if (!message) throw new Error(`not a mail job: ${data?.kind}`);
    const addressed = await message.compose(deps, data);
    const to = addressed?.to.filter((address) => address === (data.to ?? address)) ?? [];
    if (to.length > 1) {
      // Each on its own: an address that is refused must not stand for those that are not.
      const jobs = to.map((one) => ({ ...data, to: one }) as unknown as MailJob);
      await deps.queue.mail(deps.db, jobs);
      return { id, status: "completed", output: { recipients: to.length } };
    }
    [recipient] = to;
    if (!addressed || !recipient) return { id, status: "completed", output: { sent: false } };
    const letter = await renderMessage(addressed.message, deps.settings.SITE_URL);
    written = true;
    await mailer.send({ id, to: [recipient], ...letter });
    // What is only written down afterwards must not send it again.
    await message.sent?.(deps, data).catch((error) => deps.log.warn({ err: error }, "not noted"));
    return { id, status: "completed", output: { sent: true } };
  } catch (error) {
    const isAlert = data?.kind === "alert";
    // An alert is of use whenever it arrives: a refusal is not taken for an answer.
    const refused = error instanceof PermanentDeliveryError && !isAlert;
    const final = refused || retryCount >= (written ? retryLimit : MAX_RENDER_ATTEMPTS);
    deps.log.warn({ err: error, job: id, kind: data?.kind, final }, "mail not sent");
    if (final && !isAlert)
      await alertUndeliverable(deps, { job: id, data, message, recipient, error });
    return { id, status: final ? "deadletter" : "failed", output: { reason: String(error) } };
  }
}
