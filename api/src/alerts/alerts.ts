import type { Deps } from "../core/deps.ts";

export { alertDetails, summarizeAlert } from "./alert-details.ts";
export { getAlertText } from "./alert-text.ts";
export { findEmailReference, listBounces, resolveBounces } from "./bounces.ts";
export { raiseConditionAlerts, reportCondition } from "./conditions.ts";
export { clearFailure, recordFailure } from "./failures.ts";
export {
  endSubjects,
  listSubjects,
  raiseAlert,
  raiseAlertInTransaction,
  raiseAlertThrottled,
} from "./raise-alert.ts";
export { findFailures, retryJobs } from "./retry.ts";

/** Returns false when the alert was already resolved. */
export async function resolveAlert({ db, now }: Deps, id: number, owner: string) {
  const resolved = await db
    .updateTable("alerts")
    .set({ resolved_at: now(), resolved_by: owner })
    .where("id", "=", id)
    .where("resolved_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  // The owner has seen these dead letters. Jobs that are still retried keep their failure until they succeed.
  await db
    .deleteFrom("failures")
    .where("alert_id", "=", id)
    .where("is_dead_letter", "=", true)
    .where("job_id", "<>", "")
    .execute();
  return resolved !== undefined;
}
