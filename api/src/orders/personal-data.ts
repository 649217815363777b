/** What orders hold about one buyer, cleared. Amounts and dates stay, as bookkeeping must. */
import { sql } from "kysely";
import type { Trx } from "../db/database.ts";
import type { Order } from "../db/tables.ts";
import { formatPaymentRequestNumber } from "../payment-request-number.ts";
import { detailWith } from "./events.ts";

/** Replaces the address of a deleted buyer or client; nothing is mailed to it. */
const REMOVED = "@removed.invalid";

export const isRemoved = (email: string) => email.endsWith(REMOVED);

/** What owners see of a buyer. Once deleted there is no address, and nobody is written to. */
export const contactOf = ({ email, buyer_name }: Pick<Order, "email" | "buyer_name">) =>
  isRemoved(email)
    ? { email: "", buyerName: "Deleted" }
    : { email, buyerName: buyer_name ?? undefined };

/** The table's id keeps the addresses of two deleted people apart. */
export const removedEmail = sql<string>`'deleted-' || id || ${REMOVED}`;

/** What the history of an order still tells without naming the buyer. */
const EVENT_FACTS = [
  ...["cents", "method", "kind", "reason", "number", "version", "generation", "file"],
  ...["dispute", "transaction", "reference"],
];

/** Also the orders that paid for these payment requests, whatever address they were sent to. */
export function lockOrdersOf(trx: Trx, email: string, requestIds: readonly number[]) {
  return trx
    .selectFrom("orders")
    .select(["id", "number"])
    .where(
      sql<boolean>`id in (select id from orders where email = ${email} union
        select orders.id from orders join instalments on instalments.id = instalment_id
        where request_id = any(${requestIds}))`,
    )
    .orderBy("id")
    .forUpdate()
    .execute();
}

export async function anonymizeOrders(trx: Trx, orders: readonly { id: number }[]) {
  if (orders.length === 0) return;
  const ids = orders.map(({ id }) => id);
  await trx
    .updateTable("orders")
    .set({ email: removedEmail, buyer_name: null, billing_address: null })
    .where("id", "in", ids)
    .execute();
  await trx
    .updateTable("order_events")
    .set({ detail: detailWith(EVENT_FACTS) })
    .where("order_id", "in", ids)
    .execute();
  await trx.deleteFrom("promised_contacts").where("order_id", "in", ids).execute();
  await trx.updateTable("refunds").set({ note: "" }).where("order_id", "in", ids).execute();
  // The database lets a time entry change in no other way.
  await trx
    .updateTable("hour_entries")
    .set({ note: "[deleted]" })
    .where("order_id", "in", ids)
    .where("note", "<>", "")
    .execute();
  await trx
    .updateTable("disputes")
    .set({ payload: "{}" })
    .where(
      sql<boolean>`attempt_id in (select id from payment_attempts where order_id = any(${ids}))`,
    )
    .execute();
  await anonymizeLines(trx, ids);
}

/** Only the catalog's own names say nothing about the buyer. */
async function anonymizeLines(trx: Trx, orderIds: readonly number[]) {
  const lines = await trx
    .selectFrom("order_items")
    .innerJoin("orders", "orders.id", "order_id")
    .leftJoin("instalments", "instalments.id", "instalment_id")
    .select(["order_id", "order_items.position", "request_id"])
    .where("order_id", "in", orderIds)
    .where("catalog_id", "is", null)
    .execute();
  for (const { order_id, position, request_id } of lines)
    await trx
      .updateTable("order_items")
      .set({ name: request_id ? anonymousTitle(request_id) : "Payment" })
      .where("order_id", "=", order_id)
      .where("position", "=", position)
      .execute();
}

export const anonymousTitle = (requestId: number) =>
  `Payment request ${formatPaymentRequestNumber(requestId)}`;
