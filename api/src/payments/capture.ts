import type { Deps } from "../core/deps.ts";
import type { Attempt, Order } from "../db/tables.ts";
import type { GatewayTransaction } from "../gateways/gateway.ts";
import { isAwaitingPayment } from "../orders/orders.ts";
import { recordCaptured, recordPaymentForClosedOrder } from "./attempts.ts";

/**
 * Captures an authorized payment, or voids it if the order is no longer awaiting payment. "rejected" means that the gateway rejected the
 * capture, and "already_resolved" that another instance resolved the attempt first.
 */
export async function capture(
  deps: Deps,
  attempt: Attempt,
  transaction: GatewayTransaction,
): Promise<"paid" | "order_closed" | "already_resolved" | "rejected"> {
  const { isFinal, order } = await readAttemptAndOrder(deps, attempt);
  if (isFinal) return "already_resolved";
  if (!isAwaitingPayment(order)) return voidTransaction(deps, attempt, order, transaction.id);
  if (transaction.status !== "captured" && !(await deps.gateway.capture(transaction.id))) {
    return "rejected";
  }
  const result = await recordCaptured(deps, attempt);
  if (result === "order_closed") {
    // The order was closed during the capture. Read it again, because the alert reports its current state.
    const { order: closedOrder } = await readAttemptAndOrder(deps, attempt);
    return voidTransaction(deps, attempt, closedOrder, transaction.id);
  }
  return result;
}

/** Reads both in one query, because attempt and order are updated in one transaction. */
async function readAttemptAndOrder({ db }: Deps, { reference }: Attempt) {
  const { attemptState, ...order } = await db
    .selectFrom("payment_attempts")
    .innerJoin("orders", "orders.id", "order_id")
    .selectAll("orders")
    .select("payment_attempts.state as attemptState")
    .where("reference", "=", reference)
    .executeTakeFirstOrThrow();
  return { isFinal: attemptState !== "authorized", order };
}

/** Voids the transaction for a closed order. A settled transaction cannot be voided, so an owner has to refund it. */
async function voidTransaction(deps: Deps, attempt: Attempt, order: Order, transactionId: string) {
  const { gateway, log } = deps;
  const isVoided =
    (await gateway.void(transactionId)) || (await gateway.find(transactionId))?.status === "voided";
  log.error({ attempt: attempt.reference, voided: isVoided }, "payment for a closed order");
  await recordPaymentForClosedOrder(deps, attempt, order, isVoided);
  return "order_closed" as const;
}
