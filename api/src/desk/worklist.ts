import { agency } from "@agency/contract/agency";
import type { WorklistEntry } from "@agency/contract/api/desk";
import { formatUsd } from "@agency/contract/format/money";
import { sql } from "kysely";
import { getAlertText } from "../alerts/alerts.ts";
import { claimTitle } from "../claims/claims.ts";
import type { Deps } from "../deps.ts";
import { isAwaitingReview, isNotQuarantined, leadTitle } from "../leads/leads.ts";
import { addBusinessDay, localDate } from "../local-time.ts";
import { toSingleLine } from "../mail/one-line.ts";
import { isRemoved } from "../orders/orders.ts";
import { formatPaymentRequestNumber } from "../payment-requests/payment-requests.ts";
import { disputeTitle, formatDisputeReason, REPLIED } from "../payments/payments.ts";

/** Of each kind: more than anybody does in a day. */
const AT_MOST = 100;

/** Asked of the rows themselves, each time: there is no second truth that could disagree. */
export async function buildWorklist(deps: Deps): Promise<WorklistEntry[]> {
  const kinds = await Promise.all([
    ...[claims(deps), promised(deps), requests(deps), disputes(deps), leads(deps)],
    ...[alerts(deps), heldLeads(deps)],
  ]);
  const deadline = ({ dueAt }: WorklistEntry) => (dueAt ? Date.parse(dueAt) : Infinity);
  return kinds.flat().sort((a, b) => deadline(a) - deadline(b) || (a.id < b.id ? -1 : 1));
}

const addressOf = (email: string) => (isRemoved(email) ? "deleted buyer" : email);

async function claims({ db }: Deps): Promise<WorklistEntry[]> {
  const orders = await db
    .selectFrom("orders")
    .leftJoin("order_items", (join) =>
      join.onRef("order_id", "=", "orders.id").on("position", "=", 1),
    )
    .select(["number", "orders.total_cents", "email", "due_at", "name"])
    .where("state", "=", "claimed")
    .orderBy("orders.id")
    .limit(AT_MOST)
    .execute();
  return orders.map(({ number, total_cents, email, due_at, name }) => ({
    id: `order-${number}`,
    kind: "claim",
    title: claimTitle({ totalCents: total_cents, number }),
    detail: `${name ?? ""}, ${addressOf(email)}`,
    dueAt: due_at?.toISOString(),
    path: `/orders/${number}`,
    action: "Check and deliver",
  }));
}

/** Where only a day is known: offices close, and so do banks. */
const CLOSING = "17:00";
const closingOn = (day: string) =>
  sql<Date | null>`(${sql.ref(day)} + ${CLOSING}::time) at time zone ${agency.timeZone}`.as(
    "due_at",
  );

/** Buyers of hours, services and deposits, who were promised an email from an owner. */
async function promised({ db }: Deps): Promise<WorklistEntry[]> {
  const orders = await db
    .selectFrom("promised_contacts")
    .innerJoin("orders", "orders.id", "promised_contacts.order_id")
    .leftJoin("order_items", (join) =>
      join.onRef("order_items.order_id", "=", "orders.id").on("position", "=", 1),
    )
    .select(["number", "email", "buyer_name", "name"])
    .select(closingOn("contact_by"))
    .where("state", "in", ["paid", "part_refunded"])
    .orderBy("contact_by")
    .limit(AT_MOST)
    .execute();
  return orders.map(({ number, email, buyer_name, name, due_at }) => ({
    id: `contact-${number}`,
    kind: "contact",
    title: `Write to ${toSingleLine(buyer_name || email, 60)}: order ${number}`,
    detail: `${name ?? ""}, ${email}`,
    dueAt: due_at?.toISOString(),
    path: `/orders/${number}`,
    action: "Write to the buyer",
  }));
}

/** Payments that are late, and not said to be on their way. */
async function requests(deps: Deps): Promise<WorklistEntry[]> {
  const late = await deps.db
    .selectFrom("instalments")
    .innerJoin("payment_requests", "payment_requests.id", "request_id")
    .select(["request_id", "cents", "title", "client_name", "company"])
    .select(closingOn("instalments.due_on"))
    .where("opened_at", "is not", null)
    .where("paid_at", "is", null)
    .where("instalments.due_on", "<", await localDate(deps))
    .where("state", "in", ["sent", "accepted"])
    .where(
      sql<boolean>`not exists (select from orders
        where instalment_id = instalments.id and orders.state = 'claimed')`,
    )
    .orderBy("instalments.due_on")
    .limit(AT_MOST)
    .execute();
  return late.map(({ request_id, cents, title, client_name, company, due_at }) => ({
    id: `request-${formatPaymentRequestNumber(request_id)}`,
    kind: "request",
    title: `${formatUsd(cents)} is overdue: ${toSingleLine(company || client_name, 60)}`,
    detail: `${formatPaymentRequestNumber(request_id)}, ${toSingleLine(title, 100)}`,
    dueAt: due_at?.toISOString(),
    path: `/requests/${formatPaymentRequestNumber(request_id)}`,
    action: "Send a reminder",
  }));
}

