import type { Db } from "./db/database.ts";
import type { Deps } from "./deps.ts";

/** Something needs a person: written down, and mailed to the owner. */
export async function raiseAlert({ queue }: Deps, db: Db, kind: string, detail: object) {
  const { id } = await db
    .insertInto("alerts")
    .values({ kind, detail: JSON.stringify(detail), resolved_at: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  await queue.mail(db, { kind: "alert", alertId: id });
}
