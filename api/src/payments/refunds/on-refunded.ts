import type { Deps } from "../../core/deps.ts";
import type { Trx } from "../../db/database.ts";
import type { Refund } from "../../db/tables.ts";
import { creditRefund } from "../../invoices/invoices.ts";
import { findOrder, recordEvent, revokeAccess, updateRefundedTotal } from "../../orders/orders.ts";
import * as emails from "../emails.ts";
import { enqueueOrderRefunded } from "../webhook-events.ts";

type Step = (deps: Deps, trx: Trx, refund: Refund) => Promise<unknown>;

/** The steps after a refund is accepted, in this order and in one transaction. */
export const onRefunded: readonly Step[] = [
  (_, trx, { order_id, cents }) => updateRefundedTotal(trx, order_id, cents),
  async (deps, trx, { end_access, order_id }) => end_access && revokeAccess(deps, trx, order_id),
  (_, trx, { order_id, cents, kind }) =>
    recordEvent(trx, order_id, "refunded", "gateway", { cents, kind }),
  (deps, trx, { id }) => deps.queue.mail(trx, emails.refund({ refundId: id })),
  enqueueOrderRefunded,
  // Last, because the invoice counter stays locked until the transaction ends.
  creditInvoice,
];

async function creditInvoice(deps: Deps, trx: Trx, refund: Refund) {
  const order = await findOrder(trx, refund.order_id);
  if (order) await creditRefund(deps, trx, order, refund);
}
