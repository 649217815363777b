/** Replies that owners write in the desk. Each is emailed once, and followed up if the person does not respond. */
import type { LeadState, ReplyToLeadBody } from "@agency/contract/api/desk";
import { replyPlaceholders } from "@agency/contract/offers/saved-reply-type";
import { sql } from "kysely";
import type { Deps } from "../core/deps.ts";
import { ApiError, keyReusedError } from "../core/errors.ts";
import { databaseTime, daysAfter } from "../core/local-time.ts";
import { isPossible } from "../core/states.ts";
import type { Db, Trx } from "../db/database.ts";
import type { Lead } from "../db/tables.ts";
import * as emails from "./emails.ts";
import { recordLeadEvent } from "./owner-actions.ts";
import { leadTransitions } from "./states.ts";

/** How long a person has to respond before the owner is asked again. */
export const FOLLOW_UP_DAYS = 3;

/** A lead that is won, lost or spam needs no follow-up. */
const followedUpStates: readonly LeadState[] = ["new", "answered", "quoted"];

/** The snooze was set by our latest reply, and not changed since. */
export const isAwaitingResponse = sql<boolean>`exists (select from lead_replies
  where lead_id = leads.id and follow_up_at = leads.snoozed_until)`;

interface Writer {
  email: string;
  name: string;
}

/** Stores the reply and queues its email. Returns false if the lead is no longer in the state that the owner saw. */
export function replyToLead(
  deps: Deps,
  leadId: number,
  { idempotencyKey, from, message }: ReplyToLeadBody,
  { email: owner, name }: Writer,
) {
  return deps.db.transaction().execute(async (trx) => {
    const lead = await lockLead(trx, leadId);
    if (await isRepeated(trx, leadId, { idempotencyKey, message })) return true;
    assertCanReply(lead, message);
    if (lead.state !== from) return false;
    const followUpAt = followedUpStates.includes(lead.state)
      ? daysAfter(await databaseTime({ ...deps, db: trx }), FOLLOW_UP_DAYS)
      : null;
    const { id: replyId } = await trx
      .insertInto("lead_replies")
      .values({
        ...{ lead_id: leadId, idempotency_key: idempotencyKey, written_at: deps.now() },
        ...{ owner, owner_name: name, message, follow_up_at: followUpAt },
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await recordLeadEvent({ ...deps, db: trx }, leadId, "replied", owner, { reply: replyId });
    await markReplied(deps, trx, lead, followUpAt, owner);
    await deps.queue.mail(trx, emails.leadReply({ replyId }));
    return true;
  });
}

async function lockLead(trx: Trx, id: number): Promise<Lead> {
  const lead = await trx
    .selectFrom("leads")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!lead) throw new ApiError(404, "unknown-lead", "This lead no longer exists.");
  return lead;
}

/** True for an earlier reply with this key. Rejects another reply with the same key. */
async function isRepeated(
  trx: Trx,
  leadId: number,
  { idempotencyKey, message }: Pick<ReplyToLeadBody, "idempotencyKey" | "message">,
) {
  const earlier = await trx
    .selectFrom("lead_replies")
    .select(["lead_id", "message"])
    .where("idempotency_key", "=", idempotencyKey)
    .executeTakeFirst();
  if (!earlier) return false;
  if (earlier.lead_id !== leadId || earlier.message !== message)
    throw keyReusedError("Another reply was already sent from this form. Reload and try again.");
  return true;
}

function assertCanReply({ quarantine_reasons, state }: Lead, message: string) {
  if (quarantine_reasons.length > 0)
    throw new ApiError(
      409,
      "lead-quarantined",
      "This message is in quarantine. Release it before you reply.",
    );
  if (state === "spam")
    throw new ApiError(
      409,
      "lead-spam",
      "This lead is marked as spam. Change its status before you reply.",
    );
  const unfilled = replyPlaceholders.find((name) => message.includes(`{${name}}`));
  if (unfilled)
    throw new ApiError(
      422,
      "unfilled-placeholder",
      `The reply still contains {${unfilled}}. Replace it before you send the reply.`,
    );
}

/** A reply never moves the lead to an earlier state. */
async function markReplied(
  deps: Deps,
  trx: Trx,
  { id, state }: Lead,
  followUpAt: Date | null,
  owner: string,
) {
  const { reply } = leadTransitions;
  const next = isPossible(reply, state) ? reply.to : state;
  await trx
    .updateTable("leads")
    .set({ state: next, ...(followUpAt && { snoozed_until: followUpAt }) })
    .where("id", "=", id)
    .execute();
  if (next !== state)
    await recordLeadEvent({ ...deps, db: trx }, id, "state", owner, { from: state, to: next });
}

/** Ends the follow-up, because the person responded in the owner's mailbox. Returns false if there is none. */
export function recordResponse(deps: Deps, leadId: number, owner: string) {
  return deps.db.transaction().execute(async (trx) => {
    const lead = await trx
      .updateTable("leads")
      .set({ snoozed_until: null })
      .where("id", "=", leadId)
      .where(isAwaitingResponse)
      .returning("id")
      .executeTakeFirst();
    if (!lead) return false;
    await recordLeadEvent({ ...deps, db: trx }, leadId, "response-received", owner, {});
    return true;
  });
}

export function findReply({ db }: Deps, id: number) {
  return db.selectFrom("lead_replies").selectAll().where("id", "=", id).executeTakeFirst();
}

export const listReplies = (db: Db, leadIds: number[]) =>
  leadIds.length === 0
    ? []
    : db
        .selectFrom("lead_replies")
        .selectAll()
        .where("lead_id", "in", leadIds)
        .orderBy("id")
        .execute();

export async function markReplySent({ db, now }: Deps, id: number) {
  await db
    .updateTable("lead_replies")
    .set({ sent_at: now() })
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .execute();
}
