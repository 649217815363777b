import { sql } from "kysely";
import type { Deps } from "../core/deps.ts";
import { incrementRateLimit } from "../core/rate-limits.ts";
import type { Db, Trx } from "../db/database.ts";
import * as emails from "./emails.ts";

interface Alert {
  kind: string;
  detail: object;
  /** An alert of this kind about the same subject is raised only once, until endSubjects() is called. */
  subject?: string;
  /** While the alert is open, its detail is updated, unless it must keep the first one. */
  keepsDetail?: true;
}

/** Stores the alert and emails it to the owners. */
export async function raiseAlert(deps: Deps, alert: Alert) {
  await deps.db.transaction().execute((trx) => raiseAlertInTransaction(deps, trx, alert));
}

/** Inserts the alert in the caller's transaction. */
export async function raiseAlertInTransaction(
  { queue }: Deps,
  trx: Trx,
  { kind, detail, subject, keepsDetail }: Alert,
) {
  const json = JSON.stringify(detail);
  const raised = await trx
    .insertInto("alerts")
    .values({ kind, detail: json, subject: subject ?? null, resolved_at: null })
    .onConflict((conflict) => conflict.columns(["kind", "subject"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (raised) await queue.mail(trx, emails.alert({ alertId: raised.id }));
  else if (subject && !keepsDetail) await updateOpenAlert(trx, { kind, subject, json });
  return raised?.id;
}

async function updateOpenAlert(
  trx: Trx,
  { kind, subject, json }: { kind: string; subject: string; json: string },
) {
  await trx
    .updateTable("alerts")
    .set({ detail: json })
    .where("kind", "=", kind)
    .where("subject", "=", subject)
    .where("resolved_at", "is", null)
    .where(sql<boolean>`detail <> ${json}::jsonb`)
    .execute();
}

/** Resolves the alerts about problems that have ended, and removes their subjects, so that a recurrence is a new alert. */
export async function endSubjects(
  { now }: Pick<Deps, "now">,
  db: Db,
  kind: string,
  subjects: readonly string[],
) {
  if (subjects.length === 0) return;
  await db
    .updateTable("alerts")
    .set({ subject: null, resolved_at: sql<Date>`coalesce(resolved_at, ${now()})` })
    .where("kind", "=", kind)
    .where("subject", "in", subjects)
    .execute();
}

/** The subjects of a kind whose problem has not ended. */
export async function listSubjects({ db }: Pick<Deps, "db">, kind: string): Promise<string[]> {
  const rows = await db
    .selectFrom("alerts")
    .select("subject")
    .where("kind", "=", kind)
    .where("subject", "is not", null)
    .execute();
  return rows.flatMap(({ subject }) => subject ?? []);
}

/** At most one alert per period, for failures that repeat. */
export async function raiseAlertThrottled(deps: Deps, seconds: number, alert: Alert) {
  const alertCount = await incrementRateLimit(deps, `alert:${alert.kind}`, seconds);
  if (alertCount === 1) await raiseAlert(deps, alert);
}
