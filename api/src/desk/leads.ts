import type {
  DeskEvent,
  LeadDetail,
  LeadRow,
  LeadState,
  LeadsResponse,
  QuarantinedLeadsResponse,
} from "@agency/contract/api/desk";
import { leadState } from "@agency/contract/api/desk";
import { labelQuoteDetails } from "@agency/contract/format/quote-details";
import { quarantineReasons } from "@agency/contract/limits/quarantine-reasons";
import { sql } from "kysely";
import type { Deps } from "../core/deps.ts";
import { addBusinessDay } from "../core/local-time.ts";
import type { Database } from "../db/database.ts";
import type { Lead, LeadReply } from "../db/tables.ts";
import {
  findLead,
  isAwaitingReview,
  isNotQuarantined,
  leastLikelySpamFirst,
  listReplies,
  QUARANTINE_DAYS,
} from "../leads/leads.ts";
import { toSingleLine } from "../mail/single-line.ts";
import { summarizeOrders } from "./contact-history.ts";
import { formatHistory, listBounceEvents } from "./event-history.ts";
import { describeLeadEvent } from "./lead-event-titles.ts";
import { type Paging, pageIds, toPage } from "./pagination.ts";
import { listPaymentRequestsByLead } from "./payment-requests.ts";
import { leadPersonId } from "./person-id.ts";
import { summarizePeople } from "./person-summary.ts";

/** Counting more rows would be slow, and owners do not need exact large numbers. */
const MAX_COUNT = 1_000;
const openStates: readonly LeadState[] = ["new", "answered", "quoted"];

export function toLeadRow(lead: Lead): LeadRow {
  const replyDueAt = addBusinessDay(lead.released_at ?? lead.received_at);
  return {
    id: lead.id,
    name: lead.name || lead.email,
    email: lead.email,
    personId: leadPersonId(lead),
    state: lead.state,
    excerpt: toSingleLine(lead.message, 140),
    receivedAt: lead.received_at.toISOString(),
    dueAt: lead.state === "new" ? replyDueAt.toISOString() : undefined,
    snoozedUntil: lead.snoozed_until?.toISOString(),
  };
}

/** Newest first, one page at a time. */
export async function listLeads(
  deps: Deps,
  { filter, ...paging }: Paging & { filter: "open" | "all" | LeadState },
): Promise<LeadsResponse> {
  const states = filter === "open" ? openStates : filter === "all" ? leadState.options : [filter];
  const rows = deps.db
    .selectFrom("leads")
    .selectAll()
    .where("id", "in", pageIds({ states, paging, condition: isNotQuarantined }))
    .orderBy("id", "desc");
  const [found, counts, quarantinedCount] = await Promise.all([
    rows.execute(),
    countByState(deps),
    countUpTo(deps, isAwaitingReview),
  ]);
  return { ...toPage(found, paging, toLeadRow), counts, quarantinedCount };
}

async function countByState(deps: Deps) {
  const counted = await Promise.all(
    leadState.options.map(async (state) => {
      const count = await countUpTo(deps, sql`${isNotQuarantined} and state = ${state}`);
      return [state, count] as const;
    }),
  );
  return Object.fromEntries(counted) as Record<LeadState, number>;
}

async function countUpTo({ db }: Deps, condition: ReturnType<typeof sql<boolean>>) {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (select 1 from leads where ${condition} limit ${MAX_COUNT}) as counted`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export async function readLead(deps: Deps, id: number): Promise<LeadDetail | undefined> {
  const lead = await findLead(deps, id);
  if (!lead) return undefined;
  const email = lead.email.toLowerCase();
  const [replies, otherLeads, orderSummary, requests] = await Promise.all([
    listReplies(deps.db, [id]),
    countUpTo(deps, sql`lower(email) = ${email} and id <> ${id} and ${isNotQuarantined}`),
    summarizeOrders(deps, email),
    listPaymentRequestsByLead(deps, id),
  ]);
  const snoozeEnd = lead.snoozed_until?.getTime();
  const awaited = replies.find(({ follow_up_at }) => follow_up_at?.getTime() === snoozeEnd);
  return {
    ...toLeadRow(lead),
    phone: lead.phone,
    details: labelQuoteDetails(lead.details),
    message: lead.message,
    replyTo: lead.reply_to,
    followUpAt: awaited?.follow_up_at?.toISOString(),
    trafficSource: lead.traffic_source ?? undefined,
    contactHistory: { leads: otherLeads, ...orderSummary },
    requests,
    replies: replies.map(({ id, written_at, owner_name, message, sent_at }) => ({
      ...{ id, at: written_at.toISOString(), owner: owner_name, message },
      sentAt: sent_at?.toISOString(),
    })),
    events: await listEvents(deps, lead, replies),
  };
}

async function listEvents({ db }: Deps, { id, received_at }: Lead, replies: LeadReply[]) {
  const events = await db
    .selectFrom("lead_events")
    .select(["occurred_at", "kind", "owner", "detail"])
    .where("lead_id", "=", id)
    .orderBy("id")
    .execute();
  const bounces = await listBounceEvents(db, ["lead", String(id)]);
  const received = { kind: "received", actor: "buyer" as const, owner: null, detail: {} };
  const history = [
    { ...received, occurred_at: received_at },
    ...events.map((event) => ({ ...event, actor: "owner" as const })),
    ...bounces,
  ];
  return formatHistory<DeskEvent["actor"]>(db, history, (kind, detail) =>
    describeLeadEvent(kind, detail, replies),
  );
}

export async function listQuarantinedLeads({ db }: Deps): Promise<QuarantinedLeadsResponse> {
  const leads = await db
    .selectFrom("leads")
    .selectAll()
    .where(isAwaitingReview)
    .orderBy(leastLikelySpamFirst)
    .orderBy("id", "desc")
    .limit(200)
    .execute();
  const personIds = await findKnownSenders(db, leads);
  return {
    rows: leads.map((lead) => ({
      id: lead.id,
      name: lead.name || lead.email,
      email: lead.email,
      personId: personIds.get(lead.email.toLowerCase()),
      message: lead.message,
      reasons: lead.quarantine_reasons.map((reason) => quarantineReasons[reason] ?? reason),
      receivedAt: lead.received_at.toISOString(),
      deletedAt: new Date(lead.received_at.getTime() + QUARANTINE_DAYS * 86_400_000).toISOString(),
    })),
  };
}

/** IDs by address, for the addresses that have other records than spam. */
async function findKnownSenders(db: Database, leads: readonly Pick<Lead, "email">[]) {
  const emails = new Set(leads.map(({ email }) => email.toLowerCase()));
  const people = await summarizePeople({ db }, [...emails]);
  const known = people.filter(({ leads, orders, requests }) => leads + orders + requests > 0);
  return new Map(known.map(({ email, id }) => [email, id]));
}
