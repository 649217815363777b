import type { Deps } from "../core/deps.ts";
import { ApiError } from "../core/errors.ts";
import { orderLink, renewDownloads } from "../fulfillment/fulfillment.ts";
import {
  extendAccess,
  isPaid,
  lockOrder,
  type OpenedOrder,
  recordEvent,
} from "../orders/orders.ts";
import { replaceLinksOfOrder } from "../payment-requests/payment-requests.ts";
import { accessEndedError } from "./order-response.ts";

const notPaidError = new ApiError(409, "not-paid", "There is nothing to download for this order.");

/** Emails a new link with new downloads to the order's address, and invalidates the old link. */
export async function renewLink(deps: Deps, order: OpenedOrder) {
  await deps.db.transaction().execute(async (trx) => {
    // A concurrent request has replaced the link already.
    if (!(await replaceLinksOfOrder(deps, trx, order, "client"))) return;
    // Checked under the order's lock, because a refund can be accepted at the same time.
    if (!(await extendAccess(deps, trx, order.id))) throw accessEndedError;
    if (!isPaid(await lockOrder(trx, order.id))) throw notPaidError;
    const generation = order.link_version + 1;
    await renewDownloads(trx, order.id);
    await recordEvent(trx, order.id, "link-renewed", "buyer", { generation });
    await deps.queue.mail(trx, orderLink({ orderId: order.id, generation }));
  });
}
