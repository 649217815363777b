import type { Attempt, Order } from "../db/tables.ts";
import type { Deps } from "../deps.ts";
import type { GatewayTransaction } from "../gateways/gateway.ts";
import { findOrder, waitsForMoney } from "../orders/orders.ts";
import { recordCaptured, recordClosed } from "./attempts.ts";

/**
 * Takes the money that is reserved for the attempt, if its order still waits for it; otherwise it goes back.
 * "ended" when that, or another instance, has brought the attempt to its end.
 */
export async function capture(
  deps: Deps,
  attempt: Attempt,
  transaction: GatewayTransaction,
): Promise<"paid" | "ended" | "refused"> {
  const order = await findOrder(deps.db, attempt.order_id);
  if (!order) throw new Error(`attempt ${attempt.reference} without an order`);
  if (!waitsForMoney(order)) return giveBack(deps, attempt, order, transaction.id);
  if (transaction.status !== "captured" && !(await deps.gateway.capture(transaction.id))) {
    return "refused";
  }
  const recorded = await recordCaptured(deps, attempt);
  if (recorded === "closed") {
    // In the very moment of the capture. The state that closed it is the one to tell of.
    const closed = (await findOrder(deps.db, attempt.order_id)) ?? order;
    return giveBack(deps, attempt, closed, transaction.id);
  }
  return recorded;
}

/** What is settled already cannot be voided: then a person has to refund it. */
async function giveBack({ gateway, ...deps }: Deps, attempt: Attempt, order: Order, id: string) {
  const voided = (await gateway.cancel(id)) || (await gateway.find(id))?.status === "voided";
  deps.log.error({ attempt: attempt.reference, voided }, "money for an order that is closed");
  await recordClosed({ ...deps, gateway }, attempt, order, voided);
  return "ended" as const;
}
