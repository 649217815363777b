import type { Deps } from "./deps.ts";

interface Alert {
  kind: string;
  detail: object;
  /** An alert of this kind about the same subject is raised only once. */
  subject?: string;
}

/** Something needs a person: written down, and mailed to the owner. */
export async function raiseAlert({ db, queue }: Deps, { kind, detail, subject }: Alert) {
  await db.transaction().execute(async (trx) => {
    const raised = await trx
      .insertInto("alerts")
      .values({ kind, detail: JSON.stringify(detail), subject: subject ?? null, resolved_at: null })
      .onConflict((conflict) => conflict.columns(["kind", "subject"]).doNothing())
      .returning("id")
      .executeTakeFirst();
    if (raised) await queue.mail(trx, { kind: "alert", alertId: raised.id });
  });
}
