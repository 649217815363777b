import { z } from "zod";
import { replyDueDate } from "../local-time.ts";
import { defineMessage, id } from "../mail/define-message.ts";
import { findOrder, recordEvent } from "../orders/orders.ts";
import { delivery } from "./messages/delivery.tsx";
import { saleNotification } from "./messages/sale.tsx";
import { emailBuyer, loadOrderEmailData } from "./order-email-data.ts";

const ofOrder = z.object({ orderId: id });

export const fulfillmentMessages = {
  /** `again` tells a mail that is sent once more from the one before. */
  delivery: defineMessage(
    ofOrder.extend({ again: id.optional() }),
    (deps, { orderId }) => emailBuyer(deps, orderId, delivery),
    async ({ db }, { orderId }) => {
      await recordEvent(db, orderId, "delivery-mailed", "system");
    },
  ),

  "sale-notification": defineMessage(ofOrder, async (deps, { orderId }) => {
    const order = await findOrder(deps.db, orderId);
    if (!order?.paid_at) return undefined;
    const writeBy = replyDueDate(order.paid_at);
    const message = saleNotification(await loadOrderEmailData(deps, order), writeBy);
    return { to: deps.settings.OWNER_EMAILS, message };
  }),
};
