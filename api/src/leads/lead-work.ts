/** What an owner does with a lead. Each answers whether it changed anything. */
import type { LeadState } from "@agency/contract/desk";
import type { RawBuilder } from "kysely";
import type { Db } from "../db/database.ts";
import type { Deps } from "../deps.ts";

/** Only from the state that the owner saw: a second owner may have been quicker. */
export function changeLeadState(
  { db }: Deps,
  id: number,
  { from, to }: { from: LeadState; to: LeadState },
  owner: string,
) {
  return db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable("leads")
      .set({ state: to, snoozed_until: null })
      .where("id", "=", id)
      .where("state", "=", from)
      .returning("id")
      .executeTakeFirst();
    if (!changed) return false;
    await recordLeadEvent(trx, id, "state", owner, { from, to });
    return true;
  });
}

/** Out of sight until then; without a moment it is back at once. */
export function snoozeLead(
  { db }: Deps,
  id: number,
  until: Date | RawBuilder<Date> | null,
  owner: string,
) {
  return db.transaction().execute(async (trx) => {
    const lead = await trx
      .updateTable("leads")
      .set({ snoozed_until: until })
      .where("id", "=", id)
      .returning("snoozed_until")
      .executeTakeFirst();
    if (!lead) return false;
    const detail = { until: lead.snoozed_until };
    await recordLeadEvent(trx, id, lead.snoozed_until ? "snoozed" : "woken", owner, detail);
    return true;
  });
}

export async function noteLead({ db }: Deps, id: number, text: string, owner: string) {
  await recordLeadEvent(db, id, "note", owner, { text });
}

async function recordLeadEvent(db: Db, id: number, kind: string, owner: string, detail: object) {
  await db
    .insertInto("lead_events")
    .values({ lead_id: id, kind, owner, detail: JSON.stringify(detail) })
    .execute();
}
