/** Actions of an owner on a lead. Those that can conflict return whether they changed it. */
import type { LeadState } from "@agency/contract/api/desk";
import type { RawBuilder } from "kysely";
import type { Deps } from "../core/deps.ts";
import type { Db, Now, Trx } from "../db/database.ts";
import { leadTransitions } from "./states.ts";

/** Changes only the state that the owner saw, because another owner may have changed it first. */
export function changeLeadState(
  { db, now }: Deps,
  id: number,
  { from, to }: { from: LeadState; to: LeadState },
  owner: string,
) {
  const transition = leadTransitions[`mark-${to}` as const];
  return db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable("leads")
      .set({ state: transition.to, snoozed_until: null })
      .where("id", "=", id)
      .where("state", "=", from)
      .where("state", "in", transition.from)
      .returning("id")
      .executeTakeFirst();
    if (!changed) return false;
    await recordLeadEvent({ db: trx, now }, id, "state", owner, { from, to });
    return true;
  });
}

/** Advances the lead with its payment request, but never moves it to an earlier state. */
export async function advanceLead(
  { now }: Deps,
  trx: Trx,
  id: number,
  action: "quote" | "win",
  owner: string | null = null,
) {
  const { from, to } = leadTransitions[action];
  const lead = await trx
    .selectFrom("leads")
    .select("state")
    .where("id", "=", id)
    .where("state", "in", from)
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

/** Hides the lead from the worklist until then. `null` ends the snooze. */
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
      lead.snoozed_until ? "snoozed" : "unsnoozed",
      owner,
      detail,
    );
    return true;
  });
}

export async function addLeadNote(deps: Deps, id: number, text: string, owner: string) {
  await recordLeadEvent(deps, id, "note", owner, { text });
}

export async function recordLeadEvent(
  { db, now }: { db: Db; now: Now },
  id: number,
  kind: string,
  owner: string | null,
  detail: object,
) {
  await db
    .insertInto("lead_events")
    .values({ lead_id: id, occurred_at: now(), kind, owner, detail: JSON.stringify(detail) })
    .execute();
}
