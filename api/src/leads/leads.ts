import { createHash } from "node:crypto";
import type { LeadFields } from "@agency/contract/api/leads";
import { sql } from "kysely";
import { type Browser, trafficSourceSql } from "../analytics/analytics.ts";
import type { Trx } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { replyDueDate } from "../local-time.ts";
import { toSingleLine } from "../mail/one-line.ts";
import { isOwnOrigin } from "../site-origin.ts";
import { notifyNewLead } from "./notify.ts";

export { findLead } from "./notify.ts";
export { addLeadNote, advanceLead, changeLeadState, snoozeLead } from "./owner-actions.ts";
export {
  isAwaitingReview,
  isNotQuarantined,
  likelyHumansFirst,
  markQuarantinedAsSpam,
  QUARANTINE_DAYS,
  releaseLead,
} from "./quarantine.ts";

const PER_MINUTE = 5;
const FASTEST_SECONDS = 3;

/** What came with the fields, and tells people from programs. */
export interface LeadContext {
  browser: Browser;
  /** How often this visitor has sent the form in the last minute. */
  tries: number;
  origin?: string;
  /** When the visitor began to fill in the form, signed by us; absent without JavaScript. */
  stamp?: string;
}

/**
 * Writes the lead and the messages about it in one transaction. A suspicious lead is kept with the
 * reasons, and only its messages are held back: the visitor is not told, and the owner can bring it back.
 */
export async function recordLead(deps: Deps, fields: LeadFields, from: LeadContext) {
  const { db, log } = deps;
  const suspicions = await findQuarantineReasons(deps, fields, from);
  await db.transaction().execute(async (trx) => {
    if (await isDuplicateLead(deps, trx, fields)) suspicions.push("duplicate");
    const lead = await trx
      .insertInto("leads")
      .values({
        name: fields.name,
        email: fields.email,
        phone: fields.phone,
        message: fields.message,
        reply_to: fields._replyto || fields.email,
        received_at: deps.now(),
        suspicions,
        fingerprint: fingerprint(fields),
        origin: trafficSourceSql(deps, from.browser),
      })
      .returning(["id", "email"])
      .executeTakeFirstOrThrow();
    if (suspicions.length === 0) return notifyNewLead(deps, trx, lead);
    log.info({ lead: lead.id, suspicions }, "lead held back");
  });
}

async function findQuarantineReasons(
  deps: Deps,
  fields: LeadFields,
  { tries, origin, stamp }: LeadContext,
) {
  const { settings } = deps;
  const suspicions: string[] = [];
  if (fields._gotcha !== "") suspicions.push("honeypot");
  if (origin && !isOwnOrigin(origin, settings.SITE_URL)) suspicions.push("foreign-origin");
  if (tries > PER_MINUTE) suspicions.push("burst");
  if (stamp && (await secondsSince(deps, stamp)) < FASTEST_SECONDS) suspicions.push("too-fast");
  return suspicions;
}

/** Signed with the database's time, when somebody turns to the form. */
export async function issueFormToken(deps: Deps) {
  const { db, now, signer } = deps;
  const { rows } = await sql<{ at: number }>`
    select extract(epoch from ${now()})::float8 as at`.execute(db);
  const at = rows[0]?.at ?? Number.NaN;
  return { stamp: signer.sign("form", String(at)), replyBy: replyDueDate(new Date(at * 1000)) };
}

/** A forged stamp counts as no time at all. */
async function secondsSince({ db, now, signer }: Deps, stamp: string) {
  const began = signer.open("form", stamp);
  if (began === undefined) return 0;
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from ${now()})::float8 - ${Number(began)}::float8 as seconds`.execute(db);
  return rows[0]?.seconds ?? 0;
}

async function isDuplicateLead({ now }: Deps, trx: Trx, fields: LeadFields) {
  const earlier = await trx
    .selectFrom("leads")
    .select("id")
    .where("fingerprint", "=", fingerprint(fields))
    .where("received_at", ">", sql<Date>`${now()} - interval '1 day'`)
    .limit(1)
    .executeTakeFirst();
  return earlier !== undefined;
}

function fingerprint({ email, message }: LeadFields) {
  return createHash("sha256").update(`${email.toLowerCase()}\n${message}`).digest();
}

/** Of the mail and of the owner's worklist. */
export const leadTitle = ({ name, email }: Pick<LeadFields, "name" | "email">) =>
  `New lead: ${toSingleLine(name || email, 60)}`;
