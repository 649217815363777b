import { createHash } from "node:crypto";
import type { LeadFields } from "@agency/contract/api/quote-form";
import { sql } from "kysely";
import { type Browser, trafficSourceSql } from "../analytics/analytics.ts";
import type { Deps } from "../core/deps.ts";
import { replyDueDate } from "../core/local-time.ts";
import { isOwnOrigin } from "../core/site-origin.ts";
import type { Trx } from "../db/database.ts";
import { toSingleLine } from "../mail/single-line.ts";
import { notifyNewLead } from "./notify.ts";

export { findLead } from "./notify.ts";
export { addLeadNote, advanceLead, changeLeadState, snoozeLead } from "./owner-actions.ts";
export { deleteLeadsByEmail, findLeadsByEmail } from "./personal-data.ts";
export {
  isAwaitingReview,
  isNotQuarantined,
  leastLikelySpamFirst,
  markQuarantinedLeads,
  QUARANTINE_DAYS,
  releaseLead,
} from "./quarantine.ts";
export {
  FOLLOW_UP_DAYS,
  isAwaitingResponse,
  listReplies,
  recordResponse,
  replyToLead,
} from "./replies.ts";

const MAX_PER_MINUTE = 5;
const MIN_SECONDS_TO_FILL_IN = 3;

/** Request data that helps to detect spam. */
export interface LeadContext {
  browser: Browser;
  /** How often this IP network has sent the form in the last minute. */
  submissionCount: number;
  origin?: string;
  /** Signed time when the visitor started to fill in the form. Missing without JavaScript. */
  formToken?: string;
}

/** Stores the lead and queues its emails. A quarantined lead sends no emails until an owner releases it. */
export async function recordLead(deps: Deps, fields: LeadFields, context: LeadContext) {
  const { db, log } = deps;
  const quarantineReasons = await findQuarantineReasons(deps, fields, context);
  await db.transaction().execute(async (trx) => {
    if (await isDuplicateLead(deps, trx, fields)) quarantineReasons.push("duplicate");
    const lead = await trx
      .insertInto("leads")
      .values({
        name: fields.name,
        email: fields.email,
        phone: fields.phone,
        details: JSON.stringify(fields.details),
        message: fields.message,
        reply_to: fields._replyto || fields.email,
        received_at: deps.now(),
        quarantine_reasons: quarantineReasons,
        fingerprint: buildFingerprint(fields),
        traffic_source: trafficSourceSql(deps, context.browser),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    if (quarantineReasons.length === 0) return notifyNewLead(deps, trx, lead);
    log.info({ lead: lead.id, quarantineReasons }, "lead quarantined");
  });
}

async function findQuarantineReasons(
  deps: Deps,
  fields: LeadFields,
  { submissionCount, origin, formToken }: LeadContext,
) {
  const { settings } = deps;
  const quarantineReasons: string[] = [];
  if (fields._gotcha !== "") quarantineReasons.push("honeypot");
  if (origin && !isOwnOrigin(origin, settings.SITE_URL)) quarantineReasons.push("cross-origin");
  if (submissionCount > MAX_PER_MINUTE) quarantineReasons.push("rate-limit");
  if (formToken && (await secondsSince(deps, formToken)) < MIN_SECONDS_TO_FILL_IN)
    quarantineReasons.push("too-fast");
  return quarantineReasons;
}

/** Signs the current database time when a visitor starts to fill in the form. */
export async function issueFormToken(deps: Deps) {
  const { db, now, signer } = deps;
  const { rows } = await sql<{ at: number }>`
    select extract(epoch from ${now()})::float8 as at`.execute(db);
  const at = rows[0]?.at ?? Number.NaN;
  return { formToken: signer.sign("form", String(at)), replyBy: replyDueDate(new Date(at * 1000)) };
}

/** Returns 0 for a forged formToken. */
async function secondsSince({ db, now, signer }: Deps, formToken: string) {
  const startedAt = signer.verify("form", formToken);
  if (startedAt === undefined) return 0;
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from ${now()})::float8 - ${Number(startedAt)}::float8 as seconds`.execute(
    db,
  );
  return rows[0]?.seconds ?? 0;
}

async function isDuplicateLead({ now }: Deps, trx: Trx, fields: LeadFields) {
  const earlier = await trx
    .selectFrom("leads")
    .select("id")
    .where("fingerprint", "=", buildFingerprint(fields))
    .where("received_at", ">", sql<Date>`${now()} - interval '1 day'`)
    .limit(1)
    .executeTakeFirst();
  return earlier !== undefined;
}

function buildFingerprint({ email, message }: LeadFields) {
  return createHash("sha256").update(`${email.toLowerCase()}\n${message}`).digest();
}

/** Used in the worklist and as an email subject. */
export const formatLeadTitle = ({ name, email }: Pick<LeadFields, "name" | "email">) =>
  `New lead: ${toSingleLine(name || email, 60)}`;
