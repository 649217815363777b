import { agency } from "@agency/contract/agency";
import { z } from "zod";
import type { Deps } from "../core/deps.ts";
import { isOutage } from "../db/outage.ts";
import { createMailer, type Mailer, PermanentDeliveryError } from "../gateways/mailer.ts";
import { type JobResult, type JobWithMetadata, MAIL } from "../queue/queue.ts";
import type { MessageDefinition } from "./define-message.ts";
import { renderMessage } from "./message.ts";
import { alertUndeliverable } from "./undeliverable.ts";

/** Emails sent at the same time, each over its own connection to the mail server. */
const MAIL_CONCURRENCY = 5;

/** After this many rendering failures the cause is a bug. Outages are not counted. */
const MAX_RENDER_FAILURES = 10;

/** The fields that all email jobs have in common. */
const mailJob = z.looseObject({ kind: z.string(), to: z.string().optional() });

/** The part of the previous attempt's output that counts rendering failures. A timeout replaces it, so it may be missing. */
const previousOutput = z.object({ renderFailures: z.int() });

type MessagesByKind = ReadonlyMap<string, MessageDefinition>;

/** Sends the queued emails. */
export async function startMailWorker(deps: Deps, messages: readonly MessageDefinition[]) {
  const mailer = createMailer({
    url: deps.settings.SMTP_URL,
    from: { name: agency.name, address: deps.settings.MAIL_FROM },
    connections: MAIL_CONCURRENCY,
  });
  const messagesByKind = new Map(messages.map((message) => [message.kind, message]));
  await startConsumers(deps, messagesByKind, mailer);
  return mailer;
}

async function startConsumers(deps: Deps, messages: MessagesByKind, mailer: Mailer) {
  const options = {
    includeMetadata: true,
    perJobResults: true,
    batchSize: 1,
    heartbeatRefreshSeconds: 3,
  };
  // One job per batch, so that a slow email blocks no other and a crash repeats as few emails as possible.
  for (let consumer = 0; consumer < MAIL_CONCURRENCY; consumer++) {
    await deps.queue.work<JobWithMetadata<unknown>>(MAIL, options, (jobs) =>
      Promise.all(jobs.map((job) => sendMail(deps, messages, mailer, job))),
    );
  }
}

async function sendMail(
  deps: Deps,
  messages: MessagesByKind,
  mailer: Mailer,
  job: JobWithMetadata<unknown>,
): Promise<JobResult> {
  const { id, retryCount, retryLimit } = job;
  const { data } = mailJob.safeParse(job.data);
  const message = data && messages.get(data.kind);
  let recipient: string | undefined;
  let isRendered = false;
  try {
    // Retried, because during a deployment an instance of the new release may know this kind.
    if (!message) throw new Error(`unknown email kind: ${data?.kind}`);
    const addressed = await message.compose(deps, data);
    const to = addressed?.to.filter((address) => address === (data.to ?? address)) ?? [];
    if (to.length > 1) {
      // One job per recipient, so that a rejected address does not affect the others.
      const jobs = to.map((address) => ({ ...data, to: address }));
      await deps.queue.mail(deps.db, jobs);
      return { id, status: "completed", output: { recipients: to.length } };
    }
    [recipient] = to;
    if (!addressed || !recipient) return { id, status: "completed", output: { sent: false } };
    const rendered = renderMessage(addressed.message, deps.settings.SITE_URL);
    isRendered = true;
    await mailer.send({ id, to: [recipient], ...rendered });
    // The email is sent, so a failure to record it must not send it again.
    await message
      .onSent(deps, data)
      .catch((error) => deps.log.warn({ err: error }, "could not record delivery"));
    return { id, status: "completed", output: { sent: true } };
  } catch (error) {
    // Alerts are retried even after a permanent failure.
    const isAlert = data?.kind === "alert";
    const isRejected = error instanceof PermanentDeliveryError;
    const isRenderFailure = !isRendered && !isOutage(error);
    const renderFailures = countRenderFailures(job) + (isRenderFailure ? 1 : 0);
    const isBroken = isRenderFailure && renderFailures >= MAX_RENDER_FAILURES;
    const final = retryCount >= retryLimit || (!isAlert && (isRejected || isBroken));
    deps.log.warn({ err: error, job: id, kind: data?.kind, final }, "email not sent");
    if (final) await alertUndeliverable(deps, { job: id, data, message, recipient, error });
    const output = { reason: String(error), renderFailures };
    return { id, status: final ? "deadletter" : "failed", output };
  }
}

const countRenderFailures = ({ output }: JobWithMetadata<unknown>) =>
  previousOutput.safeParse(output).data?.renderFailures ?? 0;
