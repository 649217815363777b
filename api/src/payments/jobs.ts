import type { z } from "zod";
import { type Described, runJob, workOff } from "../alerts/alerts.ts";
import type { Deps } from "../deps.ts";
import { FAILED_PAYMENTS, PAYMENTS } from "../queue/queue.ts";
import { clearNetworkHashes } from "./card-testing.ts";
import { syncDispute, syncDisputes } from "./disputes/disputes.ts";
import * as data from "./job-data.ts";
import { reconcileAttempts } from "./reconcile-attempts.ts";
import { reconcileTransactions } from "./reconcile-transactions.ts";
import { importControlPanelChanges } from "./refunds/import-external.ts";
import { processDueRefunds, startRefund } from "./refunds/process-refunds.ts";
import { syncPayment, syncSettlements } from "./settlement.ts";
import { checkRefund, checkTransaction, forgetWebhooks } from "./webhooks.ts";

interface QueuedJob extends Described {
  data: z.ZodObject;
  work: (deps: Deps, data: unknown) => Promise<unknown>;
}
export type QueuedJobs = Readonly<Record<string, QueuedJob>>;

function defineJob<Data extends z.ZodObject>(
  purpose: string,
  data: Data,
  work: (deps: Deps, data: z.output<Data>) => Promise<unknown>,
): QueuedJob {
  return { purpose, data, work: (deps, job) => work(deps, data.parse(job)) };
}

/** The jobs of the payments queue; the first whose data fits is the one. */
export const paymentJobs: QueuedJobs = {
  "start-refund": defineJob("Sends a refund", data.refundJob, (deps, { refundId }) =>
    startRefund(deps, refundId),
  ),
  "sync-payment": defineJob(
    "Reads a payment from the payment provider when its order is opened",
    data.openedOrderJob,
    (deps, { transactionId }) => syncPayment(deps, transactionId),
  ),
  "sync-dispute": defineJob(
    "Reads a dispute from the payment provider after a webhook",
    data.disputeJob,
    (deps, { disputeId, reported }) => syncDispute(deps, disputeId, reported),
  ),
  "sync-failed-refund": defineJob(
    "Reads a failed refund from the payment provider after a webhook",
    data.failedRefundJob,
    (deps, { transactionId }) => checkRefund(deps, transactionId),
  ),
  "sync-transaction": defineJob(
    "Reads a payment from the payment provider after a webhook",
    data.transactionJob,
    (deps, { kind, transactionId }) => checkTransaction(deps, kind, transactionId),
  ),
};

const HOURLY = "17 * * * *";

/** Scheduled like all others. */
export const hourlyPaymentJobs = {
  "delete-sender-pseudonyms": {
    cron: HOURLY,
    work: clearNetworkHashes,
    purpose: "Deletes the pseudonyms of buyers' networks after a day",
  },
  "delete-old-webhooks": {
    cron: HOURLY,
    work: forgetWebhooks,
    purpose: "Deletes the payment provider's webhooks after 90 days",
  },
  "reconcile-transactions": {
    cron: HOURLY,
    work: reconcileTransactions,
    purpose: "Compares the payment provider's payments with our orders",
  },
  "import-external-refunds": {
    cron: HOURLY,
    work: importControlPanelChanges,
    purpose: "Imports refunds that were made in the Control Panel",
  },
  "sync-disputes": {
    cron: HOURLY,
    work: syncDisputes,
    purpose: "Reads disputes, and what became of them, from the payment provider",
  },
};

interface Loop extends Described {
  work: (deps: Deps, signal?: AbortSignal) => Promise<void>;
}
export type Loops = Readonly<Record<string, Loop>>;

/** What repeats every RECONCILE_SECONDS. */
export const paymentLoops: Loops = {
  "reconcile-attempts": {
    work: reconcileAttempts,
    purpose: "Finishes payments that a crash or a silent payment provider left open",
  },
  "advance-refunds": { work: processDueRefunds, purpose: "Sends refunds and follows them" },
  "sync-settlements": {
    work: syncSettlements,
    purpose: "Asks the payment provider which payments are settled",
  },
};

/** Finishes what a crash or a silent gateway left behind. Returns a stop function. */
export async function startPaymentJobs(deps: Deps, jobs = paymentJobs, loops = paymentLoops) {
  await workOff(deps, {
    ...{ queue: PAYMENTS, deadLetters: FAILED_PAYMENTS, isPerJob: true },
    read(data) {
      const found = Object.entries(jobs).find(([, job]) => job.data.safeParse(data).success);
      if (!found) return unknownJob;
      const [name, { purpose, work }] = found;
      return { name, purpose, work: () => work(deps, data) };
    },
  });
  const stops = Object.entries(loops).map(([name, loop]) => repeat(deps, name, loop));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** Not ignored: while versions change, another instance may know what this one does not. */
const unknownJob = {
  name: "unknown-payment-job",
  purpose: "A job that this version of the service does not know",
  async work() {
    throw new Error("unknown job in the payments queue");
  },
};

/** One run after the other, never two at a time; stopping waits for the one that runs. */
function repeat(deps: Deps, name: string, { purpose, work }: Loop) {
  let timer: NodeJS.Timeout;
  let running = Promise.resolve();
  const stopping = new AbortController();
  const run = () => {
    const run = runJob(deps, { name, purpose }, () => work(deps, stopping.signal));
    // It is logged and saved already.
    running = run.catch(() => {}).then(plan);
  };
  const plan = () => {
    if (!stopping.signal.aborted) timer = setTimeout(run, deps.settings.RECONCILE_SECONDS * 1_000);
  };
  plan();
  return async () => {
    stopping.abort();
    clearTimeout(timer);
    await running;
  };
}
