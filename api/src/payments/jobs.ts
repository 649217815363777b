import type { Deps } from "../deps.ts";
import { PAYMENTS, SWEEP } from "../queue/queue.ts";
import { forgetSenders } from "./card-testing.ts";
import { followDispute, sweepDisputes } from "./disputes/disputes.ts";
import { sweepOrphans } from "./orphans.ts";
import { reconcile } from "./reconcile.ts";
import { advanceRefunds, startRefund } from "./refunds/due.ts";
import { mirrorControlPanel } from "./refunds/mirror.ts";
import { askForSettlement, followPayment } from "./settlement.ts";
import { checkRefund, checkTransaction, type PaymentJob, paymentJob } from "./webhooks.ts";

/** Finishes what a crash or a silent gateway left behind. Returns a stop function. */
export async function startPayments(deps: Deps) {
  const { boss } = deps.queue;
  await deps.queue.work<{ data: unknown }>(PAYMENTS, {}, async (jobs) => {
    for (const { data } of jobs) {
      await work(deps, paymentJob.parse(data));
    }
  });
  await boss.work(SWEEP, async () => {
    // None of them keeps the others from their work.
    const sweeps = [forgetSenders, sweepOrphans, mirrorControlPanel, sweepDisputes];
    const done = await Promise.allSettled(sweeps.map((sweep) => sweep(deps)));
    const failed = done.find(({ status }) => status === "rejected");
    if (failed?.status === "rejected") throw failed.reason;
  });
  await boss.schedule(SWEEP, "17 * * * *", {}, { missed: "once" });
  const stops = [reconcile, advanceRefunds, askForSettlement].map((work) =>
    repeat(deps, deps.settings.RECONCILE_SECONDS, () => work(deps)),
  );
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

async function work(deps: Deps, job: PaymentJob) {
  if ("refundId" in job) return startRefund(deps, job.refundId);
  if ("disputeId" in job) return followDispute(deps, job.disputeId, job.reported);
  if (job.kind === "refund_failed") return checkRefund(deps, job.transactionId);
  if (job.kind === "order-opened") return followPayment(deps, job.transactionId);
  return checkTransaction(deps, job.kind, job.transactionId);
}

/** One run after the other, never two at a time; stopping waits for the one that runs. */
function repeat({ log }: Deps, seconds: number, work: () => Promise<void>) {
  let timer: NodeJS.Timeout;
  let running = Promise.resolve();
  let stopped = false;
  const run = () => {
    running = work().catch((error) => log.warn({ err: error }, "reconciling failed"));
    running.then(plan);
  };
  const plan = () => {
    if (!stopped) timer = setTimeout(run, seconds * 1_000);
  };
  plan();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
