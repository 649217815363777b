import { agency } from "@agency/contract/agency";
import type { WorklistEntry } from "@agency/contract/api/desk";
import { formatUsd } from "@agency/contract/format/money";
import { sql } from "kysely";
import { claimTitle } from "../claims/claims.ts";
import type { Deps } from "../core/deps.ts";
import { addBusinessDay, databaseTime, daysAfter, localDate } from "../core/local-time.ts";
import {
  FOLLOW_UP_DAYS,
  formatLeadTitle,
  isAwaitingResponse,
  isAwaitingReview,
  isNotQuarantined,
} from "../leads/leads.ts";
import { toSingleLine } from "../mail/single-line.ts";
import { isDeletedEmail, paidStates } from "../orders/orders.ts";
import { formatPaymentRequestNumber } from "../payment-requests/payment-requests.ts";
import { disputeTitle, formatDisputeReason, REPLIED_STATUSES } from "../payments/payments.ts";
import { listOpenAlerts } from "./alerts.ts";
import { orderPersonId, requestPersonId } from "./person-id.ts";

/** Per kind, more than an owner does in a day. */
const MAX_ENTRIES = 100;

/** Computed on every request, so that it cannot get out of sync with the tables. */
export async function buildWorklist(deps: Deps): Promise<WorklistEntry[]> {
  const kinds = await Promise.all([
    ...[listClaims(deps), listPromisedContacts(deps), listOverdueInstallments(deps)],
    ...[listDisputes(deps), listLeads(deps), listOpenAlerts(deps), listQuarantine(deps)],
  ]);
  const getDueTime = ({ dueAt }: WorklistEntry) => (dueAt ? Date.parse(dueAt) : Infinity);
  return kinds.flat().sort((a, b) => getDueTime(a) - getDueTime(b) || (a.id < b.id ? -1 : 1));
}

const formatEmail = (email: string) => (isDeletedEmail(email) ? "deleted buyer" : email);

async function listClaims({ db }: Deps): Promise<WorklistEntry[]> {
  const orders = await db
    .selectFrom("orders")
    .leftJoin("order_items", (join) =>
      join.onRef("order_id", "=", "orders.id").on("position", "=", 1),
    )
    .select(["number", "orders.total_cents", "email", "due_at", "name"])
    .where("state", "=", "claimed")
    .orderBy("orders.id")
    .limit(MAX_ENTRIES)
    .execute();
  return orders.map(({ number, total_cents, email, due_at, name }) => ({
    id: `order-${number}`,
    kind: "claim",
    title: claimTitle({ totalCents: total_cents, number }),
    detail: `${name ?? ""}, ${formatEmail(email)}`,
    dueAt: due_at?.toISOString(),
    path: `/orders/${number}`,
    action: "Confirm payment",
    personId: orderPersonId({ number, email }),
  }));
}

/** The time when a due date without a time ends. */
const CLOSING_TIME = "17:00";
const selectClosingTime = (day: string) =>
  sql<Date | null>`(${sql.ref(day)} + ${CLOSING_TIME}::time) at time zone ${agency.timeZone}`.as(
    "due_at",
  );

/** Orders of hours, services and deposits, whose buyers were promised an email from an owner. */
async function listPromisedContacts({ db }: Deps): Promise<WorklistEntry[]> {
  const orders = await db
    .selectFrom("promised_contacts")
    .innerJoin("orders", "orders.id", "promised_contacts.order_id")
    .leftJoin("order_items", (join) =>
      join.onRef("order_items.order_id", "=", "orders.id").on("position", "=", 1),
    )
    .select(["number", "email", "buyer_name", "name"])
    .select(selectClosingTime("contact_by"))
    .where("state", "in", paidStates)
    .orderBy("contact_by")
    .limit(MAX_ENTRIES)
    .execute();
  return orders.map(({ number, email, buyer_name, name, due_at }) => ({
    id: `contact-${number}`,
    kind: "contact",
    title: `Email ${toSingleLine(buyer_name || email, 60)} about order ${number}`,
    detail: `${name ?? ""}, ${email}`,
    dueAt: due_at?.toISOString(),
    path: `/orders/${number}`,
    action: "Email buyer",
    personId: orderPersonId({ number, email }),
  }));
}

const ownerReminders = sql`payment_request_events
  where payment_request_id = payment_requests.id and kind = 'reminder-sent' and actor = 'owner'`;

/** The end of the due date, or three days after an owner's last reminder. */
function findReminderTime({ due_at, reminded_at }: { due_at: Date; reminded_at: Date | null }) {
  const again = reminded_at && daysAfter(reminded_at, FOLLOW_UP_DAYS);
  return again && again > due_at ? again : due_at;
}

