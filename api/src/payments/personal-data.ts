import { sql } from "kysely";
import type { Trx } from "../db/database.ts";

/** Removes what refunds and disputes of these orders say about the buyer. Amounts stay for accounting. */
export async function anonymizePayments(trx: Trx, orderIds: readonly number[]) {
  await trx.updateTable("refunds").set({ note: "" }).where("order_id", "in", orderIds).execute();
  await trx
    .updateTable("disputes")
    .set({ payload: "{}" })
    .where(
      sql<boolean>`attempt_id in (select id from payment_attempts where order_id = any(${orderIds}))`,
    )
    .execute();
  await trx
    .updateTable("dispute_responses")
    .set({ text: "" })
    .where(
      sql<boolean>`dispute_id in (select disputes.id from disputes
        join payment_attempts on payment_attempts.id = attempt_id
        where order_id = any(${orderIds}))`,
    )
    .where("state", "<>", "requested")
    .execute();
}
