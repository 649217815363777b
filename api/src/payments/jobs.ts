import type { Deps } from "../deps.ts";
import { PAYMENTS, SWEEP } from "../queue/queue.ts";
import { forgetSenders } from "./card-testing.ts";
import { sweepOrphans } from "./orphans.ts";
import { reconcile } from "./reconcile.ts";
import { checkTransaction, paymentJob } from "./webhooks.ts";

/** Finishes what a crash or a silent gateway left behind. Returns a stop function. */
export async function startPayments(deps: Deps) {
  const { boss } = deps.queue;
  await deps.queue.work<{ data: unknown }>(PAYMENTS, {}, async (jobs) => {
    for (const { data } of jobs) {
      const { kind, transactionId } = paymentJob.parse(data);
      await checkTransaction(deps, kind, transactionId);
    }
  });
  await boss.work(SWEEP, async () => {
    await forgetSenders(deps);
    await sweepOrphans(deps);
  });
  await boss.schedule(SWEEP, "17 * * * *", {}, { missed: "once" });
  return repeat(deps, deps.settings.RECONCILE_SECONDS, () => reconcile(deps));
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
