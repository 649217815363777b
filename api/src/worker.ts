import type { Deps } from "./core/deps.ts";
import { startJobs } from "./jobs/start-jobs.ts";
import { jobs } from "./jobs.ts";
import { leadAcknowledgement } from "./leads/messages/acknowledgement.tsx";
import { startMailWorker } from "./mail/mail-worker.ts";
import { renderMessage } from "./mail/message.ts";
import { messages } from "./messages.ts";

/** Sends the emails and runs the jobs. Returns a stop function that finishes the running ones first. */
export async function startWorker(deps: Deps, work = { messages, jobs }) {
  // Render one email now, so that a broken renderer fails the start and not the first email.
  renderMessage(leadAcknowledgement("2026-11-16"));
  const mailWorker = await startMailWorker(deps, work.messages);
  const stopJobs = await startJobs(deps, work.jobs);
  return async () => {
    await stopJobs();
    mailWorker.close();
  };
}
