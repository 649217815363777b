import type { Deps } from "./deps.ts";

/** Something needs a person: written down, and mailed to the owner. */
export async function raiseAlert({ db, queue }: Deps, kind: string, detail: object) {
  await db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto("alerts")
      .values({ kind, detail: JSON.stringify(detail), resolved_at: null })
      .returning("id")
      .executeTakeFirstOrThrow();
    await queue.mail(trx, { kind: "alert", alertId: id });
  });
}
