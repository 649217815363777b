import type { DeskEvent, OrderDetail, OrderRow } from "@agency/contract/api/desk";
import { sql } from "kysely";
import type { Deps } from "../core/deps.ts";
import type { Order } from "../db/tables.ts";
import { findDownloads } from "../fulfillment/fulfillment.ts";
import { getHours } from "../hours/hours.ts";
import { listInvoicesByOrder } from "../invoices/invoices.ts";
import {
  accessEndedSql,
  findOrderByNumber,
  findOrderItems,
  getBuyerContact,
  getChosenLook,
  isPaid,
} from "../orders/orders.ts";
import { formatPaymentRequestNumber } from "../payment-requests/payment-requests.ts";
import { isOpenDispute, openDisputeSql } from "../payments/payments.ts";
import { summarizeOrders } from "./contact-history.ts";
import { formatHistory, listBounceEvents } from "./event-history.ts";
import { describeOrderEvent } from "./event-titles.ts";
import { describeInvoice } from "./invoices.ts";
import { orderPersonId } from "./person-id.ts";
import { loadRefundsAndDisputes } from "./refunds.ts";

/** The names of the order's items, separated by commas. */
export const itemNames = sql<string>`coalesce(
  (select string_agg(name, ', ' order by position) from order_items where order_id = orders.id), '')`;

/** The IDs of the orders with an open dispute, of which there are few. */
export const disputedOrderIds = sql<number>`(
  select order_id from disputes join payment_attempts on payment_attempts.id = attempt_id
  where ${openDisputeSql})`;

const isDisputed = sql<boolean>`exists (
  select from disputes join payment_attempts on payment_attempts.id = attempt_id
  where order_id = orders.id and ${openDisputeSql})`;

export const selectOrders = ({ db }: Pick<Deps, "db">) =>
  db
    .selectFrom("orders")
    .selectAll()
    .select([itemNames.as("items"), isDisputed.as("disputed")]);

export function toOrderRow(order: Order & { items: string; disputed: boolean }): OrderRow {
  return {
    number: order.number,
    state: order.state,
    method: order.method,
    ...getBuyerContact(order),
    personId: orderPersonId(order),
    items: order.items,
    totalCents: order.total_cents,
    refundedCents: order.refunded_cents || undefined,
    placedAt: order.placed_at.toISOString(),
    dueAt: order.state === "claimed" ? order.due_at?.toISOString() : undefined,
    disputed: order.disputed,
  };
}

export async function readOrder(deps: Deps, number: string): Promise<OrderDetail | undefined> {
  const order = await findOrderByNumber(deps.db, number);
  if (!order) return undefined;
  const items = await findOrderItems(deps.db, order.id);
  const [
    downloads,
    attempts,
    events,
    contactHistory,
    isAccessEnded,
    refundsAndDisputes,
    hours,
    invoices,
  ] = await Promise.all([
    findDownloads(deps, order, items),
    listAttempts(deps, order),
    listEvents(deps, order),
    summarizeOrders(deps, order.email, order.id),
    hasAccessEnded(deps, order),
    loadRefundsAndDisputes(deps, order),
    getHours(deps.db, order.id),
    listInvoicesByOrder(deps.db, order.id),
  ]);
  return {
    ...toOrderRow({
      ...order,
      items: items.map(({ name }) => name).join(", "),
      disputed: refundsAndDisputes.disputes.some(isOpenDispute),
    }),
    paidAt: order.paid_at?.toISOString(),
    contactBy: await findContactDate(deps, order),
    paymentRequest: await findPaymentRequest(deps, order),
    trafficSource: order.traffic_source ?? undefined,
    accessExpiresAt: order.access_expires_at?.toISOString(),
    hasAccessEnded: isAccessEnded,
    lines: items.map((item) => {
      const { name, kind, quantity, total_cents, catalog_id } = item;
      const file = catalog_id ? downloads.get(catalog_id) : undefined;
      return {
        ...{ name, kind, quantity, totalCents: total_cents, look: getChosenLook(item) },
        file: file && {
          name: file.fileName,
          version: file.version,
          used: file.used,
          allowed: file.allowed,
        },
      };
    }),
    attempts,
    ...refundsAndDisputes,
    hours,
    hasBillingAddress: order.billing_address ? true : undefined,
    invoices: invoices.map(describeInvoice),
    events,
    contactHistory,
  };
}

async function findContactDate({ db }: Deps, order: Order) {
  if (!isPaid(order)) return undefined;
  const query = db
    .selectFrom("promised_contacts")
    .select("contact_by")
    .where("order_id", "=", order.id);
  return (await query.executeTakeFirst())?.contact_by;
}

async function findPaymentRequest({ db }: Deps, { installment_id }: Order) {
  if (installment_id === null) return undefined;
  const installment = await db
    .selectFrom("installments")
    .select("payment_request_id")
    .where("id", "=", installment_id)
    .executeTakeFirst();
  return installment && formatPaymentRequestNumber(installment.payment_request_id);
}

async function hasAccessEnded(deps: Deps, { id }: Order) {
  const { hasEnded } = await deps.db
    .selectFrom("orders")
    .select(accessEndedSql(deps).as("hasEnded"))
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return hasEnded;
}

async function listAttempts({ db }: Deps, { id }: Order): Promise<OrderDetail["attempts"]> {
  const attempts = await db
    .selectFrom("payment_attempts")
    .selectAll()
    .where("order_id", "=", id)
    .orderBy("id", "desc")
    .execute();
  return attempts.map((attempt) => ({
    at: attempt.created_at.toISOString(),
    state: attempt.state,
    amountCents: attempt.amount_cents,
    method: attempt.method ?? undefined,
    lastFour: attempt.last_four ?? undefined,
    transactionId: attempt.transaction_id ?? undefined,
    reason: attempt.decline_reason ?? undefined,
    settledAt: attempt.settled_at?.toISOString(),
  }));
}

async function listEvents({ db }: Deps, { id, number }: Order): Promise<DeskEvent[]> {
  const events = await db
    .selectFrom("order_events")
    .selectAll()
    .where("order_id", "=", id)
    .orderBy("id")
    .execute();
  const bounces = await listBounceEvents(db, ["order", number]);
  return formatHistory(db, [...events, ...bounces], describeOrderEvent);
}
