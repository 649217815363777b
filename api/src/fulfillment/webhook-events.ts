import type { Deps } from "../core/deps.ts";
import type { Trx } from "../db/database.ts";
import type { Order, OrderItem } from "../db/tables.ts";
import { getBuyerContact } from "../orders/orders.ts";
import { deskUrl, enqueueEvent, orderSubject } from "../webhooks/webhooks.ts";

export async function enqueueOrderPaid(
  deps: Deps,
  trx: Trx,
  order: Order,
  items: readonly OrderItem[],
) {
  const { number, method, total_cents, tax_cents, paid_at } = order;
  if (!paid_at) return;
  const { email, buyerName } = getBuyerContact(order);
  await enqueueEvent(deps, trx, {
    type: "order.paid",
    subject: orderSubject(number),
    data: {
      ...{ number, method, totalCents: total_cents, taxCents: tax_cents, currency: "USD" },
      paidAt: paid_at.toISOString(),
      ...(email && { buyer: { email, ...(buyerName && { name: buyerName }) } }),
      items: items.map(({ name, kind, catalog_id, quantity, total_cents }) => ({
        ...{ name, kind, ...(catalog_id && { catalogId: catalog_id }) },
        ...{ quantity, totalCents: total_cents },
      })),
      deskUrl: deskUrl(deps, `/orders/${number}`),
    },
  });
}
