/** Replaces the links of a payment request and its orders together, because these pages link to each other. */
import { sql } from "kysely";
import type { Deps } from "../core/deps.ts";
import type { Trx } from "../db/database.ts";
import type { Order } from "../db/tables.ts";
import {
  lockUnchangedOrder,
  replaceOrderLink,
  replaceOrderLinksOfRequest,
} from "../orders/orders.ts";
import { type RequestActor, recordRequestEvent } from "./events.ts";

/** Also corrects the email address, if one is given. The caller must hold the payment request's lock. */
export async function replaceRequestLinks(
  { now }: Deps,
  trx: Trx,
  requestId: number,
  email?: string,
) {
  await trx
    .updateTable("payment_requests")
    .set({
      link_version: sql<number>`link_version + 1`,
      client_email: email?.toLowerCase(),
      // An owner who has the old address open must not restore it.
      revision: sql<number>`revision + 1`,
      updated_at: now(),
    })
    .where("id", "=", requestId)
    .execute();
  await replaceOrderLinksOfRequest(trx, requestId, email);
}

/** Returns false when the order has changed since the caller read it. */
export async function replaceLinksOfOrder(
  deps: Deps,
  trx: Trx,
  order: Order,
  by: RequestActor,
  email?: string,
): Promise<boolean> {
  const request = await trx
    .selectFrom("installments")
    .innerJoin("payment_requests", "payment_requests.id", "payment_request_id")
    .select("payment_request_id")
    .where("installments.id", "=", order.installment_id)
    .forNoKeyUpdate("payment_requests")
    .executeTakeFirst();
  if (!(await lockUnchangedOrder(trx, order))) return false;
  if (!request) {
    await replaceOrderLink(trx, order.id, email);
    return true;
  }
  const { payment_request_id: id } = request;
  await replaceRequestLinks(deps, trx, id, email);
  await (email
    ? recordRequestEvent(deps, trx, id, "email-changed", by, { from: order.email })
    : recordRequestEvent(deps, trx, id, "link-replaced", by));
  return true;
}
