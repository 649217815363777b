import { sql } from "kysely";
import { expect, test } from "vitest";
import { startTestService } from "../../testing/service.ts";
import { PAYMENT_JOBS } from "../queue/queue.ts";
import { recordFailure, retryJobs } from "./alerts.ts";

const COUNT = 25;

test("restarts every failed job of an alert", async () => {
  const service = await startTestService({ environment: { PROCESS_ROLE: "server" } });
  const { db, queue } = service;
  for (let n = 0; n < COUNT; n++)
    await db.transaction().execute((trx) =>
      recordFailure(service, trx, {
        ...{ kind: "job-failed", subject: "sync-transaction", jobId: crypto.randomUUID() },
        job: { queue: PAYMENT_JOBS, data: { job: "sync-transaction", transactionId: `t${n}` } },
        ...{ reason: "timeout", detail: {}, alertAfter: 1, isDeadLetter: true },
      }),
    );
  const failures = await db.selectFrom("failures").selectAll().execute();
  expect(new Set(failures.map(({ alert_id }) => alert_id)).size).toBe(1);
  expect(await retryJobs(service, failures[0]?.alert_id ?? 0)).toBe(true);
  const { rows } = await sql<{ id: string }>`
    select id from pgboss.job where name = ${PAYMENT_JOBS}`.execute(db);
  expect(rows.map(({ id }) => id).sort()).toEqual(failures.map(({ job_id }) => job_id).sort());
  const deadLetters = db.selectFrom("failures").select("job_id").where("is_dead_letter", "=", true);
  expect(await deadLetters.execute()).toEqual([]);

  // An error keeps the dead letters that were not restarted.
  await db.updateTable("failures").set({ is_dead_letter: true }).execute();
  let restarted = 0;
  const failingQueue: typeof queue = {
    ...queue,
    async retry() {
      if (++restarted > 3) throw new Error("connection lost");
    },
  };
  const retried = retryJobs({ ...service, queue: failingQueue }, failures[0]?.alert_id ?? 0);
  await expect(retried).rejects.toThrow("connection lost");
  expect(await deadLetters.execute()).toHaveLength(COUNT - 3);
  await service.stop();
});
