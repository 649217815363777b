import type { DeskEvent, OrderDetail, OrderRow, OrdersResponse } from "@agency/contract/api/desk";
import { type OrderState, orderState } from "@agency/contract/api/orders";
import { sql } from "kysely";
import type { Order } from "../db/tables.ts";
import type { Deps } from "../deps.ts";
import { findDownloads } from "../fulfillment/fulfillment.ts";
import { getHours } from "../hours/hours.ts";
import { listInvoicesByOrder } from "../invoices/invoices.ts";
import { contactOf, findOrderByNumber, findOrderItems, lookOf } from "../orders/orders.ts";
import { summarizeOrders } from "./contact-history.ts";
import { bounceEvents, formatHistory } from "./event-history.ts";
import { eventTitle } from "./event-titles.ts";
import { describeInvoice } from "./invoices.ts";
import { type Paging, pageIds, toPage } from "./pagination.ts";
import { loadRefundsAndDisputes } from "./refunds.ts";

/** The names of its lines, in one. */
export const itemNames = sql<string>`coalesce(
  (select string_agg(name, ', ' order by position) from order_items where order_id = orders.id), '')`;

const isDisputed = sql<boolean>`exists (
  select from disputes join payment_attempts on payment_attempts.id = attempt_id
  where order_id = orders.id and outcome = 'open')`;

export const selectOrders = ({ db }: Pick<Deps, "db">) =>
  db
    .selectFrom("orders")
    .selectAll()
    .select([itemNames.as("items"), isDisputed.as("disputed")]);

export function orderRow(order: Order & { items: string; disputed: boolean }): OrderRow {
  return {
    number: order.number,
    state: order.state,
    method: order.method,
    ...contactOf(order),
    items: order.items,
    totalCents: order.total_cents,
    refundedCents: order.refunded_cents || undefined,
    placedAt: order.placed_at.toISOString(),
    dueAt: order.state === "claimed" ? order.due_at?.toISOString() : undefined,
    disputed: order.disputed,
  };
}

/** Whoever looks for refunds looks for parts, too. */
const statesOf: Partial<Record<OrderState, OrderState[]>> = {
  refunded: ["refunded", "part_refunded"],
};

/** Newest first, a page at a time; the cursor is the last one's id. */
export async function listOrders(
  deps: Deps,
  { show, ...paging }: Paging & { show: "all" | OrderState },
): Promise<OrdersResponse> {
  const states = show === "all" ? orderState.options : (statesOf[show] ?? [show]);
  const rows = selectOrders(deps)
    .where("id", "in", pageIds({ table: "orders", states, paging }))
    .orderBy("id", "desc");
  return toPage(await rows.execute(), paging, orderRow);
}

export async function readOrder(deps: Deps, number: string): Promise<OrderDetail | undefined> {
  const order = await findOrderByNumber(deps.db, number);
  if (!order) return undefined;
  const items = await findOrderItems(deps.db, order.id);
  const [downloads, attempts, events, before, access, moneyBack, hours, invoices] =
    await Promise.all([
      findDownloads(deps, order, items),
      attemptsOf(deps, order),
      eventsOf(deps, order),
      summarizeOrders(deps, order.email, order.id),
      isAccessOver(deps, order),
      loadRefundsAndDisputes(deps, order),
      getHours(deps.db, order.id),
      listInvoicesByOrder(deps.db, order.id),
    ]);
  return {
    ...orderRow({
      ...order,
      items: items.map(({ name }) => name).join(", "),
      disputed: moneyBack.disputes.some(({ outcome }) => outcome === "open"),
    }),
    paidAt: order.paid_at?.toISOString(),
    contactBy: await contactByOf(deps, order),
    origin: order.origin ?? undefined,
    accessUntil: order.access_until?.toISOString(),
    accessEnded: access,
    lines: items.map((item) => {
      const { name, kind, quantity, total_cents, catalog_id } = item;
      const file = catalog_id ? downloads.get(catalog_id) : undefined;
      return {
        ...{ name, kind, quantity, totalCents: total_cents, look: lookOf(item) },
        file: file && {
          name: file.fileName,
          version: file.version,
          used: file.used,
          allowed: file.allowed,
        },
      };
    }),
    attempts,
    ...moneyBack,
    hours,
    ...(order.billing_address && { hasBillingAddress: true as const }),
    invoices: invoices.map(describeInvoice),
    events,
    before,
  };
}

async function contactByOf({ db }: Deps, { id, state }: Order) {
  if (state !== "paid" && state !== "part_refunded") return undefined;
  const promised = db
    .selectFrom("promised_contacts")
    .select("contact_by")
    .where("order_id", "=", id);
  return (await promised.executeTakeFirst())?.contact_by;
}

async function isAccessOver({ db, now }: Deps, { id }: Order) {
  const { over } = await db
    .selectFrom("orders")
    .select(sql<boolean>`coalesce(access_until <= ${now()}, false)`.as("over"))
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return over;
}

async function attemptsOf({ db }: Deps, { id }: Order): Promise<OrderDetail["attempts"]> {
  const attempts = await db
    .selectFrom("payment_attempts")
    .selectAll()
    .where("order_id", "=", id)
    .orderBy("id", "desc")
    .execute();
  return attempts.map((attempt) => ({
    at: attempt.began_at.toISOString(),
    state: attempt.state,
    amountCents: attempt.amount_cents,
    method: attempt.method ?? undefined,
    lastFour: attempt.last_four ?? undefined,
    transactionId: attempt.transaction_id ?? undefined,
    reason: attempt.refusal ?? undefined,
    settledAt: attempt.settled_at?.toISOString(),
  }));
}

async function eventsOf({ db }: Deps, { id, number }: Order): Promise<DeskEvent[]> {
  const events = await db
    .selectFrom("order_events")
    .selectAll()
    .where("order_id", "=", id)
    .orderBy("id")
    .execute();
  const bounces = await bounceEvents(db, ["order", number]);
  return formatHistory(db, [...events, ...bounces], eventTitle);
}
