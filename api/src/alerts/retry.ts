import type { Deps } from "../core/deps.ts";

const MAX_FAILURES = 20;

/** The current failures that share this alert, dead letters first. */
export function findFailures({ db }: Pick<Deps, "db">, alertId: number) {
  return db
    .selectFrom("failures")
    .selectAll()
    .where("alert_id", "=", alertId)
    .orderBy("is_dead_letter", "desc")
    .orderBy("last_failed_at", "desc")
    .limit(MAX_FAILURES)
    .execute();
}

/** Returns false when there is no failed job. Always safe, because every job may run twice after a crash. */
export async function retryJobs(deps: Deps, alertId: number) {
  const jobs = (await findFailures(deps, alertId)).filter(({ queue }) => queue !== null);
  for (const { queue, job_id: id, data } of jobs)
    await deps.queue.retry(queue ?? "", { id: id || undefined, data: data as object });
  await deps.db
    .updateTable("failures")
    .set({ is_dead_letter: false })
    .where("alert_id", "=", alertId)
    .where("queue", "is not", null)
    .execute();
  return jobs.length > 0;
}
