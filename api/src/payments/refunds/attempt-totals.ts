import { sql } from "kysely";
import type { Deps } from "../../core/deps.ts";
import type { Trx } from "../../db/database.ts";

/**
 * All changes to an attempt's refund total and dispute loss go through here. Caps the loss at the unrefunded amount.
 * Returns the new loss.
 */
export async function updateAttemptTotals(
  { now }: Deps,
  trx: Trx,
  attemptId: number,
  refundDeltaCents: number,
) {
  const lostDisputesCents = sql`(select coalesce(sum(cents), 0) from disputes
    where attempt_id = ${attemptId} and outcome = 'lost' and kind <> 'retrieval')`;
  const { rows } = await sql<{ previous_loss: number; loss: number }>`
    update payment_attempts as attempt
    set refund_total_cents = attempt.refund_total_cents + ${refundDeltaCents}::int,
      dispute_loss_cents = least(${lostDisputesCents},
        amount_cents - attempt.refund_total_cents - ${refundDeltaCents}::int)
    from (select dispute_loss_cents from payment_attempts where id = ${attemptId}) as before
    where id = ${attemptId}
    returning before.dispute_loss_cents as previous_loss,
      attempt.dispute_loss_cents as loss`.execute(trx);
  const { previous_loss: previousLossCents = 0, loss = 0 } = rows[0] ?? {};
  if (loss !== previousLossCents)
    await trx
      .insertInto("dispute_losses")
      .values({ attempt_id: attemptId, occurred_at: now(), cents: loss - previousLossCents })
      .execute();
  return loss;
}

/** Call this after the amount or the outcome of a dispute has changed. Returns the new loss. */
export const recalculateDisputeLoss = (deps: Deps, trx: Trx, attemptId: number) =>
  updateAttemptTotals(deps, trx, attemptId, 0);
