/** Disputes whose payment attempt was not in our database yet, for example because their order was restored later. */
import type { Deps } from "../../core/deps.ts";
import type { Db, Trx } from "../../db/database.ts";
import type { Attempt } from "../../db/tables.ts";
import { PAYMENT_JOBS } from "../../queue/queue.ts";
import { syncDispute } from "../job-data.ts";

const selectUnattached = (db: Db) =>
  db
    .selectFrom("disputes")
    .innerJoin("payment_attempts as attempt", "attempt.transaction_id", "disputes.transaction_id")
    .select("disputes.id")
    .where("disputes.attempt_id", "is", null);

export async function listUnattachedDisputeIds({ db }: Deps) {
  const rows = await selectUnattached(db).execute();
  return rows.map(({ id }) => id);
}

export async function queueUnattachedDisputes({ queue }: Deps, trx: Trx, attempt: Attempt) {
  for (const { id } of await selectUnattached(trx).where("attempt.id", "=", attempt.id).execute())
    await queue.send(trx, PAYMENT_JOBS, syncDispute({ kind: "sync-dispute", disputeId: id }));
}
