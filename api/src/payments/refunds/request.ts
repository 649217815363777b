import type { Trx } from "../../db/database.ts";
import type { Attempt, Order, Refund } from "../../db/tables.ts";
import type { Deps } from "../../deps.ts";
import { ApiError } from "../../errors.ts";
import { deductRefundedHours, type UnusedHours } from "../../hours/hours.ts";
import { type ActorRef, findActiveAttempt, lockOrder, recordEvent } from "../../orders/orders.ts";
import { PAYMENTS } from "../../queue/queue.ts";
import { hasOpenDispute } from "../disputes/has-open-dispute.ts";
import { updatePaymentTotals } from "./payment-totals.ts";
import { later, markAcceptedInTransaction } from "./transitions.ts";

export interface RefundRequest {
  /** Of the form that was filled in: sent twice, it is still one refund. */
  key: string;
  cents: number;
  reason: string;
  note?: string;
  endAccess: boolean;
}

/** What may still go back, and what a whole or a part refund would be. */
export interface Refundable {
  cents: number;
  /** "void" only as a whole: a part has to wait until the payment is settled. */
  by: "void" | "refund" | "manual";
}

export function refundable(order: Order, attempt: Attempt | undefined): Refundable {
  if (!attempt) return { cents: order.total_cents - order.refunded_cents, by: "manual" };
  const cents = attempt.amount_cents - attempt.returned_cents - attempt.lost_cents;
  return { cents, by: attempt.settled_at ? "refund" : "void" };
}

/**
 * Written down before anything is sent. From here on the amount is spoken for: whatever else is asked for, and by
 * whom, the sum never exceeds what was taken.
 */
export function requestRefund(deps: Deps, orderId: number, wanted: RefundRequest, by: ActorRef) {
  return deps.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    return (
      (await findRefundByKey(trx, wanted.key)) ??
      (await requestRefundInTransaction(deps, trx, order, wanted, by))
    );
  });
}

/** Under the order's lock. Prepaid time goes with the money: what it pays for, unless it was reckoned already. */
export async function requestRefundInTransaction(
  deps: Deps,
  trx: Trx,
  order: Order,
  wanted: RefundRequest,
  by: ActorRef,
  rest?: UnusedHours,
) {
  const attempt = await findActiveAttempt(trx, order.id);
  await refuse(trx, order, attempt, wanted.cents);
  const refund = await write(deps, trx, { order, attempt, wanted, by });
  await deductRefundedHours(deps, trx, refund, rest?.parts);
  const { cents, reason } = wanted;
  await recordEvent(trx, order.id, "refund-requested", by, { cents, reason });
  if (!attempt) await markAcceptedInTransaction(deps, trx, refund, {});
  else await deps.queue.send(trx, PAYMENTS, { kind: "refund", refundId: refund.id });
  return refund;
}

export const findRefundByKey = (trx: Trx, key: string): Promise<Refund | undefined> =>
  trx.selectFrom("refunds").selectAll().where("client_key", "=", key).executeTakeFirst();

async function refuse(trx: Trx, order: Order, attempt: Attempt | undefined, cents: number) {
  if (!order.paid_at) throw new ApiError(409, "not-paid", "Nothing was paid for this order.");
  if (attempt && (await hasOpenDispute(trx, attempt.id))) throw inDispute;
  const left = refundable(order, attempt).cents;
  if (left === 0) throw new ApiError(409, "refunded", "All of it is refunded already.");
  if (cents > left)
    throw new ApiError(409, "too-much", `No more than $${(left / 100).toFixed(2)} is left of it.`);
}

const inDispute = new ApiError(
  409,
  "in-dispute",
  "The buyer's bank disputes this payment. While it does, a refund could pay the money out twice.",
);

interface NewRefund {
  order: Order;
  attempt: Attempt | undefined;
  wanted: RefundRequest;
  by: ActorRef;
}

async function write(deps: Deps, trx: Trx, { order, attempt, wanted, by }: NewRefund) {
  const { now } = deps;
  if (attempt) await updatePaymentTotals(deps, trx, attempt.id, wanted.cents);
  return trx
    .insertInto("refunds")
    .values({
      order_id: order.id,
      attempt_id: attempt?.id ?? null,
      client_key: wanted.key,
      kind: attempt ? "refund" : "manual",
      state: "requested",
      cents: wanted.cents,
      reason: wanted.reason,
      note: wanted.note ?? "",
      owner: typeof by === "string" ? null : by.owner,
      end_access: wanted.endAccess,
      requested_at: now(),
      changed_at: now(),
      // The job is quicker; this is for one that is lost, or finds another refund being sent.
      next_look_at: later(deps, deps.settings.RECONCILE_SECONDS * 2),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
