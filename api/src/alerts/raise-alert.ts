import type { Trx } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { incrementRateLimit } from "../rate-limits.ts";

interface Alert {
  kind: string;
  detail: object;
  /** An alert of this kind about the same subject is raised only once. */
  subject?: string;
}

/** Something needs a person: written down, and mailed to the owner. */
export async function raiseAlert(deps: Deps, alert: Alert) {
  await deps.db.transaction().execute((trx) => raiseAlertInTransaction(deps, trx, alert));
}

/** Raised if, and only if, what it tells of is committed. */
export async function raiseAlertInTransaction(
  { queue }: Deps,
  trx: Trx,
  { kind, detail, subject }: Alert,
) {
  const raised = await trx
    .insertInto("alerts")
    .values({ kind, detail: JSON.stringify(detail), subject: subject ?? null, resolved_at: null })
    .onConflict((conflict) => conflict.columns(["kind", "subject"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (raised) await queue.mail(trx, { kind: "alert", alertId: raised.id });
  return raised?.id;
}

/** For what happens many times over while it lasts: one is enough for so long. */
export async function raiseAlertThrottled(deps: Deps, seconds: number, alert: Alert) {
  const raised = await incrementRateLimit(deps, `alert:${alert.kind}`, seconds);
  if (raised === 1) await raiseAlert(deps, alert);
}
