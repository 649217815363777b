import { sql } from "kysely";
import type { Trx } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";

/**
 * The one place where a payment's own sums change: so much more, or less, is on its way back. What disputes took is
 * reckoned anew with it, as what was refunded cannot be lost once more; each change of that is written down with its
 * moment. Answers what is lost now.
 */
export async function updatePaymentTotals(
  { now }: Deps,
  trx: Trx,
  attemptId: number,
  returnedCents: number,
) {
  const disputed = sql`(select coalesce(sum(cents), 0) from disputes
    where attempt_id = ${attemptId} and outcome = 'lost' and kind <> 'retrieval')`;
  const { rows } = await sql<{ before: number; lost: number }>`
    update payment_attempts as attempt
    set returned_cents = attempt.returned_cents + ${returnedCents}::int,
      lost_cents = least(${disputed}, amount_cents - attempt.returned_cents - ${returnedCents}::int)
    from (select lost_cents from payment_attempts where id = ${attemptId}) as before
    where id = ${attemptId}
    returning before.lost_cents as before, attempt.lost_cents as lost`.execute(trx);
  const { before = 0, lost = 0 } = rows[0] ?? {};
  if (lost !== before)
    await trx
      .insertInto("losses")
      .values({ attempt_id: attemptId, at: now(), cents: lost - before })
      .execute();
  return lost;
}
