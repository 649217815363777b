import type { Deps } from "../deps.ts";
import type { JobWithMetadata } from "../queue/queue.ts";
import { clearFailure, recordFailure } from "./failures.ts";

const KIND = "job-failed";

/** One retry tells a real failure from a short interruption. */
const ALERT_AFTER = 2;

/** What an owner reads when it fails. */
export interface Described {
  /** Such as "Sends reminders for payment requests". */
  purpose: string;
}

interface Job extends Described {
  name: string;
  /** Where many jobs have the same name. */
  jobId?: string;
  /** Absent for a loop, which runs again anyway. */
  job?: { queue: string; data: unknown };
}

/** A failure is logged and alerted once, until it works again. Throws what the work throws. */
export async function runJob(deps: Deps, job: Job, work: () => Promise<unknown>) {
  const unsaved = (error: unknown) =>
    deps.log.warn({ err: error, job: job.name }, "failure of a job not saved");
  try {
    await work();
  } catch (error) {
    deps.log.error({ err: error, job: job.name }, "job failed");
    await saveFailure(deps, job, String(error)).catch(unsaved);
    throw error;
  }
  await deps.db
    .transaction()
    .execute((trx) => clearFailure(deps, trx, { kind: KIND, subject: job.name, jobId: job.jobId }))
    .catch(unsaved);
}

function saveFailure(deps: Deps, job: Job, reason: string, givenUp = false) {
  const { name, purpose, jobId } = job;
  return deps.db.transaction().execute((trx) =>
    recordFailure(deps, trx, {
      ...{ kind: KIND, subject: name, jobId, job: job.job, reason, givenUp },
      detail: { job: name, purpose },
      alertAfter: ALERT_AFTER,
    }),
  );
}

interface WorkedQueue {
  queue: string;
  /** Where jobs go that have no retries left. */
  deadLetters: string;
  /** Nothing for a job that is to be ignored. */
  read: (data: unknown) => (Described & { name: string; work: () => Promise<unknown> }) | undefined;
  /** Several jobs of one name can wait at the same time, each with its own data. */
  isPerJob: boolean;
}

/** Runs the jobs of a queue. What the queue gives up, also because a process died, stays in `failures`. */
export async function workOff(deps: Deps, { queue, deadLetters, read, isPerJob }: WorkedQueue) {
  const readJob = (id: string | null, data: unknown) => {
    const job = read(data);
    return job && { ...job, job: { queue, data }, ...(isPerJob && id && { jobId: id }) };
  };
  await deps.queue.work<{ id: string; data: unknown }>(queue, {}, async (found) => {
    for (const { id, data } of found) {
      const job = readJob(id, data);
      if (job) await runJob(deps, job, job.work);
    }
  });
  const options = { includeMetadata: true };
  await deps.queue.work<JobWithMetadata<unknown>>(deadLetters, options, async (found) => {
    for (const { data, sourceId, sourceOutput } of found) {
      const job = readJob(sourceId, data);
      deps.log.error({ job: job?.name, reason: reasonOf(sourceOutput) }, "job given up");
      if (job) await saveFailure(deps, job, reasonOf(sourceOutput), true);
    }
  });
}

function reasonOf(output: unknown) {
  const { message } = (output ?? {}) as { message?: unknown };
  return String(message ?? JSON.stringify(output));
}
