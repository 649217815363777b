import type { OrderResponse } from "@agency/contract/api/orders";
import type { Deps } from "../core/deps.ts";
import { ApiError } from "../core/errors.ts";
import { findDownloads, wantsUpdates } from "../fulfillment/fulfillment.ts";
import { getHours } from "../hours/hours.ts";
import {
  findActiveAttempt,
  findOrderItems,
  getChosenLook,
  maskEmail,
  type OpenedOrder,
  verifyOrderToken,
} from "../orders/orders.ts";
import { findPaymentPagePath } from "../payment-requests/payment-requests.ts";
import { findBuyerInvoices } from "./invoices.ts";
import { findBuyerRefunds } from "./refunds.ts";

export const accessEndedError = new ApiError(
  410,
  "access-revoked",
  "Access to this order has ended. If you think this is a mistake, please contact us.",
);

/** Anyone with the link can open the order until the link is replaced or expires. */
export async function requireOrderAccess(deps: Deps, token: string): Promise<OpenedOrder> {
  const order = await verifyOrderToken(deps, token);
  assertLinkActive(order);
  return order;
}

function assertLinkActive(order: OpenedOrder) {
  // Reveals nothing about the new link, because the holder of the old one may not be the buyer.
  if (order.linkState === "replaced")
    throw new ApiError(410, "link-replaced", "This link was replaced by a newer one.");
  if (order.access_revoked && order.state !== "refunded") throw accessEndedError;
  // A refunded buyer can still see the status of the refund.
  if (order.linkState === "expired" && order.state !== "refunded") {
    throw new ApiError(
      410,
      "link-expired",
      "This link expired after 12 months. You can request a new one.",
    );
  }
}

export async function buildOrderResponse(
  deps: Deps,
  order: OpenedOrder,
  token: string,
): Promise<OrderResponse> {
  const items = await findOrderItems(deps.db, order.id);
  const downloads =
    order.linkState === "active" ? await findDownloads(deps, order, items) : new Map();
  const attempt = await findActiveAttempt(deps.db, order.id);
  const refunds = await findBuyerRefunds(deps, order);
  return {
    number: order.number,
    state: order.state,
    method: order.method,
    placedAt: order.placed_at.toISOString(),
    paidAt: order.paid_at?.toISOString(),
    dueAt: order.state === "claimed" ? order.due_at?.toISOString() : undefined,
    accessExpiresAt: order.access_expires_at?.toISOString(),
    email: maskEmail(order.email),
    buyerName: order.buyer_name || undefined,
    transactionId: (attempt?.state === "captured" && attempt.transaction_id) || undefined,
    totalCents: order.total_cents,
    paymentFailed: order.state === "pending" && !attempt ? true : undefined,
    paymentPagePath: await findPaymentPagePath(deps, order),
    refunds: refunds.length > 0 ? refunds : undefined,
    hours: await getHours(deps.db, order.id),
    hasBillingAddress: order.billing_address ? true : undefined,
    updateEmails: downloads.size > 0 ? await wantsUpdates(deps.db, order) : undefined,
    ...(await findBuyerInvoices(deps, order, token)),
    items: items.map((item) => {
      const { name, kind, quantity, total_cents, catalog_id } = item;
      const download = catalog_id ? downloads.get(catalog_id) : undefined;
      return {
        name,
        kind,
        quantity,
        totalCents: total_cents,
        look: getChosenLook(item),
        download: download && { ...download, path: `/api/orders/${token}/files/${catalog_id}` },
      };
    }),
  };
}
