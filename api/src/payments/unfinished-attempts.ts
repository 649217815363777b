import { sql } from "kysely";
import type { Deps } from "../core/deps.ts";
import type { Attempt } from "../db/tables.ts";

/** Finds attempts that a crash or a gateway timeout left unfinished, those with the fewest checks first. */
export function findUnfinishedAttempts({ db, now, settings }: Deps): Promise<Attempt[]> {
  const secondsAgo = (seconds: number) => sql<Date>`${now()} - make_interval(secs => ${seconds})`;
  return db
    .selectFrom("payment_attempts")
    .selectAll()
    .where((attempt) =>
      attempt.or([
        attempt("state", "=", "authorized").and(
          "updated_at",
          "<",
          secondsAgo(settings.CAPTURE_GRACE_SECONDS),
        ),
        attempt("state", "=", "charging").and(
          "updated_at",
          "<",
          secondsAgo(settings.CHARGE_GRACE_SECONDS),
        ),
      ]),
    )
    .where((attempt) =>
      attempt.or([attempt("next_check_at", "is", null), attempt("next_check_at", "<=", now())]),
    )
    .orderBy("check_count")
    .orderBy("updated_at")
    .limit(100)
    .execute();
}

/** Backs off exponentially, up to ten intervals, so that stuck attempts do not delay others. */
export async function scheduleNextCheck({ db, now, settings }: Deps, attempt: Attempt) {
  const seconds = settings.RECONCILE_INTERVAL_SECONDS * Math.min(2 ** attempt.check_count, 10);
  await db
    .updateTable("payment_attempts")
    .set((row) => ({
      check_count: row("check_count", "+", 1),
      next_check_at: sql<Date>`${now()} + make_interval(secs => ${seconds})`,
    }))
    .where("id", "=", attempt.id)
    .execute();
}
