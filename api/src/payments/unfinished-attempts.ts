import { sql } from "kysely";
import type { Attempt } from "../db/tables.ts";
import type { Deps } from "../deps.ts";

/** What a crash, or an answer that never came, has left unfinished. Who was not looked at yet comes first. */
export function unfinishedAttempts({ db, now, settings }: Deps): Promise<Attempt[]> {
  const before = (seconds: number) => sql<Date>`${now()} - make_interval(secs => ${seconds})`;
  return db
    .selectFrom("payment_attempts")
    .selectAll()
    .where((attempt) =>
      attempt.or([
        attempt("state", "=", "authorized").and(
          "changed_at",
          "<",
          before(settings.CAPTURE_AFTER_SECONDS),
        ),
        attempt("state", "=", "charging").and(
          "changed_at",
          "<",
          before(settings.CHARGE_GRACE_SECONDS),
        ),
      ]),
    )
    .where((attempt) =>
      attempt.or([attempt("next_look_at", "is", null), attempt("next_look_at", "<=", now())]),
    )
    .orderBy("looks")
    .orderBy("changed_at")
    .limit(100)
    .execute();
}

/** Nothing came of the look: the next one is later, up to ten times as long as usual, so that others get theirs. */
export async function scheduleNextCheck({ db, now, settings }: Deps, attempt: Attempt) {
  const seconds = settings.RECONCILE_SECONDS * Math.min(2 ** attempt.looks, 10);
  await db
    .updateTable("payment_attempts")
    .set((row) => ({
      looks: row("looks", "+", 1),
      next_look_at: sql<Date>`${now()} + make_interval(secs => ${seconds})`,
    }))
    .where("id", "=", attempt.id)
    .execute();
}
