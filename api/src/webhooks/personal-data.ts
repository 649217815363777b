import type { Trx } from "../db/database.ts";

/** Deletes the stored events about these leads, orders and payment requests, also those that were not sent yet. */
export async function deleteDeliveries(trx: Trx, subjects: readonly string[]) {
  if (subjects.length === 0) return;
  await trx.deleteFrom("webhook_deliveries").where("subject", "in", subjects).execute();
}
