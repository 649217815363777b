import { clearFailure, recordFailure } from "../alerts/alerts.ts";
import type { Deps } from "../core/deps.ts";
import type { Job } from "./define-job.ts";

const KIND = "job-failed";

/** Ignores short interruptions, which succeed on the first retry. */
const ALERT_AFTER = 2;

/** Where a job is queued, so that an owner can retry it. */
export interface QueueEntry {
  queue: string;
  /** Set when several jobs with the same name can be queued. */
  id?: string;
  data: unknown;
}

/** Logs a failure, raises one alert until the job succeeds, and rethrows the error. */
export async function runJob(deps: Deps, job: Job, signal: AbortSignal, entry?: QueueEntry) {
  const logUnsaved = (error: unknown) =>
    deps.log.warn({ err: error, job: job.name }, "job failure not saved");
  try {
    await job.handler(deps, signal, entry?.data);
  } catch (error) {
    deps.log.error({ err: error, job: job.name }, "job failed");
    await saveFailure(deps, job, { entry, reason: String(error) }).catch(logUnsaved);
    throw error;
  }
  await deps.db
    .transaction()
    .execute((trx) => clearFailure(deps, trx, { kind: KIND, subject: job.name, jobId: entry?.id }))
    .catch(logUnsaved);
}

interface JobFailure {
  entry?: QueueEntry;
  reason: string;
  isDeadLetter?: boolean;
}

export function saveFailure(deps: Deps, { name, purpose }: Job, { entry, ...failure }: JobFailure) {
  return deps.db.transaction().execute((trx) =>
    recordFailure(deps, trx, {
      ...{ kind: KIND, subject: name, jobId: entry?.id, job: entry, ...failure },
      detail: { job: name, purpose },
      alertAfter: ALERT_AFTER,
    }),
  );
}
