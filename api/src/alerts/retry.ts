import type { Deps } from "../core/deps.ts";

/** As many as the desk shows. */
const MAX_FAILURES = 20;

/** The latest failures that share this alert, dead letters first. */
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
  const jobs = await deps.db
    .selectFrom("failures")
    .select(["kind", "subject", "job_id", "queue", "data"])
    .where("alert_id", "=", alertId)
    .where("queue", "is not", null)
    .orderBy("last_failed_at")
    .execute();
  for (const { kind, subject, job_id: id, queue, data } of jobs) {
    await deps.queue.retry(queue ?? "", { id: id || undefined, data: data as object });
    // Update each row after its job, so that an error leaves the dead letters that were not restarted.
    await deps.db
      .updateTable("failures")
      .set({ is_dead_letter: false })
      .where("kind", "=", kind)
      .where("subject", "=", subject)
      .where("job_id", "=", id)
      .execute();
  }
  return jobs.length > 0;
}
