import { setTimeout } from "node:timers/promises";
import { agency } from "@agency/contract/agency";
import { z } from "zod";
import type { Deps } from "../core/deps.ts";
import {
  FAILED_PAYMENT_JOBS,
  FAILED_SCHEDULED_JOBS,
  type JobWithMetadata,
  PAYMENT_JOBS,
  SCHEDULED_JOBS,
} from "../queue/queue.ts";
import type { Job, Loop, QueuedJob, ScheduledJob } from "./define-job.ts";
import { runJob, saveFailure } from "./run-job.ts";

/** Starts the jobs. Returns a function that stops them, and waits for those that are running. */
export async function startJobs(deps: Deps, jobs: readonly Job[]) {
  const controller = new AbortController();
  const { signal } = controller;
  await startQueue(deps, signal, {
    ...{ queue: PAYMENT_JOBS, deadLetters: FAILED_PAYMENT_JOBS },
    findJob: (data) => findQueuedJob(jobs, data),
  });
  const scheduled = jobs.filter((job) => "cron" in job);
  await startQueue(deps, signal, {
    ...{ queue: SCHEDULED_JOBS, deadLetters: FAILED_SCHEDULED_JOBS },
    // A job of another release may have no name, or one that this release does not have.
    findJob: (data) => scheduled.find(({ name }) => name === readName(data)),
  });
  await schedule(deps, scheduled);
  const loops = jobs
    .filter((job) => "intervalSeconds" in job)
    .map((loop) => repeat(deps, loop, signal));
  return async () => {
    controller.abort();
    await Promise.all(loops);
    await deps.queue.stop();
  };
}

const readName = (data: unknown) => z.object({ job: z.string() }).safeParse(data).data?.job;

/** The job of an entry of the payment jobs' queue. */
export function findQueuedJob(jobs: readonly Job[], data: unknown): QueuedJob {
  const entryName = readName(data);
  const isJobOfEntry = ({ name, matchesOldEntry }: QueuedJob) =>
    entryName === undefined
      ? matchesOldEntry?.((data ?? {}) as Record<string, unknown>)
      : name === entryName;
  return jobs.filter((job) => "schema" in job).find(isJobOfEntry) ?? unknownJob;
}

/** Fails instead of ignoring the job, because an instance of a newer version may support it. */
const unknownJob: QueuedJob = {
  name: "unknown-payment-job",
  purpose: "A job that this version of the service does not support",
  schema: z.looseObject({}),
  async handler() {
    throw new Error("unknown job in the payments queue");
  },
};

async function schedule({ queue: { boss } }: Deps, jobs: ScheduledJob[]) {
  const tz = agency.timeZone;
  for (const { name, cron } of jobs)
    await boss.schedule(SCHEDULED_JOBS, cron, { job: name }, { tz, key: name, missed: "once" });
  // A schedule stays in the database when its job is removed from the code.
  for (const { key } of await boss.getSchedules(SCHEDULED_JOBS))
    if (!jobs.some(({ name }) => name === key)) await boss.unschedule(SCHEDULED_JOBS, key);
}

interface QueueOptions {
  queue: string;
  /** Queue of the jobs that have no retries left. */
  deadLetters: string;
  /** Returns undefined for a job to ignore. */
  findJob: (data: unknown) => QueuedJob | ScheduledJob | undefined;
}

/** Runs the jobs of a queue. Dead letters, also those of a crashed process, stay in `failures`. */
async function startQueue(
  deps: Deps,
  signal: AbortSignal,
  { queue, deadLetters, findJob }: QueueOptions,
) {
  const find = (id: string | null, data: unknown) => {
    const job = findJob(data);
    // A scheduled job exists once, but several queued jobs can have the same name.
    const entry = { queue, data, ...(job && "schema" in job && id && { id }) };
    return { job, entry };
  };
  await deps.queue.work<{ id: string; data: unknown }>(queue, {}, async (entries) => {
    for (const { id, data } of entries) {
      const { job, entry } = find(id, data);
      if (job) await runJob(deps, job, signal, entry);
    }
  });
  const options = { includeMetadata: true };
  await deps.queue.work<JobWithMetadata<unknown>>(deadLetters, options, async (entries) => {
    for (const { data, sourceId, sourceOutput } of entries) {
      const { job, entry } = find(sourceId, data);
      const reason = findReason(sourceOutput);
      deps.log.error({ job: job?.name, reason }, "job has no retries left");
      if (job) await saveFailure(deps, job, { entry, reason, isDeadLetter: true });
    }
  });
}

function findReason(output: unknown) {
  const { message } = (output ?? {}) as { message?: unknown };
  return String(message ?? JSON.stringify(output));
}

/** Runs the loop, one run at a time, until the signal is aborted. */
async function repeat(deps: Deps, loop: Loop, signal: AbortSignal) {
  const intervalMs = loop.intervalSeconds(deps.settings) * 1_000;
  while (await setTimeout(intervalMs, true, { signal }).catch(() => false)) {
    // runJob has already logged and recorded the error.
    await runJob(deps, loop, signal).catch(() => {});
  }
}