async function disputes({ db }: Deps): Promise<WorklistEntry[]> {
  const open = await db
    .selectFrom("disputes")
    .innerJoin("payment_attempts", "payment_attempts.id", "attempt_id")
    .innerJoin("orders", "orders.id", "order_id")
    .select(["number", "email", "disputes.id", "disputes.cents", "disputes.kind", "reason"])
    .select(closingOn("reply_by"))
    .where("outcome", "=", "open")
    .where("status", "not in", REPLIED)
    .orderBy("reply_by")
    .limit(AT_MOST)
    .execute();
  return open.map(({ id, number, email, cents, kind, reason, due_at }) => ({
    id: `dispute-${id}`,
    kind: "dispute",
    title: disputeTitle({ outcome: "open", kind, cents, number }),
    detail: `${formatDisputeReason(reason)}, ${addressOf(email)}`,
    dueAt: due_at?.toISOString(),
    path: `/orders/${number}`,
    action: "Write the reply",
  }));
}

/** New ones by our promise of an answer; those put off when their time has come. */
async function leads(deps: Deps): Promise<WorklistEntry[]> {
  const { db, now } = deps;
  const awake = sql<boolean>`(snoozed_until is null or snoozed_until <= ${now()})`;
  const of = db
    .selectFrom("leads")
    .select(["id", "name", "email", "message", "state", "received_at", "released_at"])
    .select("snoozed_until")
    .where(isNotQuarantined)
    .limit(AT_MOST);
  const [fresh, woken] = await Promise.all([
    of.where("state", "=", "new").where(awake).orderBy("id").execute(),
    of
      .where("state", "in", ["answered", "quoted"])
      .where("snoozed_until", "<=", now())
      .orderBy("snoozed_until")
      .execute(),
  ]);
  return [...fresh, ...woken].map((lead) => ({
    id: `lead-${lead.id}`,
    kind: "lead",
    title: fresh.includes(lead)
      ? leadTitle(lead)
      : `Follow up: ${toSingleLine(lead.name || lead.email, 60)}`,
    detail: toSingleLine(lead.message, 120),
    dueAt: (
      lead.snoozed_until ?? addBusinessDay(lead.released_at ?? lead.received_at)
    ).toISOString(),
    path: `/leads/${lead.id}`,
    action: "Answer",
    lead: { id: lead.id, name: lead.name || lead.email, state: lead.state },
  }));
}

async function alerts(deps: Deps): Promise<WorklistEntry[]> {
  const open = await deps.db
    .selectFrom("alerts")
    .select(["id", "kind", "at", "detail"])
    .where("resolved_at", "is", null)
    .orderBy("id")
    .limit(AT_MOST)
    .execute();
  return open.map(({ id, kind, at, detail }) => {
    const { about, title, advice } = getAlertText(kind);
    const { order, request } = subjectOf(detail);
    const subject = order ? `: order ${order}` : request ? `: request ${request}` : "";
    return {
      id: `alert-${id}`,
      kind: "alert",
      about,
      title: `${title}${subject}`,
      detail: toSingleLine(advice, 120),
      dueAt: addBusinessDay(at).toISOString(),
      path: `/alerts/${id}`,
      action: "Look at it",
    };
  });
}

/** The numbers of the order and the payment request that an alert names. */
export function subjectOf(detail: unknown) {
  const { order, request } = (detail ?? {}) as { order?: unknown; request?: unknown };
  return {
    order: typeof order === "string" ? order : undefined,
    request: typeof request === "string" ? request : undefined,
  };
}

async function heldLeads({ db }: Deps): Promise<WorklistEntry[]> {
  const { held } = await db
    .selectFrom((from) =>
      from.selectFrom("leads").select("id").where(isAwaitingReview).limit(1_000).as("some"),
    )
    .select((of) => of.fn.countAll<number>().as("held"))
    .executeTakeFirstOrThrow();
  if (held === 0) return [];
  const one = held === 1;
  return [
    {
      id: "held-leads",
      kind: "held-leads",
      title: `${held} ${one ? "message" : "messages"} held back`,
      detail: `${one ? "Is it" : "Is one of them"} from a person? Each is deleted after 30 days`,
      path: "/leads/held-back",
      action: "Look through",
    },
  ];
}
