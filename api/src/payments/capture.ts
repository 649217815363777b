import type { Attempt, Order } from "../db/tables.ts";
import type { Deps } from "../deps.ts";
import type { GatewayTransaction } from "../gateways/gateway.ts";
import { isAwaitingPayment } from "../orders/orders.ts";
import { recordCaptured, recordPaymentForClosedOrder } from "./attempts.ts";

/**
 * Takes the money that is reserved for the attempt, if its order still waits for it; otherwise it goes back.
 * "ended" when that, or another instance, has brought the attempt to its end.
 */
export async function capture(
  deps: Deps,
  attempt: Attempt,
  transaction: GatewayTransaction,
): Promise<"paid" | "ended" | "refused"> {
  const { isOver, order } = await readAttemptAndOrder(deps, attempt);
  if (isOver) return "ended";
  if (!isAwaitingPayment(order)) return voidPayment(deps, attempt, order, transaction.id);
  if (transaction.status !== "captured" && !(await deps.gateway.capture(transaction.id))) {
    return "refused";
  }
  const recorded = await recordCaptured(deps, attempt);
  if (recorded === "closed") {
    // In the very moment of the capture. The state that closed it is the one to tell of.
    const { order: closed } = await readAttemptAndOrder(deps, attempt);
    return voidPayment(deps, attempt, closed, transaction.id);
  }
  return recorded;
}

/**
 * Read at one moment: whoever takes the money writes attempt and order at once, so an order that this very attempt has
 * paid is never taken for one that is closed to it.
 */
async function readAttemptAndOrder({ db }: Deps, { reference }: Attempt) {
  const { attemptState, ...order } = await db
    .selectFrom("payment_attempts")
    .innerJoin("orders", "orders.id", "order_id")
    .selectAll("orders")
    .select("payment_attempts.state as attemptState")
    .where("reference", "=", reference)
    .executeTakeFirstOrThrow();
  return { isOver: attemptState !== "authorized", order };
}

/** What is settled already cannot be voided: then a person has to refund it. */
async function voidPayment({ gateway, ...deps }: Deps, attempt: Attempt, order: Order, id: string) {
  const voided = (await gateway.cancel(id)) || (await gateway.find(id))?.status === "voided";
  deps.log.error({ attempt: attempt.reference, voided }, "money for an order that is closed");
  await recordPaymentForClosedOrder({ ...deps, gateway }, attempt, order, voided);
  return "ended" as const;
}
