import { sql } from "kysely";
import type { Deps } from "../core/deps.ts";
import { raiseAlertInTransaction } from "./raise-alert.ts";

/** Grace period per kind, to ignore restarts and short network failures. Other kinds alert immediately. */
const ALERT_AFTER_MINUTES: Record<string, number> = {
  "process-down": 5,
  "archive-failing": 5,
  "offsite-backup-behind": 5,
  "mail-failing": 15,
  "gateway-unreachable": 15,
};

/** Resolved when not reported for this long: more than twice the slowest check interval. */
const RESOLVE_AFTER_MINUTES = 12;

/** Inserts or updates the condition. The server's heartbeat script writes the same rows. */
export async function reportCondition({ db, now }: Deps, kind: string, detail: object) {
  const seen = { detail: JSON.stringify(detail), last_seen_at: now() };
  await db
    .insertInto("health_conditions")
    .values({ kind, first_seen_at: now(), ...seen })
    .onConflict((conflict) => conflict.column("kind").doUpdateSet(seen))
    .execute();
}

/** Raises one alert per condition, and resolves it when the condition is no longer reported. */
export async function raiseConditionAlerts(deps: Deps) {
  const inMinutes = (interval: ReturnType<typeof sql>) =>
    sql<number>`(extract(epoch from ${interval}) / 60)::float`;
  await deps.db.transaction().execute(async (trx) => {
    const conditions = await trx
      .selectFrom("health_conditions")
      .select(["kind", "detail", "alert_id"])
      .select(inMinutes(sql`last_seen_at - first_seen_at`).as("lasted_minutes"))
      .select(inMinutes(sql`${deps.now()} - last_seen_at`).as("unseen_minutes"))
      .orderBy("kind")
      .forUpdate()
      .execute();
    for (const { kind, detail, alert_id, lasted_minutes, unseen_minutes } of conditions) {
      if (unseen_minutes > RESOLVE_AFTER_MINUTES) {
        await trx.deleteFrom("health_conditions").where("kind", "=", kind).execute();
        await trx
          .updateTable("alerts")
          .set({ resolved_at: deps.now() })
          .where("id", "=", alert_id)
          .where("resolved_at", "is", null)
          .execute();
      } else if (alert_id === null && lasted_minutes >= (ALERT_AFTER_MINUTES[kind] ?? 0)) {
        const alertId = await raiseAlertInTransaction(deps, trx, {
          kind,
          detail: detail as object,
        });
        await trx
          .updateTable("health_conditions")
          .set({ alert_id: alertId ?? null })
          .where("kind", "=", kind)
          .execute();
      }
    }
  });
}
