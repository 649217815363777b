import type {
  DeskInstallment,
  DraftContent,
  PaymentRequestDetail,
  PaymentRequestEvent,
  PaymentRequestFilter,
  PaymentRequestRow,
  PaymentRequestState,
  PaymentRequestsResponse,
} from "@agency/contract/api/payment-requests";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/database.ts";
import type { PaymentRequest } from "../db/tables.ts";
import type { Deps } from "../deps.ts";
import { findInvoiceByInstallment } from "../invoices/invoices.ts";
import { localDate } from "../local-time.ts";
import { absoluteUrl } from "../mail/define-message.ts";
import { isRemoved } from "../orders/orders.ts";
import {
  findInstallmentPayments,
  findLines,
  formatPaymentRequestNumber,
  fromRow,
  installmentState,
  payPath,
} from "../payment-requests/payment-requests.ts";
import { bounceEvents, formatHistory } from "./event-history.ts";
import { limitOf, PAGE_SIZE, type Paging, toPage } from "./pagination.ts";
import { requestEventTitle } from "./payment-request-event-titles.ts";

/** What its instalments say of a request. */
interface Sums {
  paid_cents: number;
  unpaid: number;
  /** Of the first that is open. */
  open_due: string | null;
  expired: boolean;
}

export const selectRequests = ({ db, now }: Deps) =>
  db
    .selectFrom("payment_requests")
    .selectAll()
    .select([
      sql<boolean>`coalesce(expires_at < ${now()}, false)`.as("expired"),
      ofInstalments<number>(sql`coalesce(sum(cents) filter (where paid_at is not null), 0)`).as(
        "paid_cents",
      ),
      ofInstalments<number>(sql`count(*) filter (where paid_at is null)`).as("unpaid"),
      ofInstalments<string | null>(
        sql`min(due_on) filter (where opened_at is not null and paid_at is null)`,
      ).as("open_due"),
    ]);

const ofInstalments = <Value>(what: RawBuilder<unknown>) =>
  sql<Value>`(select ${what} from instalments where request_id = payment_requests.id)`;

export function requestRow(request: PaymentRequest & Sums, day: string): PaymentRequestRow {
  const state = displayState(request, day);
  const late = state === "overdue" && request.open_due;
  // What the owner wrote is the day of the first payment; of the balance there is none before it is delivered.
  const isFirst = state !== "draft" && request.paid_cents === 0;
  const dueOn = request.open_due ?? (isFirst ? request.due_on : undefined);
  return {
    number: formatPaymentRequestNumber(request.id),
    state,
    client: isRemoved(request.client_email)
      ? "Deleted"
      : request.company || request.client_name || request.client_email,
    title: request.title,
    totalCents: request.total_cents,
    paidCents: request.paid_cents,
    ...(dueOn && state !== "paid" && { dueOn }),
    ...(late && { daysLate: daysBetween(late, day) }),
    changedAt: request.changed_at.toISOString(),
  };
}

const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

function displayState(request: PaymentRequest & Sums, day: string): PaymentRequestState {
  if (request.state === "draft" || request.state === "void") return request.state;
  if (request.unpaid === 0) return "paid";
  if (request.open_due && request.open_due < day) return "overdue";
  if (request.paid_cents > 0) return "part_paid";
  if (request.state === "accepted") return "accepted";
  if (request.expired) return "expired";
  return request.viewed_at ? "viewed" : "sent";
}

const live = sql<boolean>`payment_requests.state in ('sent', 'accepted')`;

/** Each by an index that has the newest of them in order. */
function filterOf(show: PaymentRequestFilter, day: string): RawBuilder<boolean> {
  const unpaid = sql`select request_id from instalments where paid_at is null`;
  switch (show) {
    case "all":
      return sql`true`;
    case "draft":
    case "void":
      return sql`payment_requests.state = ${show}`;
    case "open":
      return sql`${live} and id in (${unpaid})`;
    case "overdue":
      return sql`${live} and id in (${unpaid} and opened_at is not null and due_on < ${day}::date)`;
    case "paid":
      return sql`${live} and not exists (${unpaid} and request_id = payment_requests.id)`;
  }
}

/** Newest first, a page at a time. */
export async function listPaymentRequests(
  deps: Deps,
  { show, ...paging }: Paging & { show: PaymentRequestFilter },
): Promise<PaymentRequestsResponse> {
  const day = await localDate(deps);
  const [rows, sums] = await Promise.all([
    selectRequests(deps)
      .where(filterOf(show, day))
      .$if(paging.after !== undefined, (query) => query.where("id", "<", Number(paging.after)))
      .orderBy("id", "desc")
      .limit(limitOf(paging))
      .execute(),
    countRequests(deps, day),
  ]);
  return { ...toPage(rows, paging, (row) => requestRow(row, day)), ...sums };
}

/** Those that were written for a lead. */
export async function requestsOfLead(deps: Deps, lead: number): Promise<PaymentRequestRow[]> {
  const [rows, day] = await Promise.all([
    selectRequests(deps)
      .where("lead_id", "=", lead)
      .orderBy("id", "desc")
      .limit(PAGE_SIZE)
      .execute(),
    localDate(deps),
  ]);
  return rows.map((row) => requestRow(row, day));
}

