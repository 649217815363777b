import { type RawBuilder, sql } from "kysely";
import { raiseAlertInTransaction } from "../alerts/alerts.ts";
import { reaggregateDaysSince } from "../analytics/analytics.ts";
import type { Deps } from "../core/deps.ts";
import type { Transition } from "../core/states.ts";
import type { Db, Trx } from "../db/database.ts";
import type { Attempt, Order } from "../db/tables.ts";
import { markPaid } from "../fulfillment/fulfillment.ts";
import type { Declined, GatewayTransaction } from "../gateways/gateway.ts";
import {
  activeAttemptStates,
  insertEvent,
  isAwaitingPayment,
  lockOrder,
} from "../orders/orders.ts";
import { queueAttachableDisputes } from "./disputes/attachable.ts";
import { newReference } from "./reference.ts";
import { attemptTransitions } from "./states.ts";

export function findActiveAttemptByPurchaseKey(
  db: Db,
  purchaseKey: string,
): Promise<Attempt | undefined> {
  return db
    .selectFrom("payment_attempts")
    .innerJoin("orders", "orders.id", "order_id")
    .selectAll("payment_attempts")
    .where("payment_attempts.state", "in", activeAttemptStates)
    .where("orders.purchase_key", "=", purchaseKey)
    .executeTakeFirst();
}

/** Added to the gateway timeout, because recording the response takes time too. */
const WRITE_MARGIN_SECONDS = 5;

/** Call this before calling the gateway, so that the attempt can be reconciled after a crash. */
export async function createAttempt(
  { now, settings }: Deps,
  trx: Trx,
  order: Order,
  { attemptKey, networkHash }: { attemptKey: string; networkHash: string },
): Promise<Attempt> {
  const seconds = settings.GATEWAY_TIMEOUT_SECONDS + WRITE_MARGIN_SECONDS;
  return trx
    .with("changed", (query) =>
      query
        .insertInto("payment_attempts")
        .values({
          order_id: order.id,
          attempt_key: attemptKey,
          reference: newReference(order.number),
          state: "charging",
          amount_cents: order.total_cents,
          network_hash: networkHash,
          in_flight_until: sql<Date>`${now()} + make_interval(secs => ${seconds})`,
          created_at: now(),
          updated_at: now(),
        })
        .returningAll(),
    )
    .with("event", insertEvent("charging", "buyer", sql`jsonb_build_object('attempt', reference)`))
    .selectFrom("changed")
    .selectAll()
    .executeTakeFirstOrThrow();
}

/** Returns false if the attempt is no longer charging, for example because the reconciler resolved it. */
export function recordAuthorized(deps: Deps, attempt: Attempt, transaction: GatewayTransaction) {
  return tryTransition(deps, attempt, attemptTransitions.authorize, {
    transaction_id: transaction.id,
    method: transaction.method ?? null,
    last_four: transaction.lastFour ?? null,
  });
}

export function recordDeclined(deps: Deps, attempt: Attempt, declined: Declined) {
  const { declineReason = "The payment was declined.", isCardDecline = false } = declined;
  return tryTransition(deps, attempt, attemptTransitions.decline, {
    decline_reason: declineReason,
    is_card_decline: isCardDecline,
  });
}

/** Call this when the gateway did not respond, so that the attempt no longer counts as in flight. */
export async function clearInFlight({ db, log }: Deps, attempt: Attempt) {
  await db
    .updateTable("payment_attempts")
    .set({ in_flight_until: null })
    .where("id", "=", attempt.id)
    .execute()
    // Safe to ignore, because in_flight_until is only a few seconds ahead.
    .catch((error) =>
      log.warn({ err: error, attempt: attempt.reference }, "could not clear in_flight_until"),
    );
}

/** The buyer was not charged: the gateway rejected the request, has no transaction, or has voided it. */
export function recordAbandoned(deps: Deps, attempt: Attempt) {
  return tryTransition(deps, attempt, attemptTransitions.abandon, {});
}

export function recordVoided(deps: Deps, attempt: Attempt) {
  return tryTransition(deps, attempt, attemptTransitions.void, {});
}

