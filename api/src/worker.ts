import type { Deps } from "./deps.ts";
import { leadAcknowledgement } from "./leads/messages/acknowledgement.tsx";
import { type Messages, startMailWorker } from "./mail/mail-worker.ts";
import { renderMessage } from "./mail/message.ts";
import { messages } from "./messages.ts";
import {
  type Loops,
  paymentJobs,
  paymentLoops,
  type QueuedJobs,
  startPaymentJobs,
} from "./payments/jobs.ts";
import { type Chores, scheduledJobs, startScheduledJobs } from "./scheduled-jobs.ts";

export interface WorkerJobs {
  messages: Messages;
  scheduledJobs: Chores;
  paymentJobs: QueuedJobs;
  paymentLoops: Loops;
}

/** Everything that the worker does: emails, scheduled jobs, queued jobs and loops. */
export const workerJobs: WorkerJobs = { messages, scheduledJobs, paymentJobs, paymentLoops };

/** Runs the jobs of the queue. Returns a stop function: what was begun is finished first. */
export async function startWorker(deps: Deps, jobs: WorkerJobs = workerJobs) {
  // An instance that cannot write a message says so when it starts, not when somebody waits for one.
  await renderMessage(leadAcknowledgement("2026-11-16"));
  const sender = await startMailWorker(deps, jobs.messages);
  await startScheduledJobs(deps, jobs.scheduledJobs);
  const stopPayments = await startPaymentJobs(deps, jobs.paymentJobs, jobs.paymentLoops);
  return async () => {
    await stopPayments();
    await deps.queue.stop();
    sender.close();
  };
}
