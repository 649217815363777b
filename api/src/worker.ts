import { type Chores, chores, startChores } from "./chores.ts";
import type { Deps } from "./deps.ts";
import { leadAcknowledgement } from "./leads/messages/acknowledgement.tsx";
import { renderMessage } from "./mail/message.ts";
import { type Messages, startSender } from "./mail/sender.ts";
import { messages } from "./messages.ts";
import {
  type Loops,
  paymentJobs,
  paymentLoops,
  type QueuedJobs,
  startPayments,
} from "./payments/jobs.ts";

export interface WorkerJobs {
  messages: Messages;
  chores: Chores;
  paymentJobs: QueuedJobs;
  paymentLoops: Loops;
}

/** Everything that the worker does: emails, scheduled jobs, queued jobs and loops. */
export const workerJobs: WorkerJobs = { messages, chores, paymentJobs, paymentLoops };

/** Runs the jobs of the queue. Returns a stop function: what was begun is finished first. */
export async function startWorker(deps: Deps, jobs: WorkerJobs = workerJobs) {
  // An instance that cannot write a message says so when it starts, not when somebody waits for one.
  await renderMessage(leadAcknowledgement("2026-11-16"));
  const sender = await startSender(deps, jobs.messages);
  await startChores(deps, jobs.chores);
  const stopPayments = await startPayments(deps, jobs.paymentJobs, jobs.paymentLoops);
  return async () => {
    await stopPayments();
    await deps.queue.stop();
    sender.close();
  };
}
