/** The state transitions of a refund. Each one and its effects are committed in one transaction. */
import { sql } from "kysely";
import { clearFailure, raiseAlertInTransaction } from "../../alerts/alerts.ts";
import type { Deps } from "../../core/deps.ts";
import type { Transition } from "../../core/states.ts";
import type { Trx } from "../../db/database.ts";
import type { Order, Refund } from "../../db/tables.ts";
import { restoreRefundedHours } from "../../hours/hours.ts";
import { voidCreditNote } from "../../invoices/invoices.ts";
import { lockOrder, recordEvent, updateRefundedTotal } from "../../orders/orders.ts";
import { hasOpenDispute } from "../disputes/has-open-dispute.ts";
import * as emails from "../emails.ts";
import { updateAttemptTotals } from "./attempt-totals.ts";
import { onRefunded } from "./on-refunded.ts";
import { refundTransitions } from "./states.ts";

type RefundChanges = Partial<Pick<Refund, "kind" | "gateway_id" | "soft_decline_count">> & {
  failure_reason?: string;
};

export const secondsFromNow = ({ now }: Deps, seconds: number) =>
  sql<Date>`${now()} + make_interval(secs => ${seconds})`;

export const IN_DISPUTE_REASON = "The buyer disputed the payment.";

/** Returns undefined if the refund has changed, a dispute is open, or another refund of the payment is being sent. */
export async function markSending(deps: Deps, refund: Refund, kind: "void" | "refund") {
  try {
    return await withOrderLock(deps, refund, async (trx, order) => {
      // A dispute may have been opened since the caller checked.
      if (await hasOpenDispute(trx, refund.attempt_id ?? 0)) {
        await markFailedInTransaction(deps, trx, order, refund, IN_DISPUTE_REASON);
        return undefined;
      }
      // Check again only after the grace period: by then the gateway call has taken effect or failed.
      const { CHARGE_GRACE_SECONDS } = deps.settings;
      const { send } = refundTransitions;
      return transition(deps, trx, refund, send, { kind }, CHARGE_GRACE_SECONDS);
    });
  } catch (error) {
    // The unique index allows only one refund of a payment to be sent at a time.
    if ((error as { constraint?: string }).constraint === "refunds_sending") return undefined;
    throw error;
  }
}

/** For refunds that can only be sent later. The buyer is notified once, and not of soft declines. */
export function markWaiting(
  deps: Deps,
  refund: Refund,
  nextCheckSeconds: number,
  changes: RefundChanges = {},
) {
  return withOrderLock(deps, refund, async (trx) => {
    const { id, order_id, cents } = refund;
    const { wait } = refundTransitions;
    const waiting = await transition(deps, trx, refund, wait, changes, nextCheckSeconds);
    if (!waiting || refund.state === "waiting" || changes.soft_decline_count) return waiting;
    await recordEvent(trx, order_id, "refund-pending", "system", { cents });
    await deps.queue.mail(trx, emails.refundPending({ refundId: id }));
    return waiting;
  });
}

/** For refunds that did not reach the gateway, or have to be sent with another method. */
export const resetToRequested = (deps: Deps, refund: Refund) =>
  withOrderLock(deps, refund, (trx) =>
    transition(deps, trx, refund, refundTransitions.reset, {}, 0),
  );

export const markAccepted = (deps: Deps, refund: Refund, changes: RefundChanges) =>
  withOrderLock(deps, refund, (trx) => markAcceptedInTransaction(deps, trx, refund, changes));

/**
 * For a refund that the gateway accepted or that an owner made outside it. Voids and manual refunds become settled
 * directly. on-refunded.ts lists what follows.
 */
export async function markAcceptedInTransaction(
  deps: Deps,
  trx: Trx,
  refund: Refund,
  changes: RefundChanges,
) {
  const { accept, complete } = refundTransitions;
  // Voids and manual refunds need no settlement.
  const stateChange = (changes.kind ?? refund.kind) === "refund" ? accept : complete;
  const accepted = await transition(
    deps,
    trx,
    refund,
    stateChange,
    changes,
    SETTLEMENT_CHECK_SECONDS,
  );
  if (accepted) for (const step of onRefunded) await step(deps, trx, accepted);
  return accepted;
}

/** A refund takes days to settle, and may still fail until then. */
const SETTLEMENT_CHECK_SECONDS = 4 * 60 * 60;

/** Kind of the alert about an accepted refund that should have been settled by now. */
export const SETTLEMENT_OVERDUE = "refund-settlement-overdue";

export const markSettled = (deps: Deps, refund: Refund) =>
  withOrderLock(deps, refund, async (trx) => {
    const settled = await transition(deps, trx, refund, refundTransitions.settle, {}, 0);
    if (settled) await clearFailure(deps, trx, { kind: SETTLEMENT_OVERDUE, subject: refund.id });
    return settled;
  });

export function markFailed(deps: Deps, refund: Refund, failureReason: string) {
  return withOrderLock(deps, refund, (trx, order) =>
    markFailedInTransaction(deps, trx, order, refund, failureReason),
  );
}

/** Restores the refundable amount and the prepaid hours, and alerts the owners. */
export async function markFailedInTransaction(
  deps: Deps,
  trx: Trx,
  order: Order,
  refund: Refund,
  failureReason: string,
) {
  const before = await trx
    .selectFrom("refunds")
    .select("accepted_at")
    .where("id", "=", refund.id)
    .executeTakeFirstOrThrow();
  const changes = { failure_reason: failureReason };
  const failed = await transition(deps, trx, refund, refundTransitions.fail, changes, 0);
  if (!failed) return undefined;
  await clearFailure(deps, trx, { kind: SETTLEMENT_OVERDUE, subject: refund.id });
  if (refund.attempt_id) await updateAttemptTotals(deps, trx, refund.attempt_id, -refund.cents);
  await restoreRefundedHours(deps, trx, refund);
  if (before.accepted_at) {
    await updateRefundedTotal(trx, refund.order_id, -refund.cents);
    await voidCreditNote(deps, trx, refund);
  }
  const { cents, order_id } = refund;
  await recordEvent(trx, order_id, "refund-failed", "gateway", { cents, reason: failureReason });
  const detail = { order: order.number, cents, reason: failureReason };
  await raiseAlertInTransaction(deps, trx, { kind: "refund-failed", subject: refund.id, detail });
  return failed;
}

/** State changes of refunds run under the order's lock. */
export function withOrderLock<T>(
  deps: Deps,
  { order_id }: Pick<Refund, "order_id">,
  work: (trx: Trx, order: Order) => Promise<T>,
) {
  return deps.db.transaction().execute(async (trx) => work(trx, await lockOrder(trx, order_id)));
}

/** Returns undefined if the refund's state does not allow it, or was changed since it was read. */
async function transition(
  deps: Deps,
  trx: Trx,
  refund: Pick<Refund, "id" | "version">,
  { from, to }: Transition<Refund["state"]>,
  changes: RefundChanges,
  nextCheckSeconds: number,
): Promise<Refund | undefined> {
  return trx
    .updateTable("refunds")
    .set({
      state: to,
      version: refund.version + 1,
      updated_at: deps.now(),
      next_check_at: secondsFromNow(deps, nextCheckSeconds),
      failed_at: to === "failed" ? deps.now() : undefined,
      accepted_at: ["accepted", "settled"].includes(to)
        ? sql<Date>`coalesce(accepted_at, ${deps.now()})`
        : undefined,
      ...changes,
    })
    .where("id", "=", refund.id)
    .where("state", "in", from)
    .where("version", "=", refund.version)
    .returningAll()
    .executeTakeFirst();
}
