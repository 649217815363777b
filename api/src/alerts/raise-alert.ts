import type { Deps } from "../core/deps.ts";
import { incrementRateLimit } from "../core/rate-limits.ts";
import type { Trx } from "../db/database.ts";
import * as emails from "./emails.ts";

interface Alert {
  kind: string;
  detail: object;
  /** An alert of this kind about the same subject is raised only once. */
  subject?: string;
}

/** Stores the alert and emails it to the owners. */
export async function raiseAlert(deps: Deps, alert: Alert) {
  await deps.db.transaction().execute((trx) => raiseAlertInTransaction(deps, trx, alert));
}

/** Inserts the alert in the caller's transaction. */
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
  if (raised) await queue.mail(trx, emails.alert({ alertId: raised.id }));
  return raised?.id;
}

/** At most one alert per period, for failures that repeat. */
export async function raiseAlertThrottled(deps: Deps, seconds: number, alert: Alert) {
  const alertCount = await incrementRateLimit(deps, `alert:${alert.kind}`, seconds);
  if (alertCount === 1) await raiseAlert(deps, alert);
}
