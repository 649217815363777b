/**
 * The page of a payment request and the pages of its orders lead to one another: their links are replaced together, or
 * the holder of one old link would get to all the new ones.
 */
import { sql } from "kysely";
import type { Trx } from "../db/database.ts";
import type { Order } from "../db/tables.ts";

const nextLink = sql<number>`link_generation + 1`;

/** For a corrected address, also moves the request and all its orders there. The caller holds the request's lock. */
export async function replaceRequestLinks(trx: Trx, requestId: number, email?: string) {
  await trx
    .updateTable("payment_requests")
    .set({ link_generation: nextLink, ...(email && { client_email: email.toLowerCase() }) })
    .where("id", "=", requestId)
    .execute();
  await trx
    .updateTable("orders")
    .set({ link_generation: nextLink, ...(email && { email: email.toLowerCase() }) })
    .where(
      sql<boolean>`instalment_id in (select id from instalments where request_id = ${requestId})`,
    )
    .execute();
}

/** Returns false when the order is no longer as the caller read it. */
export async function replaceOrderLink(trx: Trx, order: Order, email?: string): Promise<boolean> {
  const request = await trx
    .selectFrom("instalments")
    .innerJoin("payment_requests", "payment_requests.id", "request_id")
    .select("request_id")
    .where("instalments.id", "=", order.instalment_id)
    .forNoKeyUpdate("payment_requests")
    .executeTakeFirst();
  const current = await trx
    .selectFrom("orders")
    .select("id")
    .where("id", "=", order.id)
    .where("email", "=", order.email)
    .where("link_generation", "=", order.link_generation)
    .forUpdate()
    .executeTakeFirst();
  if (!current) return false;
  if (request) await replaceRequestLinks(trx, request.request_id, email);
  else
    await trx
      .updateTable("orders")
      .set({ link_generation: nextLink, ...(email && { email: email.toLowerCase() }) })
      .where("id", "=", order.id)
      .execute();
  return true;
}
