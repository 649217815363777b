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
import type { Deps } from "../core/deps.ts";
import { localDate } from "../core/local-time.ts";
import type { Db } from "../db/database.ts";
import type { PaymentRequest } from "../db/tables.ts";
import { findInvoiceByInstallment } from "../invoices/invoices.ts";
import { absoluteUrl } from "../mail/define-message.ts";
import { isDeletedEmail } from "../orders/orders.ts";
import {
  findAcceptedTotal,
  findInstallmentPayments,
  findLines,
  formatPaymentRequestNumber,
  fromRow,
  installmentState,
  paymentPagePath,
} from "../payment-requests/payment-requests.ts";
import { formatHistory, listBounceEvents } from "./event-history.ts";
import { getRowLimit, PAGE_SIZE, type Paging, toPage } from "./pagination.ts";
import { describePaymentRequestEvent } from "./payment-request-event-titles.ts";
import { requestPersonId } from "./person-id.ts";

/** Totals of the payment request's installments. */
interface InstallmentTotals {
  paid_cents: number;
  unpaid: number;
  /** Due date of the first open installment. */
  open_due: string | null;
  expired: boolean;
}

export const selectPaymentRequests = ({ db, now }: Deps) =>
  db
    .selectFrom("payment_requests")
    .selectAll()
    .select([
      sql<boolean>`coalesce(expires_at < ${now()}, false)`.as("expired"),
      selectFromInstallments<number>(
        sql`coalesce(sum(cents) filter (where paid_at is not null), 0)`,
      ).as("paid_cents"),
      selectFromInstallments<number>(sql`count(*) filter (where paid_at is null)`).as("unpaid"),
      selectFromInstallments<string | null>(
        sql`min(due_on) filter (where payable_since is not null and paid_at is null)`,
      ).as("open_due"),
    ]);

const selectFromInstallments = <Value>(expression: RawBuilder<unknown>) =>
  sql<Value>`(select ${expression} from installments where payment_request_id = payment_requests.id)`;

export function toPaymentRequestRow(
  request: PaymentRequest & InstallmentTotals,
  day: string,
): PaymentRequestRow {
  const state = displayState(request, day);
  const overdueSince = state === "overdue" && request.open_due;
  // The request's due date is that of the first payment. The balance has none before delivery.
  const isFirst = state !== "draft" && request.paid_cents === 0;
  const dueOn = request.open_due ?? (isFirst ? request.due_on : undefined);
  return {
    number: formatPaymentRequestNumber(request.id),
    state,
    client: isDeletedEmail(request.client_email)
      ? "Deleted"
      : request.company || request.client_name || request.client_email,
    personId: requestPersonId(request),
    title: request.title,
    totalCents: request.total_cents,
    paidCents: request.paid_cents,
    dueOn: state === "paid" ? undefined : (dueOn ?? undefined),
    daysOverdue: overdueSince ? daysBetween(overdueSince, day) : undefined,
    updatedAt: request.updated_at.toISOString(),
  };
}

const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

function displayState(
  request: PaymentRequest & InstallmentTotals,
  day: string,
): PaymentRequestState {
  if (request.state === "draft" || request.state === "void") return request.state;
  if (request.unpaid === 0) return "paid";
  if (request.open_due && request.open_due < day) return "overdue";
  if (request.paid_cents > 0) return "partially_paid";
  if (request.state === "accepted") return "accepted";
  if (request.expired) return "expired";
  return request.viewed_at ? "viewed" : "sent";
}

const isActive = sql<boolean>`payment_requests.state in ('sent', 'accepted')`;

/** Each condition uses an index that is ordered by ID. */
function buildFilter(filter: PaymentRequestFilter, day: string): RawBuilder<boolean> {
  const unpaid = sql`select payment_request_id from installments where paid_at is null`;
  switch (filter) {
    case "all":
      return sql`true`;
    case "draft":
    case "void":
      return sql`payment_requests.state = ${filter}`;
    case "open":
      return sql`${isActive} and id in (${unpaid})`;
    case "overdue":
      return sql`${isActive} and id in (${unpaid} and payable_since is not null and due_on < ${day}::date)`;
    case "paid":
      return sql`${isActive} and not exists (${unpaid} and payment_request_id = payment_requests.id)`;
  }
}

