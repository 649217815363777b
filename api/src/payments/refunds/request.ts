import type { RefundUnusedHoursBody } from "@agency/contract/api/hours";
import { formatMinutes } from "@agency/contract/format/duration";
import { formatUsd } from "@agency/contract/format/money";
import type { Deps } from "../../core/deps.ts";
import { ApiError, keyReusedError } from "../../core/errors.ts";
import type { Trx } from "../../db/database.ts";
import type { Attempt, Order, Refund } from "../../db/tables.ts";
import {
  calculateUnusedHours,
  deductRefundedHours,
  findTimeEntries,
  type HoursRefund,
} from "../../hours/hours.ts";
import { type ActorRef, findActiveAttempt, lockOrder, recordEvent } from "../../orders/orders.ts";
import { PAYMENT_JOBS } from "../../queue/queue.ts";
import { hasOpenDispute } from "../disputes/has-open-dispute.ts";
import * as jobs from "../job-data.ts";
import { updateAttemptTotals } from "./attempt-totals.ts";
import { markAcceptedInTransaction, secondsFromNow } from "./transitions.ts";

export interface RefundInput {
  idempotencyKey: string;
  cents: number;
  reason: string;
  note?: string;
  endAccess: boolean;
}

interface Refundable {
  cents: number;
  /** "void": not settled yet. A full refund voids the payment; a partial one waits for settlement. */
  refundMethod: "void" | "refund" | "manual";
}

/** Returns how much can still be refunded, and how. */
export function calculateRefundable(order: Order, attempt: Attempt | undefined): Refundable {
  if (!attempt) return { cents: order.total_cents - order.refunded_cents, refundMethod: "manual" };
  const cents = attempt.amount_cents - attempt.refund_total_cents - attempt.dispute_loss_cents;
  return { cents, refundMethod: attempt.settled_at ? "refund" : "void" };
}

/** Stores the refund before it is sent, so that refunds can never add up to more than the payment. */
export function requestRefund(deps: Deps, orderId: number, input: RefundInput, by: ActorRef) {
  return deps.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    return (
      (await findRepeatedRefund(trx, orderId, input)) ??
      (await requestRefundInTransaction(deps, trx, order, input, by))
    );
  });
}

const noUnusedHoursError = new ApiError(
  409,
  "nothing-left",
  "There are no unused hours to refund. All hours have been worked or refunded, or are part of the nonrefundable minimum.",
);

/** Refunds the unused hours, unless they differ from what the owner has seen. */
export function requestUnusedHoursRefund(
  deps: Deps,
  orderId: number,
  displayed: RefundUnusedHoursBody,
  by: ActorRef,
) {
  return deps.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    const { idempotencyKey, cents } = displayed;
    const input = { idempotencyKey, cents, reason: "not-used", endAccess: false };
    const existing = await findRepeatedRefund(trx, orderId, input);
    if (existing) return existing;
    const unused = calculateUnusedHours(await findTimeEntries(trx, order.id));
    if (unused.cents === 0) throw noUnusedHoursError;
    if (unused.minutes !== displayed.minutes || unused.cents !== displayed.cents) {
      const current = `${formatMinutes(unused.minutes)}, ${formatUsd(unused.cents)}`;
      throw new ApiError(
        409,
        "edit-conflict",
        `The refund has changed to ${current}. Review it and try again.`,
      );
    }
    return requestRefundInTransaction(deps, trx, order, input, by, unused);
  });
}

/** Requires the order's lock. Deducts prepaid hours: the given unused hours, or the hours that correspond to the amount. */
async function requestRefundInTransaction(
  deps: Deps,
  trx: Trx,
  order: Order,
  input: RefundInput,
  by: ActorRef,
  unusedHours?: HoursRefund,
) {
  const attempt = await findActiveAttempt(trx, order.id);
  await assertRefundable(trx, order, attempt, input.cents);
  const refund = await insertRefund(deps, trx, { order, attempt, input, by });
  await deductRefundedHours(deps, trx, refund, unusedHours);
  const { cents, reason } = input;
  await recordEvent(trx, order.id, "refund-requested", by, { cents, reason });
  const job = jobs.startRefund({ kind: "refund", refundId: refund.id });
  if (!attempt) await markAcceptedInTransaction(deps, trx, refund, {});
  else await deps.queue.send(trx, PAYMENT_JOBS, job);
  return refund;
}

/** Returns the refund of an earlier request with this key. Rejects another refund with the same key. */
async function findRepeatedRefund(
  trx: Trx,
  orderId: number,
  { idempotencyKey, cents, reason, note = "", endAccess }: RefundInput,
): Promise<Refund | undefined> {
  const refund = await trx
    .selectFrom("refunds")
    .selectAll()
    .where("idempotency_key", "=", idempotencyKey)
    .executeTakeFirst();
  if (!refund) return undefined;
  const isSame =
    refund.order_id === orderId &&
    refund.cents === cents &&
    refund.reason === reason &&
    refund.note === note &&
    refund.end_access === endAccess;
  if (isSame) return refund;
  throw keyReusedError(
    `An earlier attempt already requested a refund of ${formatUsd(refund.cents)}. Submit again only to make a second refund.`,
  );
}

async function assertRefundable(
  trx: Trx,
  order: Order,
  attempt: Attempt | undefined,
  cents: number,
) {
  if (!order.paid_at) throw new ApiError(409, "not-paid", "This order has not been paid.");
  if (attempt && (await hasOpenDispute(trx, attempt.id))) throw inDisputeError;
  const maxCents = calculateRefundable(order, attempt).cents;
  if (maxCents === 0) throw new ApiError(409, "refunded", "There is nothing left to refund.");
  if (cents > maxCents) {
    const message = `At most $${(maxCents / 100).toFixed(2)} can be refunded.`;
    throw new ApiError(409, "exceeds-refundable", message);
  }
}

const inDisputeError = new ApiError(
  409,
  "in-dispute",
  "The buyer disputed this payment. You can refund it if you win the dispute.",
);

interface NewRefund {
  order: Order;
  attempt: Attempt | undefined;
  input: RefundInput;
  by: ActorRef;
}

async function insertRefund(deps: Deps, trx: Trx, { order, attempt, input, by }: NewRefund) {
  const { now } = deps;
  if (attempt) await updateAttemptTotals(deps, trx, attempt.id, input.cents);
  return trx
    .insertInto("refunds")
    .values({
      order_id: order.id,
      attempt_id: attempt?.id ?? null,
      idempotency_key: input.idempotencyKey,
      kind: attempt ? "refund" : "manual",
      state: "requested",
      cents: input.cents,
      reason: input.reason,
      note: input.note ?? "",
      owner: typeof by === "string" ? null : by.owner,
      end_access: input.endAccess,
      requested_at: now(),
      updated_at: now(),
      // Usually the queued job runs first. This is a fallback if it is lost or another refund is being sent.
      next_check_at: secondsFromNow(deps, deps.settings.RECONCILE_INTERVAL_SECONDS * 2),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
