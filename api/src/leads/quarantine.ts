import type { QuarantinedLead } from "@agency/contract/api/leads";
import { sql } from "kysely";
import type { Lead } from "../db/tables.ts";
import type { Deps } from "../deps.ts";
import { ApiError } from "../errors.ts";
import { findLead, notifyNewLead } from "./notify.ts";

/** What is held back is deleted after so many. */
export const QUARANTINE_DAYS = 30;
/** With the chore's ten minutes this stays below an hour, and is one mail an hour at most. */
const DIGEST_AFTER_MINUTES = 45;
/** Gmail cuts a longer mail off. */
const LEADS_PER_EMAIL = 40;
/** A flood must not become one of mails: the rest waits for the next hour. */
const MAX_EMAILS_PER_RUN = 10;

const isQuarantined = sql<boolean>`suspicions <> '{}'`;
/** A lead like any other: never held back, or released. Written as the index of the lists has it. */
export const isNotQuarantined = sql<boolean>`suspicions = '{}'`;
/** Held back, and not looked at yet. */
export const isAwaitingReview = sql<boolean>`${isQuarantined} and state <> 'spam'`;
export const likelyHumansFirst = sql`suspicions && '{burst,honeypot}'`;
const isUnreported = sql<boolean>`${isQuarantined} and told_at is null`;

/** Everything that is held back goes to the owner once, likely people first; none is left out, however many came. */
export async function sendQuarantineDigest({ db, queue, now, log }: Deps) {
  await db.transaction().execute(async (trx) => {
    const { untold, isTime } = await trx
      .selectFrom("leads")
      .select((table) => [
        table.fn.countAll<number>().as("untold"),
        sql<boolean | null>`
          min(received_at) < ${now()} - make_interval(mins => ${DIGEST_AFTER_MINUTES})`.as(
          "isTime",
        ),
      ])
      .where(isUnreported)
      .executeTakeFirstOrThrow();
    if (!isTime) return;
    const leads = await trx
      .selectFrom("leads")
      .select("id")
      .where(isUnreported)
      .orderBy(likelyHumansFirst)
      .orderBy("id")
      .limit(LEADS_PER_EMAIL * MAX_EMAILS_PER_RUN)
      .forUpdate()
      .skipLocked()
      .execute();
    const ids = leads.map(({ id }) => id);
    if (ids.length === 0) return;
    const waiting = untold - ids.length;
    await trx.updateTable("leads").set({ told_at: now() }).where("id", "in", ids).execute();
    const mails = [];
    while (ids.length > 0) mails.push(ids.splice(0, LEADS_PER_EMAIL));
    await queue.mail(
      trx,
      mails.map((leadIds) => ({ kind: "held-leads", leadIds, waiting }) as const),
    );
    log.info({ held: leads.length, waiting }, "owner told of held-back leads");
  });
}

/** Those that are still held back. */
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

/** For the owner's mail: opens the page with the one button. */
export async function releasePath({ db, now, signer }: Deps, lead: Lead) {
  const { rows } = await sql<{ expires: number }>`
    select extract(epoch from ${now()} + make_interval(days => ${QUARANTINE_DAYS}))::bigint as expires`.execute(
    db,
  );
  return `/release/${signer.sign("lead", `${lead.id}-${markOf(lead)}-${rows[0]?.expires}`)}`;
}

/** A restored database gives out the same ids again, and then to other leads. */
const markOf = ({ fingerprint }: Lead) => fingerprint.toString("hex").slice(0, 16);

async function verifyReleaseToken(deps: Deps, token: string): Promise<Lead> {
  const parts = /^(\d{1,15})-([0-9a-f]{16})-(\d{1,12})$/.exec(
    deps.signer.open("lead", token) ?? "",
  );
  const lead = parts && (await findLead(deps, Number(parts[1])));
  const { rows } = await sql<{ expired: boolean }>`
    select to_timestamp(${Number(parts?.[3] ?? 0)}) < ${deps.now()} as expired`.execute(deps.db);
  if (parts && rows[0]?.expired) {
    throw new ApiError(410, "lead-expired", "What was held back is deleted after 30 days.");
  }
  if (!lead || markOf(lead) !== parts?.[2]) {
    throw new ApiError(404, "unknown-lead", "We do not know this link.");
  }
  return lead;
}

export async function getQuarantinedLead(deps: Deps, token: string): Promise<QuarantinedLead> {
  const { name, email, phone, message, suspicions, received_at } = await verifyReleaseToken(
    deps,
    token,
  );
  return {
    state: suspicions.length > 0 ? "held" : "released",
    ...{ name, email, phone, message, reasons: suspicions },
    receivedAt: received_at.toISOString(),
  };
}

/** "It is from a person": from now on a lead like any other. A second press changes nothing. */
export async function releaseQuarantinedLead(deps: Deps, token: string): Promise<QuarantinedLead> {
  const { id } = await verifyReleaseToken(deps, token);
  await releaseLead(deps, id, null);
  return getQuarantinedLead(deps, token);
}

/** Answers false when it is not held back any more. */
export function releaseLead(deps: Deps, id: number, owner: string | null) {
  return deps.db.transaction().execute(async (trx) => {
    const released = await trx
      .updateTable("leads")
      .set({ suspicions: [], released_at: deps.now(), state: "new" })
      .where("id", "=", id)
      .where(isQuarantined)
      .returning(["id", "email"])
      .executeTakeFirst();
    if (!released) return false;
    await trx.insertInto("lead_events").values({ lead_id: id, kind: "released", owner }).execute();
    await notifyNewLead(deps, trx, released);
    return true;
  });
}

/** Looked at, and none from a person: they are told of no more, and deleted as all that is held back. */
export async function markQuarantinedAsSpam({ db, now }: Deps, ids: number[]) {
  await db
    .updateTable("leads")
    .set({ state: "spam", told_at: now() })
    .where("id", "in", ids)
    .where(isQuarantined)
    .execute();
}
