import { startChores } from "./chores.ts";
import type { Deps } from "./deps.ts";
import { leadAcknowledgement } from "./leads/messages/acknowledgement.tsx";
import { renderMessage } from "./mail/message.ts";
import { startSender } from "./mail/sender.ts";
import { messages } from "./messages.ts";
import { startPayments } from "./payments/jobs.ts";

/** Runs the jobs of the queue. Returns a stop function: what was begun is finished first. */
export async function startWorker(deps: Deps) {
  // An instance that cannot write a message says so when it starts, not when somebody waits for one.
  await renderMessage(leadAcknowledgement("2026-11-16"));
  const sender = await startSender(deps, messages);
  await startChores(deps);
  const stopPayments = await startPayments(deps);
  return async () => {
    await stopPayments();
    await deps.queue.stop();
    sender.close();
  };
}