/** Newest first, one page at a time. */
export async function listPaymentRequests(
  deps: Deps,
  { filter, ...paging }: Paging & { filter: PaymentRequestFilter },
): Promise<PaymentRequestsResponse> {
  const day = await localDate(deps);
  const [rows, totals] = await Promise.all([
    selectPaymentRequests(deps)
      .where(buildFilter(filter, day))
      .$if(paging.after !== undefined, (query) => query.where("id", "<", Number(paging.after)))
      .orderBy("id", "desc")
      .limit(getRowLimit(paging))
      .execute(),
    countPaymentRequests(deps, day),
  ]);
  return { ...toPage(rows, paging, (row) => toPaymentRequestRow(row, day)), ...totals };
}

export async function listPaymentRequestsByLead(
  deps: Deps,
  leadId: number,
): Promise<PaymentRequestRow[]> {
  const [rows, day] = await Promise.all([
    selectPaymentRequests(deps)
      .where("lead_id", "=", leadId)
      .orderBy("id", "desc")
      .limit(PAGE_SIZE)
      .execute(),
    localDate(deps),
  ]);
  return rows.map((row) => toPaymentRequestRow(row, day));
}

async function countPaymentRequests({ db }: Deps, day: string) {
  const count = (filter: PaymentRequestFilter) => sql<number>`(select count(*) from (
    select 1 from payment_requests where ${buildFilter(filter, day)} limit 1000) as counted)`;
  const { rows } = await sql<Record<"open" | "draft" | "overdue" | "outstandingCents", number>>`
    select ${count("open")} as open, ${count("draft")} as draft, ${count("overdue")} as overdue,
      -- Unpaid minus void installments, because both read only a few rows of an index.
      (select coalesce(sum(cents), 0)::bigint from installments where paid_at is null)
        - (select coalesce(sum(cents), 0)::bigint from payment_requests
            join installments on payment_request_id = payment_requests.id and paid_at is null
            where state = 'void') as "outstandingCents"`.execute(db);
  const { outstandingCents = 0, ...counts } = rows[0] ?? { open: 0, draft: 0, overdue: 0 };
  return { counts, outstandingCents };
}

export async function getPaymentRequest(
  deps: Deps,
  id: number,
): Promise<PaymentRequestDetail | undefined> {
  const [request, day] = await Promise.all([
    selectPaymentRequests(deps).where("id", "=", id).executeTakeFirst(),
    localDate(deps),
  ]);
  if (!request) return undefined;
  const [lines, payments, events] = await Promise.all([
    findLines(deps.db, id),
    findInstallmentPayments(deps.db, id),
    listEvents(deps, id),
  ]);
  const invoices = await Promise.all(
    payments.map(({ id }) => findInvoiceByInstallment(deps.db, id)),
  );
  const toIso = (at: Date | null) => at?.toISOString();
  const isSent = request.state === "sent";
  const balance = payments.find(({ kind }) => kind === "balance");
  return {
    ...toPaymentRequestRow(request, day),
    revision: request.revision,
    version: request.version,
    content: hideDeletedClient(fromRow(request, lines)),
    lead: request.lead_id ?? undefined,
    netCents: request.net_cents,
    taxCents: request.tax_cents,
    installments: payments.map((payment, index) => ({
      ...describePayment(payment, request, day),
      invoice: invoices[index]?.number,
    })),
    sentAt: toIso(request.sent_at),
    viewedAt: toIso(request.viewed_at),
    views: request.views,
    acceptedAt: isSent ? undefined : toIso(request.accepted_at),
    acceptedName: (!isSent && request.accepted_name) || undefined,
    acceptedTotalCents: isSent ? findAcceptedTotal(request, balance) : undefined,
    expiresAt: toIso(request.expires_at),
    remindersPaused: request.reminders_paused,
    paymentPageUrl:
      request.state === "draft" ? undefined : absoluteUrl(deps, paymentPagePath(deps, request)),
    events: [...events, ...payments.flatMap(toPaidEvents)].sort((a, b) => (a.at < b.at ? -1 : 1)),
  };
}