/** Overdue installments, except those with a claim or a recent reminder by an owner. */
async function listOverdueInstallments(deps: Deps): Promise<WorklistEntry[]> {
  const overdue = await deps.db
    .selectFrom("installments")
    .innerJoin("payment_requests", "payment_requests.id", "payment_request_id")
    .select(["installments.id", "payment_request_id", "cents", "title"])
    .select(["client_name", "client_email", "company"])
    .select(selectClosingTime("installments.due_on"))
    .select(sql<Date | null>`(select max(occurred_at) from ${ownerReminders})`.as("reminded_at"))
    .where("payable_since", "is not", null)
    .where("paid_at", "is", null)
    .where("installments.due_on", "<", await localDate(deps))
    .where("state", "in", ["sent", "accepted"])
    .where(
      sql<boolean>`not exists (select from orders
        where installment_id = installments.id and orders.state = 'claimed')`,
    )
    .where(
      sql<boolean>`not exists (select from ${ownerReminders}
        and occurred_at > ${deps.now()} - make_interval(days => ${FOLLOW_UP_DAYS}))`,
    )
    .$narrowType<{ due_at: Date }>()
    .orderBy("installments.due_on")
    .orderBy("installments.id")
    .limit(MAX_ENTRIES)
    .execute();
  const now = await databaseTime(deps);
  const withDue = overdue.map((row) => ({ ...row, dueAt: findReminderTime(row) }));
  const due = withDue.filter(({ dueAt }) => dueAt <= now);
  return due.map(({ id, payment_request_id, cents, title, dueAt, ...client }) => ({
    id: `installment-${id}`,
    kind: "request",
    title: `${formatUsd(cents)} is overdue: ${toSingleLine(client.company || client.client_name, 60)}`,
    detail: `${formatPaymentRequestNumber(payment_request_id)}, ${toSingleLine(title, 100)}`,
    dueAt: dueAt.toISOString(),
    path: `/payment-requests/${formatPaymentRequestNumber(payment_request_id)}`,
    action: "Send reminder",
    personId: requestPersonId({ id: payment_request_id, client_email: client.client_email }),
  }));
}

/** Comes back after an hour without a confirmation, because the bank's deadline may be close. */
const isBeingSent = ({ now }: Deps) => sql<boolean>`exists (select from dispute_responses
  where dispute_id = disputes.id and state = 'requested'
    and requested_at > ${now()} - interval '1 hour')`;

async function listDisputes(deps: Deps): Promise<WorklistEntry[]> {
  const open = await deps.db
    .selectFrom("disputes")
    .innerJoin("payment_attempts", "payment_attempts.id", "attempt_id")
    .innerJoin("orders", "orders.id", "order_id")
    .select(["number", "email", "disputes.id", "disputes.cents", "disputes.kind", "reason"])
    .select(selectClosingTime("reply_by"))
    .where("outcome", "=", "open")
    .where("status", "not in", REPLIED_STATUSES)
    .where((row) => row.not(isBeingSent(deps)))
    .orderBy("reply_by")
    .limit(MAX_ENTRIES)
    .execute();
  return open.map(({ id, number, email, cents, kind, reason, due_at }) => ({
    id: `dispute-${id}`,
    kind: "dispute",
    title: disputeTitle({ outcome: "open", kind, cents, number }),
    detail: `${formatDisputeReason(reason)}, ${formatEmail(email)}`,
    dueAt: due_at?.toISOString(),
    path: `/orders/${number}`,
    action: "Respond to dispute",
    personId: orderPersonId({ number, email }),
  }));
}

/** New leads are due by our promised reply, snoozed leads when the snooze ends. */
async function listLeads(deps: Deps): Promise<WorklistEntry[]> {
  const { db, now } = deps;
  const isNotSnoozed = sql<boolean>`(snoozed_until is null or snoozed_until <= ${now()})`;
  const query = db
    .selectFrom("leads")
    .select(["id", "name", "email", "message", "state", "received_at", "released_at"])
    .select(["snoozed_until", isAwaitingResponse.as("is_unanswered")])
    .where(isNotQuarantined)
    .limit(MAX_ENTRIES);
  const [newLeads, dueLeads] = await Promise.all([
    query.where("state", "=", "new").where(isNotSnoozed).orderBy("id").execute(),
    query
      .where("state", "in", ["answered", "quoted"])
      .where("snoozed_until", "<=", now())
      .orderBy("snoozed_until")
      .execute(),
  ]);
  return [...newLeads, ...dueLeads].map((lead) => ({
    id: `lead-${lead.id}`,
    kind: "lead",
    title: newLeads.includes(lead) ? formatLeadTitle(lead) : followUpTitle(lead),
    detail: toSingleLine(lead.message, 120),
    dueAt: (
      lead.snoozed_until ?? addBusinessDay(lead.released_at ?? lead.received_at)
    ).toISOString(),
    path: `/leads/${lead.id}`,
    action: "Reply",
    personId: `lead-${lead.id}`,
    lead: {
      ...{ id: lead.id, name: lead.name || lead.email, state: lead.state },
      ...(lead.is_unanswered && { isUnanswered: true as const }),
    },
  }));
}

function followUpTitle(lead: { name: string; email: string; is_unanswered: boolean }) {
  const name = toSingleLine(lead.name || lead.email, 60);
  return lead.is_unanswered ? `No response for three days: ${name}` : `Follow up: ${name}`;
}

async function listQuarantine({ db }: Deps): Promise<WorklistEntry[]> {
  const { count } = await db
    .selectFrom((from) =>
      from.selectFrom("leads").select("id").where(isAwaitingReview).limit(1_000).as("some"),
    )
    .select((row) => row.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  if (count === 0) return [];
  return [
    {
      id: "quarantined-leads",
      kind: "quarantined-leads",
      title: `${count} ${count === 1 ? "message" : "messages"} in quarantine`,
      detail: "Release messages that are not spam. The others are deleted after 30 days.",
      path: "/leads/quarantine",
      action: "Review messages",
    },
  ];
}
