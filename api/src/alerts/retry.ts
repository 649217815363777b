import type { Deps } from "../deps.ts";

const SHOWN_AT_MOST = 20;

/** What fails at the moment and shares this alert; dead letters come first. */
export function findFailures({ db }: Pick<Deps, "db">, alertId: number) {
  return db
    .selectFrom("failures")
    .selectAll()
    .where("alert_id", "=", alertId)
    .orderBy("given_up", "desc")
    .orderBy("failed_at", "desc")
    .limit(SHOWN_AT_MOST)
    .execute();
}

/** Safe at any time: every job may run twice, because a crash makes it do so. Returns false when no job failed. */
export async function retryJobs(deps: Deps, alertId: number) {
  const jobs = (await findFailures(deps, alertId)).filter(({ queue }) => queue !== null);
  for (const { queue, job_id: id, data } of jobs)
    await deps.queue.retry(queue ?? "", { id: id || undefined, data: data as object });
  await deps.db
    .updateTable("failures")
    .set({ given_up: false })
    .where("alert_id", "=", alertId)
    .where("queue", "is not", null)
    .execute();
  return jobs.length > 0;
}
