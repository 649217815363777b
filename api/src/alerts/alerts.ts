import type { Deps } from "../deps.ts";

export { alertDetails, getAlertText } from "./alert-text.ts";
export { findEmailSubject, listBounces, resolveBounces } from "./bounces.ts";
export { raiseConditionAlerts, reportCondition } from "./conditions.ts";
export { clearFailure, recordFailure } from "./failures.ts";
export { raiseAlert, raiseAlertInTransaction, raiseAlertThrottled } from "./raise-alert.ts";
export { findFailures, retryJobs } from "./retry.ts";
export { type Described, runJob, workOff } from "./run-job.ts";

/** Somebody took care of it. Answers false when another owner was quicker. */
export async function resolveAlert({ db, now }: Deps, id: number, owner: string) {
  const resolved = await db
    .updateTable("alerts")
    .set({ resolved_at: now(), resolved_by: owner })
    .where("id", "=", id)
    .where("resolved_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  // An owner has seen these dead letters. What is still being retried stays until it works.
  await db
    .deleteFrom("failures")
    .where("alert_id", "=", id)
    .where("given_up", "=", true)
    .where("job_id", "<>", "")
    .execute();
  return resolved !== undefined;
}
