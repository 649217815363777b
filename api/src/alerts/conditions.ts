import { sql } from "kysely";
import type { Deps } from "../deps.ts";
import { raiseAlertInTransaction } from "./raise-alert.ts";

/** How long some of it may last before an owner hears of it: a restart, a network that hiccups. The rest is told at once. */
const ALERT_AFTER_MINUTES: Record<string, number> = {
  "process-down": 5,
  "archive-failing": 5,
  "second-place-behind": 5,
  "mail-failing": 15,
  "gateway-away": 15,
};

/** Unseen for so long, it is over: more than two looks of whoever looks least often. */
const RESOLVE_AFTER_MINUTES = 12;

/** Seen now, for the first time or once more. The server's heartbeat writes the same rows. */
export async function reportCondition({ db, now }: Deps, kind: string, detail: object) {
  const seen = { detail: JSON.stringify(detail), seen_at: now() };
  await db
    .insertInto("conditions")
    .values({ kind, since: now(), ...seen })
    .onConflict((conflict) => conflict.column("kind").doUpdateSet(seen))
    .execute();
}

/** One alert for each cause, however often it is seen, and resolved when it is over. */
export async function raiseConditionAlerts(deps: Deps) {
  const minutes = (interval: ReturnType<typeof sql>) =>
    sql<number>`(extract(epoch from ${interval}) / 60)::float`;
  await deps.db.transaction().execute(async (trx) => {
    const conditions = await trx
      .selectFrom("conditions")
      .select(["kind", "detail", "alert_id"])
      .select(minutes(sql`seen_at - since`).as("lasted"))
      .select(minutes(sql`${deps.now()} - seen_at`).as("unseen"))
      .orderBy("kind")
      .forUpdate()
      .execute();
    for (const { kind, detail, alert_id, lasted, unseen } of conditions) {
      if (unseen > RESOLVE_AFTER_MINUTES) {
        await trx.deleteFrom("conditions").where("kind", "=", kind).execute();
        await trx
          .updateTable("alerts")
          .set({ resolved_at: deps.now() })
          .where("id", "=", alert_id)
          .where("resolved_at", "is", null)
          .execute();
      } else if (alert_id === null && lasted >= (ALERT_AFTER_MINUTES[kind] ?? 0)) {
        const raised = await raiseAlertInTransaction(deps, trx, { kind, detail: detail as object });
        await trx
          .updateTable("conditions")
          .set({ alert_id: raised ?? null })
          .where("kind", "=", kind)
          .execute();
      }
    }
  });
}
