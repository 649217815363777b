/** Orders whose receipt promises an email from an owner. */
import { replyDueDate } from "../core/local-time.ts";
import type { Trx } from "../db/database.ts";

/** The sale notification shows the same date. */
export async function promiseContact(trx: Trx, orderId: number, paidAt: Date) {
  const contactBy = replyDueDate(paidAt);
  await trx
    .insertInto("promised_contacts")
    .values({ order_id: orderId, contact_by: contactBy })
    .execute();
}

/** Returns whether contact was promised. */
export async function removePromisedContact(trx: Trx, orderId: number) {
  const promised = await trx
    .deleteFrom("promised_contacts")
    .where("order_id", "=", orderId)
    .returning("order_id")
    .executeTakeFirst();
  return promised !== undefined;
}
