import { replyDueDate } from "../core/local-time.ts";
import { absoluteUrl, defineMessage, type MessageDefinition } from "../mail/define-message.ts";
import { findOrder, findOrderItems, orderPath, recordEvent } from "../orders/orders.ts";
import { findAnnouncement } from "./announcements.ts";
import { findBuyerMessage } from "./buyer-messages.ts";
import * as emails from "./emails.ts";
import { buyerMessage } from "./messages/buyer-message.tsx";
import { delivery } from "./messages/delivery.tsx";
import { newVersion } from "./messages/new-version.tsx";
import { saleNotification } from "./messages/sale.tsx";
import { unsubscribeUrl } from "./opt-outs.ts";
import { emailBuyer, loadOrderEmailData } from "./order-email-data.ts";

export const fulfillmentMessages: MessageDefinition[] = [
  /** `again` makes a resent email a different job, so that the queue does not skip it. */
  defineMessage(
    emails.delivery,
    (deps, { orderId }) => emailBuyer(deps, orderId, delivery),
    async ({ db }, { orderId }) => {
      await recordEvent(db, orderId, "delivery-mailed", "system");
    },
  ),

  defineMessage(emails.newVersion, async (deps, { orderId, ...announced }) => {
    const queued = await findOrder(deps.db, orderId);
    const found = queued && (await findAnnouncement(deps, announced, queued.email));
    if (!found) return undefined;
    const { order, announcement } = found;
    const message = newVersion({
      ...announcement,
      orderNumber: order.number,
      orderUrl: absoluteUrl(deps, orderPath(deps, order)),
      unsubscribeUrl: unsubscribeUrl(deps, order),
    });
    return { to: [order.email], message };
  }),

  defineMessage(emails.buyerMessage, async (deps, { orderId, eventId }) => {
    const order = await findOrder(deps.db, orderId);
    const written = await findBuyerMessage(deps, eventId);
    if (!order || !written) return undefined;
    const items = await findOrderItems(deps.db, orderId);
    const message = buyerMessage({
      ...written,
      orderNumber: order.number,
      items: items.map(({ name }) => name).join(", "),
      orderUrl: absoluteUrl(deps, orderPath(deps, order)),
    });
    return { to: [order.email], message };
  }),

  defineMessage(emails.saleNotification, async (deps, { orderId }) => {
    const order = await findOrder(deps.db, orderId);
    if (!order?.paid_at) return undefined;
    const contactBy = replyDueDate(order.paid_at);
    const message = saleNotification(await loadOrderEmailData(deps, order), contactBy);
    return { to: deps.settings.OWNER_EMAILS, message };
  }),
];
