import type {
  DeskEvent,
  LeadDetail,
  LeadRow,
  LeadState,
  LeadsResponse,
  QuarantinedLeadsResponse,
} from "@agency/contract/api/desk";
import { leadState } from "@agency/contract/api/desk";
import { shortDate } from "@agency/contract/format/dates";
import { quarantineReasons } from "@agency/contract/limits/quarantine-reasons";
import { sql } from "kysely";
import type { Lead } from "../db/tables.ts";
import type { Deps } from "../deps.ts";
import {
  findLead,
  isAwaitingReview,
  isNotQuarantined,
  likelyHumansFirst,
  QUARANTINE_DAYS,
} from "../leads/leads.ts";
import { addBusinessDay } from "../local-time.ts";
import { toSingleLine } from "../mail/one-line.ts";
import { summarizeOrders } from "./contact-history.ts";
import { ownerNames } from "./owners.ts";
import { type Paging, pageIds, toPage } from "./pagination.ts";
import { requestsOfLead } from "./payment-requests.ts";

const COUNTED = 1_000;
const open: readonly LeadState[] = ["new", "answered", "quoted"];

export function leadRow(lead: Lead): LeadRow {
  const promised = addBusinessDay(lead.released_at ?? lead.received_at);
  return {
    id: lead.id,
    name: lead.name || lead.email,
    email: lead.email,
    state: lead.state,
    excerpt: toSingleLine(lead.message, 140),
    receivedAt: lead.received_at.toISOString(),
    dueAt: lead.state === "new" ? promised.toISOString() : undefined,
    snoozedUntil: lead.snoozed_until?.toISOString(),
  };
}

/** Newest first, a page at a time; the cursor is the last one's id. */
export async function listLeads(
  deps: Deps,
  { show, ...paging }: Paging & { show: "open" | "all" | LeadState },
): Promise<LeadsResponse> {
  const states = show === "open" ? open : show === "all" ? leadState.options : [show];
  const rows = deps.db
    .selectFrom("leads")
    .selectAll()
    .where("id", "in", pageIds({ table: "leads", states, paging, also: isNotQuarantined }))
    .orderBy("id", "desc");
  const [found, counts, held] = await Promise.all([
    rows.execute(),
    countByState(deps),
    countUpTo(deps, isAwaitingReview),
  ]);
  return { ...toPage(found, paging, leadRow), counts, held };
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

/** Nobody needs to know how many thousands there are, and counting them would take its time. */
async function countUpTo({ db }: Deps, which: ReturnType<typeof sql<boolean>>) {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (select 1 from leads where ${which} limit ${COUNTED}) as counted`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export async function readLead(deps: Deps, id: number): Promise<LeadDetail | undefined> {
  const lead = await findLead(deps, id);
  if (!lead) return undefined;
  const { db } = deps;
  const email = lead.email.toLowerCase();
  const [events, others, ordered, requests, name] = await Promise.all([
    db.selectFrom("lead_events").selectAll().where("lead_id", "=", id).orderBy("id").execute(),
    countUpTo(deps, sql`lower(email) = ${email} and id <> ${id} and ${isNotQuarantined}`),
    summarizeOrders(deps, email),
    requestsOfLead(deps, id),
    ownerNames(db),
  ]);
  return {
    ...leadRow(lead),
    phone: lead.phone,
    message: lead.message,
    replyTo: lead.reply_to,
    origin: lead.origin ?? undefined,
    before: { leads: others, ...ordered },
    requests,
    events: [
      {
        at: lead.received_at.toISOString(),
        kind: "received",
        actor: "buyer",
        title: "Wrote to us",
      },
      ...events.map(({ at, kind, owner, detail }): DeskEvent => {
        const facts = (detail ?? {}) as Record<string, string>;
        const who = name(owner);
        return {
          at: at.toISOString(),
          kind,
          actor: "owner",
          owner: who,
          title: titles[kind]?.(facts) ?? kind,
          note: kind === "note" ? facts.text : undefined,
        };
      }),
    ],
  };
}

const titles: Record<string, (facts: Record<string, string>) => string> = {
  note: () => "Note",
  released: () => "Said to be from a person",
  state: ({ to = "" }) => `Marked ${to}`,
  snoozed: ({ until = "" }) => `Snoozed until ${shortDate(new Date(until))}`,
  woken: () => "Back on the list",
};

export async function listQuarantinedLeads({ db }: Deps): Promise<QuarantinedLeadsResponse> {
  const held = await db
    .selectFrom("leads")
    .selectAll()
    .where(isAwaitingReview)
    .orderBy(likelyHumansFirst)
    .orderBy("id", "desc")
    .limit(200)
    .execute();
  return {
    rows: held.map((lead) => ({
      id: lead.id,
      name: lead.name || lead.email,
      email: lead.email,
      message: lead.message,
      reasons: lead.suspicions.map((reason) => quarantineReasons[reason] ?? reason),
      receivedAt: lead.received_at.toISOString(),
      deletedAt: new Date(lead.received_at.getTime() + QUARANTINE_DAYS * 86_400_000).toISOString(),
    })),
  };
}
