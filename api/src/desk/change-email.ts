import { resolveBounces } from "../alerts/alerts.ts";
import type { Deps } from "../core/deps.ts";
import type { Order } from "../db/tables.ts";
import { deletedBuyerError, delivery } from "../fulfillment/fulfillment.ts";
import { isDeletedEmail, isPaid, lockOrder, type OwnerRef, recordEvent } from "../orders/orders.ts";
import { replaceLinksOfOrder } from "../payment-requests/payment-requests.ts";

/** Invalidates existing links, because the old address may belong to someone else. */
export function changeEmail(deps: Deps, order: Order, email: string, by: OwnerRef) {
  if (isDeletedEmail(order.email)) throw deletedBuyerError;
  return deps.db.transaction().execute(async (trx) => {
    if (!(await replaceLinksOfOrder(deps, trx, order, by, email))) return false;
    const again = await recordEvent(trx, order.id, "email-changed", by, { from: order.email });
    await resolveBounces(deps, trx, { orderId: order.id }, by.owner);
    // Re-read under the lock, because another owner may have confirmed the payment.
    if (isPaid(await lockOrder(trx, order.id)))
      await deps.queue.mail(trx, delivery({ orderId: order.id, again }));
    return true;
  });
}
