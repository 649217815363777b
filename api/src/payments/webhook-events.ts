/** Events for outgoing webhooks. webhooks.ts handles those of the gateway. */
import type { Deps } from "../core/deps.ts";
import type { Trx } from "../db/database.ts";
import type { Order, Refund } from "../db/tables.ts";
import { findOrder } from "../orders/orders.ts";
import { deskUrl, enqueueEvent, orderSubject } from "../webhooks/webhooks.ts";
import type { DisputeToStore } from "./disputes/unreadable.ts";

export async function enqueueOrderRefunded(deps: Deps, trx: Trx, refund: Refund) {
  const order = await findOrder(trx, refund.order_id);
  if (!order) return;
  const { id, cents, kind, reason } = refund;
  const { number, state, total_cents, refunded_cents } = order;
  await enqueueEvent(deps, trx, {
    type: "order.refunded",
    subject: orderSubject(number),
    data: {
      ...{ number, state, refundId: id, cents, kind, reason },
      ...{ refundedCents: refunded_cents, totalCents: total_cents, currency: "USD" },
      deskUrl: deskUrl(deps, `/orders/${number}`),
    },
  });
}

export function enqueueDisputeOpened(deps: Deps, trx: Trx, order: Order, dispute: DisputeToStore) {
  const { id, cents, reason, outcome, replyBy } = dispute;
  return enqueueEvent(deps, trx, {
    type: "dispute.opened",
    subject: orderSubject(order.number),
    data: {
      ...{ id, order: order.number, cents, currency: "USD", reason, outcome },
      ...(replyBy && { replyBy }),
      deskUrl: deskUrl(deps, `/orders/${order.number}`),
    },
  });
}
