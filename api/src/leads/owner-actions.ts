/** What an owner does with a lead. Each answers whether it changed anything. */
import type { LeadState } from "@agency/contract/api/desk";
import type { RawBuilder } from "kysely";
import type { Db, Now, Trx } from "../db/database.ts";
import type { Deps } from "../deps.ts";

/** Only from the state that the owner saw: a second owner may have been quicker. */
export function changeLeadState(
  { db, now }: Deps,
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
    await recordLeadEvent({ db: trx, now }, id, "state", owner, { from, to });
    return true;
  });
}

const before: Record<"quoted" | "won", LeadState[]> = {
  quoted: ["new", "answered"],
  won: ["new", "answered", "quoted"],
};

/** What became of its payment request: a lead only ever gets further by it, whatever the owner made of it meanwhile. */
export async function advanceLead(
  { now }: Deps,
  trx: Trx,
  id: number,
  to: "quoted" | "won",
  owner: string | null = null,
) {
  const lead = await trx
    .selectFrom("leads")
    .select("state")
    .where("id", "=", id)
    .where("state", "in", before[to])
    .forUpdate()
    .executeTakeFirst();
  if (!lead) return;
  await trx
    .updateTable("leads")
    .set({ state: to, snoozed_until: null })
    .where("id", "=", id)
    .execute();
  await recordLeadEvent({ db: trx, now }, id, "state", owner, { from: lead.state, to });
}

/** Out of sight until then; without a moment it is back at once. */
export function snoozeLead(
  { db, now }: Deps,
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
    await recordLeadEvent(
      { db: trx, now },
      id,
      lead.snoozed_until ? "snoozed" : "woken",
      owner,
      detail,
    );
    return true;
  });
}

export async function addLeadNote(deps: Deps, id: number, text: string, owner: string) {
  await recordLeadEvent(deps, id, "note", owner, { text });
}

async function recordLeadEvent(
  { db, now }: { db: Db; now: Now },
  id: number,
  kind: string,
  owner: string | null,
  detail: object,
) {
  await db
    .insertInto("lead_events")
    .values({ lead_id: id, at: now(), kind, owner, detail: JSON.stringify(detail) })
    .execute();
}
