import type { JobResult, JobWithMetadata } from "pg-boss";
import { raiseAlert } from "../alerts.ts";
import type { Deps } from "../deps.ts";
import { renderMessage } from "../emails/message.ts";
import { type Mailer, Undeliverable } from "../gateways/mailer.ts";
import { forgetQuarantined, yesterday } from "../leads/leads.ts";
import { forgetOldHits } from "../rate-limits.ts";
import { compose } from "./compose.ts";
import { mailJob } from "./jobs.ts";
import { CHORES, MAIL } from "./queue.ts";

/** Runs the jobs of the queue until the queue is stopped. */
export async function startWorker(deps: Deps, mailer: Mailer) {
  const { boss } = deps.queue;
  await boss.work(
    MAIL,
    {
      includeMetadata: true,
      perJobResults: true,
      batchSize: 10,
      localConcurrency: 2,
      burstWhenBatchFull: true,
      // Retries come without a notification, so the queue is asked for them.
      notifyPollingIntervalSeconds: 2,
      heartbeatRefreshSeconds: 3,
    },
    (jobs) => Promise.all(jobs.map((job) => sendMail(deps, mailer, job))),
  );
  await boss.work(CHORES, () => doChores(deps));
  await boss.schedule(CHORES, "0 7 * * *", {}, { tz: deps.settings.TIME_ZONE, missed: "once" });
}

async function sendMail(
  deps: Deps,
  mailer: Mailer,
  job: JobWithMetadata<unknown>,
): Promise<JobResult> {
  const { id, retryCount, retryLimit } = job;
  const data = mailJob.safeParse(job.data);
  try {
    if (!data.success) throw new Undeliverable(`not a mail job: ${data.error.message}`);
    const addressed = await compose(deps, data.data);
    if (!addressed) return { id, status: "completed", output: { sent: false } };
    await mailer.send({ id, to: addressed.to, ...(await renderMessage(addressed.message)) });
    return { id, status: "completed", output: { sent: true } };
  } catch (error) {
    const final = error instanceof Undeliverable || retryCount >= retryLimit;
    deps.log.warn({ err: error, job: id, kind: data.data?.kind, final }, "mail not sent");
    if (final && data.data?.kind !== "alert") {
      const detail = { job: id, kind: data.data?.kind, reason: String(error) };
      await raiseAlert(deps, deps.db, "mail-undeliverable", detail);
    }
    return { id, status: final ? "deadletter" : "failed", output: { reason: String(error) } };
  }
}

/** Once a day: yesterday's quarantine goes to the owner, and what has no use any more is forgotten. */
async function doChores(deps: Deps) {
  await deps.queue.mail(deps.db, { kind: "quarantine-digest", day: await yesterday(deps) });
  await forgetQuarantined(deps);
  await forgetOldHits(deps);
}
