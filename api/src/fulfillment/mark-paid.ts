import type { Deps } from "../core/deps.ts";
import type { Trx } from "../db/database.ts";
import {
  type ActorRef,
  findOrderItems,
  markOrderPaid,
  type OrderPayment,
} from "../orders/orders.ts";
import { onPaid } from "./on-paid.ts";

/**
 * The only function that marks an order paid and delivers it. on-paid.ts lists what follows.
 * Returns false and changes nothing when the order was not awaiting payment.
 */
export async function markPaid(
  deps: Deps,
  trx: Trx,
  orderId: number,
  by: ActorRef,
  payment: OrderPayment = {},
): Promise<boolean> {
  const order = await markOrderPaid(deps, trx, orderId, by, payment);
  if (!order) return false;
  const items = await findOrderItems(trx, orderId);
  for (const step of onPaid) await step(deps, trx, order, items);
  return true;
}
