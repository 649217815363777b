import type { Deps } from "../core/deps.ts";
import type { Order } from "../db/tables.ts";
import { findInvoiceByOrder } from "../invoices/invoices.ts";
import { type AddressedMessage, absoluteUrl } from "../mail/define-message.ts";
import type { Message, OrderEmailData } from "../mail/message.ts";
import {
  findActiveAttempt,
  findOrder,
  findOrderItems,
  getBuyerContact,
  getChosenLook,
  isDeletedEmail,
  orderPath,
} from "../orders/orders.ts";

export async function loadOrderEmailData(deps: Deps, order: Order): Promise<OrderEmailData> {
  const items = await findOrderItems(deps.db, order.id);
  const payment = await findActiveAttempt(deps.db, order.id);
  const { email, buyerName } = getBuyerContact(order);
  return {
    number: order.number,
    placedAt: order.placed_at,
    paidAt: order.paid_at ?? undefined,
    dueAt: order.due_at ?? undefined,
    method: order.method,
    lastFour: payment?.last_four ?? undefined,
    transactionId: payment?.transaction_id ?? undefined,
    paymentFailed: order.state === "pending" && !payment,
    buyerName,
    buyerEmail: email,
    totalCents: order.total_cents,
    accessExpiresAt: order.access_expires_at ?? undefined,
    invoice: (await findInvoiceByOrder(deps.db, order.id))?.number,
    orderUrl: absoluteUrl(deps, orderPath(deps, order)),
    items: items.map((item) => {
      const { name, kind, quantity, total_cents, catalog_id } = item;
      return {
        ...{ name, kind, quantity, totalCents: total_cents, look: getChosenLook(item) },
        catalogId: catalog_id ?? undefined,
        file: catalog_id ? deps.files.find(catalog_id) : undefined,
      };
    }),
  };
}

export async function emailBuyer(
  deps: Deps,
  orderId: number,
  compose: (order: OrderEmailData) => Message,
): Promise<AddressedMessage | undefined> {
  const order = await findOrder(deps.db, orderId);
  if (!order || isDeletedEmail(order.email)) return undefined;
  return { to: [order.email], message: compose(await loadOrderEmailData(deps, order)) };
}