async function countRequests({ db }: Deps, day: string) {
  const count = (show: PaymentRequestFilter) => sql<number>`(select count(*) from (
    select 1 from payment_requests where ${filterOf(show, day)} limit 1000) as counted)`;
  const { rows } = await sql<Record<"open" | "draft" | "overdue" | "toComeCents", number>>`
    select ${count("open")} as open, ${count("draft")} as draft, ${count("overdue")} as overdue,
      -- What is unpaid, less what is void: both are few rows of an index.
      (select coalesce(sum(cents), 0)::bigint from instalments where paid_at is null)
        - (select coalesce(sum(cents), 0)::bigint from payment_requests
            join instalments on request_id = payment_requests.id and paid_at is null
            where state = 'void') as "toComeCents"`.execute(db);
  const { toComeCents = 0, ...counts } = rows[0] ?? { open: 0, draft: 0, overdue: 0 };
  return { counts, toComeCents };
}

export async function getPaymentRequest(
  deps: Deps,
  id: number,
): Promise<PaymentRequestDetail | undefined> {
  const [request, day] = await Promise.all([
    selectRequests(deps).where("id", "=", id).executeTakeFirst(),
    localDate(deps),
  ]);
  if (!request) return undefined;
  const [lines, payments, events] = await Promise.all([
    findLines(deps.db, id),
    findInstallmentPayments(deps.db, id),
    eventsOf(deps, id),
  ]);
  const invoices = await Promise.all(
    payments.map(({ id }) => findInvoiceByInstallment(deps.db, id)),
  );
  const iso = (at: Date | null) => at?.toISOString();
  return {
    ...requestRow(request, day),
    revision: request.revision,
    version: request.version,
    content: withoutDeleted(fromRow(request, lines)),
    lead: request.lead_id ?? undefined,
    netCents: request.net_cents,
    taxCents: request.tax_cents,
    instalments: payments.map((payment, index) => ({
      ...describePayment(payment, request, day),
      invoice: invoices[index]?.number,
    })),
    sentAt: iso(request.sent_at),
    viewedAt: iso(request.viewed_at),
    views: request.views,
    acceptedAt: iso(request.accepted_at),
    acceptedName: request.accepted_name || undefined,
    expiresAt: iso(request.expires_at),
    remindersOff: request.reminders_off,
    payUrl: request.state === "draft" ? undefined : absoluteUrl(deps, payPath(deps, request)),
    events: [...events, ...payments.flatMap(paidEvent)].sort((a, b) => (a.at < b.at ? -1 : 1)),
  };
}

function withoutDeleted(content: DraftContent): DraftContent {
  const { client } = content;
  if (!isRemoved(client.email)) return content;
  return { ...content, client: { ...client, name: "Deleted", email: "" } };
}

type Payment = Awaited<ReturnType<typeof findInstallmentPayments>>[number];

/** Written down with the order, and told here. */
function paidEvent({ paid_at, cents, order }: Payment): PaymentRequestEvent[] {
  if (!paid_at) return [];
  const told = requestEventTitle("paid", { cents, order: order?.number });
  return [{ at: paid_at.toISOString(), kind: "paid", actor: "client", ...told }];
}

function describePayment(
  payment: Payment,
  { state }: PaymentRequest,
  day: string,
): DeskInstallment {
  const { id, kind, cents, due_on, paid_at, order, attempt } = payment;
  const progress = installmentState(payment);
  const open = progress === "open" && state !== "void";
  const late = open && due_on !== null && due_on < day;
  return {
    id,
    kind,
    cents,
    dueOn: due_on ?? undefined,
    state: late ? "overdue" : open || progress !== "open" ? progress : "later",
    ...(late && { daysLate: daysBetween(due_on, day) }),
    paidAt: paid_at?.toISOString(),
    method: paid_at ? order?.method : undefined,
    lastFour: attempt?.last_four ?? undefined,
    order: order?.number,
    refundedCents: order?.refunded_cents || undefined,
  };
}

async function eventsOf({ db }: Deps, id: number): Promise<PaymentRequestEvent[]> {
  const [events, ...others] = await Promise.all([
    db
      .selectFrom("request_events")
      .selectAll()
      .where("request_id", "=", id)
      .orderBy("id")
      .execute(),
    bounceEvents(db, ["request", formatPaymentRequestNumber(id)]),
    declinedOf(db, id),
    refundsOf(db, id),
  ]);
  return formatHistory(db, [...events, ...others.flat()], requestEventTitle);
}

/** Refunds of its payments, as events. The order's history says what became of each. */
async function refundsOf(db: Db, requestId: number) {
  const refunds = await db
    .selectFrom("refunds")
    .innerJoin("orders", "orders.id", "order_id")
    .innerJoin("instalments", "instalments.id", "instalment_id")
    .select(["requested_at", "refunds.state", "refunds.cents", "refunds.owner", "orders.number"])
    .where("request_id", "=", requestId)
    .orderBy("requested_at")
    .execute();
  return refunds.map(({ requested_at, state, cents, owner, number }) => ({
    ...{ at: requested_at, kind: "refund", owner },
    actor: owner ? ("owner" as const) : ("system" as const),
    detail: { cents, order: number, failed: state === "failed" },
  }));
}

/** Cards that were declined for one of its payments, as events. */
async function declinedOf(db: Db, requestId: number) {
  const attempts = await db
    .selectFrom("payment_attempts")
    .innerJoin("orders", "orders.id", "order_id")
    .innerJoin("instalments", "instalments.id", "instalment_id")
    .select(["changed_at", "amount_cents", "refusal"])
    .where("request_id", "=", requestId)
    .where("payment_attempts.state", "=", "declined")
    .orderBy("payment_attempts.id")
    .execute();
  return attempts.map(({ changed_at, amount_cents, refusal }) => ({
    ...{ at: changed_at, kind: "declined", actor: "system" as const, owner: null },
    detail: { cents: amount_cents, reason: refusal },
  }));
}
