/** Owners respond to disputes in the desk: with text evidence, or by accepting the loss. */
import type { Deps } from "../../core/deps.ts";
import { ApiError, keyReusedError } from "../../core/errors.ts";
import type { Trx } from "../../db/database.ts";
import type { DisputeResponse } from "../../db/tables.ts";
import { lockOrder, type OwnerRef, recordEvent } from "../../orders/orders.ts";
import { PAYMENT_JOBS } from "../../queue/queue.ts";
import * as jobs from "../job-data.ts";

interface ResponseInput {
  idempotencyKey: string;
  disputeId: string;
  kind: DisputeResponse["kind"];
  /** Only for evidence. */
  text?: string;
}

/** Stores the response before it is sent. Returns false if the dispute has changed since the owner saw it. */
export function requestDisputeResponse(
  deps: Deps,
  orderId: number,
  { idempotencyKey, disputeId, kind, text = "" }: ResponseInput,
  by: OwnerRef,
) {
  return deps.db.transaction().execute(async (trx) => {
    await lockOrder(trx, orderId);
    const earlier = await findByKey(trx, idempotencyKey);
    if (earlier) {
      const isSame =
        earlier.dispute_id === disputeId && earlier.kind === kind && earlier.text === text;
      if (isSame) return true;
      throw keyReusedError(
        "Another response was already sent from this form. Reload and try again.",
      );
    }
    if (!(await canRespond(trx, orderId, disputeId))) return false;
    const { id } = await trx
      .insertInto("dispute_responses")
      .values({
        ...{ dispute_id: disputeId, idempotency_key: idempotencyKey, kind, text },
        ...{ owner: by.owner, requested_at: deps.now(), next_check_at: deps.now() },
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await recordEvent(trx, orderId, `dispute-${kind}-requested`, by, { dispute: disputeId });
    const job = jobs.respondToDispute({ kind: "dispute-response", responseId: id });
    await deps.queue.send(trx, PAYMENT_JOBS, job);
    return true;
  });
}

const findByKey = (trx: Trx, key: string) =>
  trx
    .selectFrom("dispute_responses")
    .select(["dispute_id", "kind", "text"])
    .where("idempotency_key", "=", key)
    .executeTakeFirst();

/** The gateway accepts responses only while the dispute is open, and one at a time is enough. */
export const isRespondable = (
  { status, outcome }: { status: string; outcome: string },
  latest: Pick<DisputeResponse, "state"> | undefined,
) => outcome === "open" && status === "open" && latest?.state !== "requested";

async function canRespond(trx: Trx, orderId: number, disputeId: string) {
  const dispute = await trx
    .selectFrom("disputes")
    .innerJoin("payment_attempts", "payment_attempts.id", "attempt_id")
    .select(["status", "outcome"])
    .where("disputes.id", "=", disputeId)
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  if (!dispute)
    throw new ApiError(404, "unknown-dispute", "This order has no dispute with this ID.");
  const latest = await trx
    .selectFrom("dispute_responses")
    .select("state")
    .where("dispute_id", "=", disputeId)
    .where("state", "=", "requested")
    .executeTakeFirst();
  return isRespondable(dispute, latest);
}
