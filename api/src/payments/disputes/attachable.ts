/**
 * Disputes that were stored before their payment attempt, for example because the order was restored later. Now they
 * can be attached to it.
 */
import type { Deps } from "../../core/deps.ts";
import type { Db, Trx } from "../../db/database.ts";
import type { Attempt } from "../../db/tables.ts";
import { PAYMENT_JOBS } from "../../queue/queue.ts";
import { syncDispute } from "../job-data.ts";

const selectAttachable = (db: Db) =>
  db
    .selectFrom("disputes")
    .innerJoin("payment_attempts as attempt", "attempt.transaction_id", "disputes.transaction_id")
    .select("disputes.id")
    .where("disputes.attempt_id", "is", null);

export async function listAttachableDisputeIds({ db }: Deps) {
  const rows = await selectAttachable(db).execute();
  return rows.map(({ id }) => id);
}

export async function queueAttachableDisputes({ queue }: Deps, trx: Trx, attempt: Attempt) {
  for (const { id } of await selectAttachable(trx).where("attempt.id", "=", attempt.id).execute())
    await queue.send(trx, PAYMENT_JOBS, syncDispute({ kind: "sync-dispute", disputeId: id }));
}