/**
 * Marks attempt and order paid in one transaction. Changes nothing if the order is closed, or if another instance has
 * resolved the attempt already.
 */
export async function recordCaptured(
  deps: Deps,
  attempt: Attempt,
): Promise<"paid" | "order_closed" | "already_resolved"> {
  return deps.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, attempt.order_id);
    if (!isAwaitingPayment(order)) {
      const current = await findAttempt(trx, "reference", attempt.reference);
      // If it is not authorized any more, another instance has resolved it already.
      return current?.state === "authorized" ? "order_closed" : "already_resolved";
    }
    const captured = await transition(deps, trx, attempt, attemptTransitions.capture, {
      // Payments settle overnight, so an earlier check finds nothing.
      next_check_at: sql<Date>`${deps.now()} + interval '4 hours'`,
    });
    if (!captured) return "already_resolved";
    const { method, created_at } = captured;
    const paidAt = (await isRestored(trx, captured)) ? created_at : undefined;
    if (paidAt) await reaggregateDaysSince(trx, paidAt);
    await markPaid(deps, trx, order.id, "gateway", { method: method ?? undefined, paidAt });
    if (paidAt) await queueAttachableDisputes(deps, trx, captured);
    return "paid";
  });
}

/** Whether the attempt was recreated from the gateway's record after a backup was restored. */
async function isRestored(trx: Trx, { order_id, transaction_id }: Attempt) {
  const event = await trx
    .selectFrom("order_events")
    .select("id")
    .where("order_id", "=", order_id)
    .where("kind", "=", "restored")
    .where(sql`detail ->> 'transaction'`, "=", transaction_id)
    .executeTakeFirst();
  return event !== undefined;
}

/** Records a payment for an order that is no longer awaiting payment, and alerts the owners. */
export function recordPaymentForClosedOrder(
  deps: Deps,
  attempt: Attempt,
  order: Order,
  isVoided: boolean,
) {
  return deps.db.transaction().execute(async (trx) => {
    const outcome = isVoided ? attemptTransitions.void : attemptTransitions.capture;
    const updated = await transition(deps, trx, attempt, outcome, {});
    if (!updated) return;
    const { transaction_id: transaction, amount_cents: cents } = updated;
    const detail = {
      order: order.number,
      state: order.state,
      transaction,
      cents,
      voided: isVoided,
    };
    const subject = updated.reference;
    await raiseAlertInTransaction(deps, trx, { kind: "payment-for-closed-order", subject, detail });
  });
}

type AttemptChanges = Partial<
  Pick<Attempt, "transaction_id" | "method" | "last_four" | "decline_reason" | "is_card_decline">
> & { next_check_at?: RawBuilder<Date> };

type AttemptTransition = Transition<Attempt["state"]>;

async function tryTransition(
  deps: Deps,
  attempt: Attempt,
  stateChange: AttemptTransition,
  changes: AttemptChanges,
) {
  return (await transition(deps, deps.db, attempt, stateChange, changes)) !== undefined;
}

/** Updates the attempt and inserts its event in one statement. Returns undefined if its state does not allow it. */
function transition(
  deps: Deps,
  db: Db,
  attempt: Attempt,
  { from, to }: AttemptTransition,
  changes: AttemptChanges,
): Promise<Attempt | undefined> {
  return db
    .with("changed", (query) =>
      query
        .updateTable("payment_attempts")
        .set({ state: to, updated_at: deps.now(), ...changes })
        .where("id", "=", attempt.id)
        .where("state", "in", from)
        .returningAll(),
    )
    .with("event", insertEvent(to, "gateway", outcomeDetail))
    .selectFrom("changed")
    .selectAll()
    .executeTakeFirst();
}

const outcomeDetail = sql`jsonb_build_object('transaction', transaction_id, 'declineReason', decline_reason)`;

/** Finds the newest match, because a failed attempt may be retried with the same key. */
export function findAttempt(
  db: Db,
  by: "attempt_key" | "reference" | "transaction_id",
  value: string,
): Promise<Attempt | undefined> {
  return db
    .selectFrom("payment_attempts")
    .selectAll()
    .where(by, "=", value)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}
