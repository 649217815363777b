import { setTimeout } from "node:timers/promises";
import { pino } from "pino";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { startTestService } from "../../testing/service.ts";
import { jobs } from "../jobs.ts";
import { createQueue, PAYMENT_JOBS, SCHEDULED_JOBS } from "../queue/queue.ts";
import { defineJobData, defineQueuedJob } from "./define-job.ts";
import { findQueuedJob, startJobs } from "./start-jobs.ts";

test("aborts the signal and waits for the running jobs when it stops", async () => {
  const service = await startTestService({ environment: { PROCESS_ROLE: "server" } });
  const queue = createQueue(service.settings, pino({ level: "silent" }));
  await queue.start();
  const started: string[] = [];
  const finished: string[] = [];
  const defineJob = (name: string) => ({
    name,
    purpose: "Runs until the service stops",
    async handler(_deps: unknown, signal: AbortSignal) {
      started.push(name);
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
      // A job does not end as soon as it is aborted.
      await service.db.selectFrom("installation").select("id").execute();
      finished.push(name);
    },
  });
  const stop = await startJobs({ ...service, queue }, [
    { ...defineJob("scheduled"), cron: "0 0 1 1 *" },
    { ...defineJob("queued"), schema: z.object({}) },
    { ...defineJob("loop"), intervalSeconds: () => 0.01 },
  ]);
  await queue.boss.send(SCHEDULED_JOBS, { job: "scheduled" });
  await queue.send(service.db, PAYMENT_JOBS, { job: "queued" });
  await vi.waitFor(() => expect(started).toHaveLength(3), { timeout: 30_000 });
  await stop();
  expect(finished.sort()).toEqual(["loop", "queued", "scheduled"]);
  // Ten intervals of the loop, which does not run again.
  await setTimeout(100);
  expect(started.sort()).toEqual(["loop", "queued", "scheduled"]);
  await service.stop();
});

test("runs the queued job with the name, and fails an unknown one", async () => {
  const service = await startTestService({ environment: { PROCESS_ROLE: "server" } });
  const queue = createQueue(service.settings, pino({ level: "silent" }));
  await queue.start();
  const run: unknown[] = [];
  const defineJob = (name: string) =>
    defineQueuedJob(defineJobData(name, { id: z.int() }), {
      purpose: "Runs",
      handler: async (_deps, data) => run.push([name, data]),
    });
  const stop = await startJobs({ ...service, queue }, ["first", "second"].map(defineJob));
  await queue.send(service.db, PAYMENT_JOBS, { job: "unknown", id: 1 });
  await queue.send(service.db, PAYMENT_JOBS, { job: "second", id: 2 });
  await vi.waitFor(() => expect(run).toEqual([["second", { id: 2 }]]), { timeout: 30_000 });
  await stop();
  const failures = await service.db.selectFrom("failures").select("subject").execute();
  expect(failures).toEqual([{ subject: "unknown-payment-job" }]);
  await service.stop();
});

test.each([
  [{ kind: "refund", refundId: "b" }, "start-refund"],
  [{ kind: "sync-payment", transactionId: "a" }, "sync-payment"],
  [{ kind: "dispute_opened", disputeId: "c", reported: {} }, "sync-dispute"],
  [{ kind: "refund_failed", transactionId: "a" }, "sync-failed-refund"],
  [{ kind: "transaction_settled", transactionId: "a" }, "sync-transaction"],
  [{ kind: "other" }, "unknown-payment-job"],
])("finds the job of %j, which release 1.0.0 queued without a name", (data, name) => {
  expect(findQueuedJob(jobs, data).name).toBe(name);
});

test("removes the schedules of jobs that no longer exist", async () => {
  const service = await startTestService({ environment: { PROCESS_ROLE: "server" } });
  const queue = createQueue(service.settings, pino({ level: "silent" }));
  await queue.start();
  const defineJob = (name: string) => ({
    ...{ name, purpose: "Does nothing", cron: "0 0 1 1 *" },
    handler: async () => {},
  });
  const start = (...names: string[]) => startJobs({ ...service, queue }, names.map(defineJob));
  await start("kept", "removed");
  const stop = await start("kept");
  const schedules = await queue.boss.getSchedules(SCHEDULED_JOBS);
  expect(schedules.map(({ key }) => key)).toEqual(["kept"]);
  await stop();
  await service.stop();
});