function hideDeletedClient(content: DraftContent): DraftContent {
  const { client } = content;
  if (!isDeletedEmail(client.email)) return content;
  return { ...content, client: { ...client, name: "Deleted", email: "" } };
}

type Payment = Awaited<ReturnType<typeof findInstallmentPayments>>[number];

/** Payments are recorded with the order, so their events are added here. */
function toPaidEvents({ paid_at, cents, order }: Payment): PaymentRequestEvent[] {
  if (!paid_at) return [];
  const eventText = describePaymentRequestEvent("paid", { cents, order: order?.number });
  return [{ at: paid_at.toISOString(), kind: "paid", actor: "client", ...eventText }];
}

function describePayment(
  payment: Payment,
  { state }: PaymentRequest,
  day: string,
): DeskInstallment {
  const { id, kind, cents, due_on, paid_at, order, attempt } = payment;
  const installmentStatus = installmentState(payment);
  const isOpen = installmentStatus === "open" && state !== "void";
  const isOverdue = isOpen && due_on !== null && due_on < day;
  return {
    id,
    kind,
    cents,
    dueOn: due_on ?? undefined,
    state: isOverdue
      ? "overdue"
      : isOpen || installmentStatus !== "open"
        ? installmentStatus
        : "upcoming",
    daysOverdue: isOverdue ? daysBetween(due_on, day) : undefined,
    paidAt: paid_at?.toISOString(),
    method: paid_at ? order?.method : undefined,
    lastFour: attempt?.last_four ?? undefined,
    order: order?.number,
    refundedCents: order?.refunded_cents || undefined,
  };
}

async function listEvents({ db }: Deps, id: number): Promise<PaymentRequestEvent[]> {
  const [events, ...otherEvents] = await Promise.all([
    db
      .selectFrom("payment_request_events")
      .selectAll()
      .where("payment_request_id", "=", id)
      .orderBy("id")
      .execute(),
    listBounceEvents(db, ["request", formatPaymentRequestNumber(id)]),
    listDeclineEvents(db, id),
    listRefundEvents(db, id),
  ]);
  return formatHistory(db, [...events, ...otherEvents.flat()], describePaymentRequestEvent);
}

/** Refunds of its payments, as events. The order's history has the details. */
async function listRefundEvents(db: Db, requestId: number) {
  const refunds = await db
    .selectFrom("refunds")
    .innerJoin("orders", "orders.id", "order_id")
    .innerJoin("installments", "installments.id", "installment_id")
    .select(["requested_at", "refunds.state", "refunds.cents", "refunds.owner", "orders.number"])
    .where("payment_request_id", "=", requestId)
    .orderBy("requested_at")
    .execute();
  return refunds.map(({ requested_at, state, cents, owner, number }) => ({
    ...{ occurred_at: requested_at, kind: "refund", owner },
    actor: owner ? ("owner" as const) : ("system" as const),
    detail: { cents, order: number, failed: state === "failed" },
  }));
}

/** Declined payment attempts, as events. */
async function listDeclineEvents(db: Db, requestId: number) {
  const attempts = await db
    .selectFrom("payment_attempts")
    .innerJoin("orders", "orders.id", "order_id")
    .innerJoin("installments", "installments.id", "installment_id")
    .select(["updated_at", "amount_cents", "decline_reason"])
    .where("payment_request_id", "=", requestId)
    .where("payment_attempts.state", "=", "declined")
    .orderBy("payment_attempts.id")
    .execute();
  return attempts.map(({ updated_at, amount_cents, decline_reason }) => ({
    ...{ occurred_at: updated_at, kind: "declined", actor: "system" as const, owner: null },
    detail: { cents: amount_cents, reason: decline_reason },
  }));
}
