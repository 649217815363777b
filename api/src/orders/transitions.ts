/** Changes of an order's state. Each returns undefined, or false, when the order's state does not allow it. */
import type { UpdateObject } from "kysely";
import type { Deps } from "../core/deps.ts";
import type { Transition } from "../core/states.ts";
import type { Trx } from "../db/database.ts";
import type { Order, Tables } from "../db/tables.ts";
import { newAccessExpiry } from "./access.ts";
import { type ActorRef, insertEvent } from "./events.ts";
import { lockOrder } from "./find.ts";
import { orderTransitions } from "./states.ts";

export interface OrderPayment {
  method?: Order["method"];
  /** Now, unless the order is restored from the gateway. */
  paidAt?: Date | undefined;
}

/** The order's event is recorded in the same statement. */
export function markOrderPaid(
  deps: Deps,
  trx: Trx,
  orderId: number,
  by: ActorRef,
  { method, paidAt }: OrderPayment,
): Promise<Order | undefined> {
  const { from, to } = orderTransitions.pay;
  return trx
    .with("changed", (query) =>
      query
        .updateTable("orders")
        .set({
          state: to,
          method,
          paid_at: paidAt ?? deps.now(),
          access_expires_at: newAccessExpiry(deps),
        })
        .where("id", "=", orderId)
        .where("state", "in", from)
        .returningAll()
        .returning("id as order_id"),
    )
    .with("event", insertEvent("paid", by))
    .selectFrom("changed")
    .selectAll()
    .executeTakeFirst();
}

export async function claimOrder({ now }: Deps, trx: Trx, orderId: number, dueAt: Date) {
  return transitionOrder(trx, orderId, orderTransitions.claim, {
    method: "venmo",
    due_at: dueAt,
    claimed_at: now(),
  });
}

export const cancelPendingOrder = (trx: Trx, orderId: number) =>
  transitionOrder(trx, orderId, orderTransitions.cancel);

export const cancelClaimedOrder = (trx: Trx, orderId: number) =>
  transitionOrder(trx, orderId, orderTransitions.cancelClaim);

async function transitionOrder(
  trx: Trx,
  orderId: number,
  { from, to }: Transition<Order["state"]>,
  changes: UpdateObject<Tables, "orders"> = {},
): Promise<boolean> {
  const changed = await trx
    .updateTable("orders")
    .set({ state: to, ...changes })
    .where("id", "=", orderId)
    .where("state", "in", from)
    .returning("id")
    .executeTakeFirst();
  return changed !== undefined;
}

/** Adds to the order's refunded total and sets its state to match. */
export async function updateRefundedTotal(trx: Trx, orderId: number, cents: number) {
  const order = await lockOrder(trx, orderId);
  const refundedCents = order.refunded_cents + cents;
  const { restorePayment, refundAll, refundPart } = orderTransitions;
  const isPart = refundedCents > 0 && refundedCents !== order.total_cents;
  const { from, to } = isPart ? refundPart : refundedCents === 0 ? restorePayment : refundAll;
  await trx
    .updateTable("orders")
    // A canceled order can have a payment that is refunded.
    .set({ refunded_cents: refundedCents, state: order.paid_at ? to : undefined })
    .where("id", "=", orderId)
    .where((row) => row.or([row("paid_at", "is", null), row("state", "in", from)]))
    .returning("id")
    .executeTakeFirstOrThrow();
}
