import type { QuarantinedLead } from "@agency/contract/api/leads";
import { labelQuoteDetails } from "@agency/contract/format/quote-details";
import { sql } from "kysely";
import type { Deps } from "../core/deps.ts";
import { ApiError } from "../core/errors.ts";
import { signExpiring, verifyExpiring } from "../core/expiring-tokens.ts";
import type { Lead } from "../db/tables.ts";
import * as emails from "./emails.ts";
import { findLead, notifyNewLead } from "./notify.ts";
import { leadTransitions } from "./states.ts";

/** Quarantined leads are deleted after this time. */
export const QUARANTINE_DAYS = 30;
/** With a run every ten minutes: a digest within an hour, at most one per hour. */
const DIGEST_AFTER_MINUTES = 45;
/** Gmail truncates longer emails. */
const LEADS_PER_EMAIL = 40;
/** Limits emails per run; the rest goes out in the next one. */
const MAX_EMAILS_PER_RUN = 10;

const isQuarantined = sql<boolean>`quarantine_reasons <> '{}'`;
/** Written exactly like the condition of the partial indexes, so that Postgres uses them. */
export const isNotQuarantined = sql<boolean>`quarantine_reasons = '{}'`;
/** Quarantined and not yet marked as spam. */
export const isAwaitingReview = sql<boolean>`${isQuarantined} and state <> 'spam'`;
export const leastLikelySpamFirst = sql`quarantine_reasons && '{rate-limit,honeypot}'`;
const isUnreported = sql<boolean>`${isQuarantined} and digest_sent_at is null`;

/** Reports every quarantined lead to the owners once, leads that are least likely spam first. */
export async function sendQuarantineDigest({ db, queue, now, log }: Deps) {
  await db.transaction().execute(async (trx) => {
    const { unreported, isDue } = await trx
      .selectFrom("leads")
      .select((table) => [
        table.fn.countAll<number>().as("unreported"),
        sql<boolean | null>`
          min(received_at) < ${now()} - make_interval(mins => ${DIGEST_AFTER_MINUTES})`.as("isDue"),
      ])
      .where(isUnreported)
      .executeTakeFirstOrThrow();
    if (!isDue) return;
    const leads = await trx
      .selectFrom("leads")
      .select("id")
      .where(isUnreported)
      .orderBy(leastLikelySpamFirst)
      .orderBy("id")
      .limit(LEADS_PER_EMAIL * MAX_EMAILS_PER_RUN)
      .forUpdate()
      .skipLocked()
      .execute();
    const ids = leads.map(({ id }) => id);
    if (ids.length === 0) return;
    const waiting = unreported - ids.length;
    await trx.updateTable("leads").set({ digest_sent_at: now() }).where("id", "in", ids).execute();
    const batches = [];
    while (ids.length > 0) batches.push(ids.splice(0, LEADS_PER_EMAIL));
    await queue.mail(
      trx,
      batches.map((leadIds) => emails.quarantineDigest({ leadIds, waiting })),
    );
    log.info({ leads: leads.length, waiting }, "quarantine digest queued");
  });
}

/** Skips leads that were released in the meantime. */
export function findQuarantinedLeads({ db }: Deps, ids: number[]) {
  return db
    .selectFrom("leads")
    .selectAll()
    .where("id", "in", ids)
    .where(isQuarantined)
    .orderBy("id")
    .execute();
}

export async function deleteExpiredQuarantinedLeads({ db, now }: Deps) {
  await db
    .deleteFrom("leads")
    .where(isQuarantined)
    .where("received_at", "<", sql<Date>`${now()} - make_interval(days => ${QUARANTINE_DAYS})`)
    .execute();
}

/** The page that releases the lead, for the quarantine digest. */
export async function buildReleasePath(deps: Deps, lead: Lead) {
  const text = `${lead.id}-${shortenFingerprint(lead)}`;
  return `/release/${await signExpiring(deps, "lead", text, QUARANTINE_DAYS * 86_400)}`;
}

/** Part of the link, because a restored database assigns the same IDs again to other leads. */
const shortenFingerprint = ({ fingerprint }: Lead) => fingerprint.toString("hex").slice(0, 16);

async function verifyReleaseToken(deps: Deps, token: string): Promise<Lead> {
  const verified = await verifyExpiring(deps, "lead", token);
  const parts = /^(\d{1,15})-([0-9a-f]{16})$/.exec(verified?.text ?? "");
  const lead = parts && (await findLead(deps, Number(parts[1])));
  if (parts && verified?.isExpired) {
    throw new ApiError(
      410,
      "lead-expired",
      "This message was deleted. Quarantined messages are deleted after 30 days.",
    );
  }
  if (!lead || shortenFingerprint(lead) !== parts?.[2]) {
    throw new ApiError(404, "unknown-lead", "This link is not valid.");
  }
  return lead;
}

export async function getQuarantinedLead(deps: Deps, token: string): Promise<QuarantinedLead> {
  const lead = await verifyReleaseToken(deps, token);
  const { name, email, phone, message, quarantine_reasons } = lead;
  return {
    state: quarantine_reasons.length > 0 ? "quarantined" : "released",
    ...{ name, email, phone, message, reasons: quarantine_reasons },
    details: labelQuoteDetails(lead.details),
    receivedAt: lead.received_at.toISOString(),
  };
}

/** Turns the quarantined lead into a normal one. Repeated calls change nothing. */
export async function releaseQuarantinedLead(deps: Deps, token: string): Promise<QuarantinedLead> {
  const { id } = await verifyReleaseToken(deps, token);
  await releaseLead(deps, id, null);
  return getQuarantinedLead(deps, token);
}

/** Returns false when the lead is no longer quarantined. */
export function releaseLead(deps: Deps, id: number, owner: string | null) {
  const { from, to } = leadTransitions.release;
  return deps.db.transaction().execute(async (trx) => {
    const released = await trx
      .updateTable("leads")
      .set({ quarantine_reasons: [], released_at: deps.now(), state: to })
      .where("id", "=", id)
      .where("state", "in", from)
      .where(isQuarantined)
      .returningAll()
      .executeTakeFirst();
    if (!released) return false;
    await trx
      .insertInto("lead_events")
      .values({ lead_id: id, occurred_at: deps.now(), kind: "released", owner })
      .execute();
    await notifyNewLead(deps, trx, released);
    return true;
  });
}

/**
 * Spam is left out of the review and of later digests, and deleted with the other quarantined leads. Marking it as new
 * is for a mistake.
 */
export async function markQuarantinedLeads(
  { db, now }: Deps,
  ids: number[],
  action: "mark-spam" | "mark-new",
) {
  const { from, to } = leadTransitions[action];
  await db
    .updateTable("leads")
    .set({ state: to, digest_sent_at: now() })
    .where("id", "in", ids)
    .where("state", "in", from)
    .where(isQuarantined)
    .execute();
}
