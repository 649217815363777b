/** Anonymizes orders. Amounts and dates stay for accounting. */
import { sql } from "kysely";
import { formatPaymentRequestNumber } from "../core/payment-request-number.ts";
import type { Trx } from "../db/database.ts";
import type { Order } from "../db/tables.ts";
import { pickDetailKeys } from "./events.ts";

/** Marks the address of a deleted buyer or client; no email is sent to it. */
const DELETED_EMAIL_SUFFIX = "@removed.invalid";

export const isDeletedEmail = (email: string) => email.endsWith(DELETED_EMAIL_SUFFIX);

export const notDeletedSql = sql<boolean>`email not like ${`%${DELETED_EMAIL_SUFFIX}`}`;

/** The buyer as shown to owners; without an email address after deletion. */
export const getBuyerContact = ({ email, buyer_name }: Pick<Order, "email" | "buyer_name">) =>
  isDeletedEmail(email)
    ? { email: "", buyerName: "Deleted" }
    : { email, buyerName: buyer_name ?? undefined };

/** Includes the row ID, so that deleted buyers keep different addresses. */
export const deletedEmail = sql<string>`'deleted-' || id || ${DELETED_EMAIL_SUFFIX}`;

/** Event details that do not identify the buyer. */
const RETAINED_DETAIL_KEYS = [
  ...["cents", "method", "kind", "reason", "number", "version", "generation", "file"],
  ...["dispute", "transaction", "reference"],
];

/** Includes the orders of these payment requests, whatever their email address. */
export function lockOrdersByEmail(trx: Trx, email: string, requestIds: readonly number[]) {
  return trx
    .selectFrom("orders")
    .select(["id", "number"])
    .where(
      sql<boolean>`id in (select id from orders where email = ${email} union
        select orders.id from orders join installments on installments.id = installment_id
        where payment_request_id = any(${requestIds}))`,
    )
    .orderBy("id")
    .forUpdate()
    .execute();
}

export async function anonymizeOrders(trx: Trx, ids: readonly number[]) {
  await trx
    .updateTable("orders")
    .set({
      ...{ email: deletedEmail, buyer_name: null },
      ...{ billing_address: null, billing_state: null, billing_country: null },
    })
    .where("id", "in", ids)
    .execute();
  await trx
    .updateTable("order_events")
    .set({ detail: pickDetailKeys(RETAINED_DETAIL_KEYS) })
    .where("order_id", "in", ids)
    .execute();
  await trx.deleteFrom("promised_contacts").where("order_id", "in", ids).execute();
  await anonymizeLines(trx, ids);
}

/** Replaces every item name that is not from the catalog, because it may identify the buyer. */
async function anonymizeLines(trx: Trx, orderIds: readonly number[]) {
  const lines = await trx
    .selectFrom("order_items")
    .innerJoin("orders", "orders.id", "order_id")
    .leftJoin("installments", "installments.id", "installment_id")
    .select(["order_id", "order_items.position", "payment_request_id"])
    .where("order_id", "in", orderIds)
    .where("catalog_id", "is", null)
    .execute();
  for (const { order_id, position, payment_request_id } of lines)
    await trx
      .updateTable("order_items")
      .set({ name: payment_request_id ? anonymousTitle(payment_request_id) : "Payment" })
      .where("order_id", "=", order_id)
      .where("position", "=", position)
      .execute();
}

export const anonymousTitle = (requestId: number) =>
  `Payment request ${formatPaymentRequestNumber(requestId)}`;
