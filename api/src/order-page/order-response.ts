import type { OrderResponse } from "@agency/contract/api/orders";
import type { Deps } from "../deps.ts";
import { ApiError } from "../errors.ts";
import { findDownloads } from "../fulfillment/fulfillment.ts";
import { getHours } from "../hours/hours.ts";
import {
  findActiveAttempt,
  findOrderItems,
  lookOf,
  maskEmail,
  type OpenedOrder,
  verifyOrderToken,
} from "../orders/orders.ts";
import { findPaymentPagePath } from "../payment-requests/payment-requests.ts";
import { buyerInvoices } from "./invoices.ts";
import { buyerRefunds } from "./refunds.ts";

export const accessEndedError = new ApiError(
  410,
  "access-ended",
  "Access to this order has ended. Please write to us if that is a mistake.",
);

/** Whoever has the link sees it, until it is replaced or its time is over. */
export async function requireOrderAccess(deps: Deps, token: string): Promise<OpenedOrder> {
  const order = await verifyOrderToken(deps, token);
  assertLinkActive(order);
  return order;
}

function assertLinkActive(order: OpenedOrder) {
  // Nothing about the new one: whoever holds the old link may not be the buyer.
  if (order.closed === "replaced")
    throw new ApiError(410, "link-replaced", "A newer link to this order has replaced this one.");
  if (order.access_ended && order.state !== "refunded") throw accessEndedError;
  // Whoever got the money back may see that it is on its way.
  if (order.closed === "over" && order.state !== "refunded") {
    throw new ApiError(
      410,
      "link-over",
      "This link was valid for 12 months. You can ask for a fresh one.",
    );
  }
}

export async function buildOrderResponse(
  deps: Deps,
  order: OpenedOrder,
  token: string,
): Promise<OrderResponse> {
  const items = await findOrderItems(deps.db, order.id);
  const downloads = order.closed ? new Map() : await findDownloads(deps, order, items);
  const attempt = await findActiveAttempt(deps.db, order.id);
  const failed = order.state === "pending" && !attempt;
  const transactionId = attempt?.state === "captured" ? attempt.transaction_id : null;
  const refunds = await buyerRefunds(deps, order);
  const payPath = await findPaymentPagePath(deps, order);
  const hours = await getHours(deps.db, order.id);
  const invoices = await buyerInvoices(deps, order, token);
  return {
    number: order.number,
    state: order.state,
    method: order.method,
    placedAt: order.placed_at.toISOString(),
    paidAt: order.paid_at?.toISOString(),
    dueAt: order.state === "claimed" ? order.due_at?.toISOString() : undefined,
    accessUntil: order.access_until?.toISOString(),
    email: maskEmail(order.email),
    ...(order.buyer_name && { buyerName: order.buyer_name }),
    ...(transactionId && { transactionId }),
    totalCents: order.total_cents,
    ...(failed && { paymentFailed: true as const }),
    ...(payPath && { payPath }),
    ...(refunds.length > 0 && { refunds }),
    ...(hours && { hours }),
    ...(order.billing_address && { hasBillingAddress: true as const }),
    ...invoices,
    items: items.map((item) => {
      const { name, kind, quantity, total_cents, catalog_id } = item;
      const look = lookOf(item);
      const download = catalog_id && downloads.get(catalog_id);
      return {
        name,
        kind,
        quantity,
        totalCents: total_cents,
        ...(look && { look }),
        ...(download && {
          download: { ...download, path: `/api/orders/${token}/files/${catalog_id}` },
        }),
      };
    }),
  };
}
