import { sql } from "kysely";
import type { Trx } from "../db/database.ts";
import type { Order } from "../db/tables.ts";

/** Also corrects the email address, if one is given. */
const nextLink = (email?: string) => ({
  link_version: sql<number>`link_version + 1`,
  email: email?.toLowerCase(),
});

/** Returns false when the email address or the link has changed since the caller read the order. */
export async function lockUnchangedOrder(trx: Trx, order: Order): Promise<boolean> {
  const current = await trx
    .selectFrom("orders")
    .select("id")
    .where("id", "=", order.id)
    .where("email", "=", order.email)
    .where("link_version", "=", order.link_version)
    .forUpdate()
    .executeTakeFirst();
  return current !== undefined;
}

export async function replaceOrderLink(trx: Trx, orderId: number, email?: string) {
  await trx.updateTable("orders").set(nextLink(email)).where("id", "=", orderId).execute();
}

export async function replaceOrderLinksOfRequest(trx: Trx, requestId: number, email?: string) {
  await trx
    .updateTable("orders")
    .set(nextLink(email))
    .where(
      sql<boolean>`installment_id in (select id from installments where payment_request_id = ${requestId})`,
    )
    .execute();
}
