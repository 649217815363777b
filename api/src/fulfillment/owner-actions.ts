/** Actions of owners on an order. Each returns whether it changed anything. */
import type { PaymentMethod } from "@agency/contract/api/orders";
import { formatUsd } from "@agency/contract/format/money";
import type { Deps } from "../core/deps.ts";
import { ApiError, keyReusedError } from "../core/errors.ts";
import type { Order } from "../db/tables.ts";
import {
  type ActorRef,
  catalogLineWithPrice,
  findOrderItems,
  isDeletedEmail,
  isPaid,
  placeOrder,
  recordEvent,
  removePromisedContact,
  setOrderAccess,
} from "../orders/orders.ts";
import * as emails from "./emails.ts";
import { markPaid } from "./mark-paid.ts";

export const deletedBuyerError = new ApiError(
  409,
  "deleted",
  "This buyer's personal data was deleted, so there is no email address.",
);

/** Resends the email with the download or receipt. */
export async function resendDelivery(deps: Deps, order: Order, by: ActorRef) {
  if (isDeletedEmail(order.email)) throw deletedBuyerError;
  if (!isPaid(order)) return false;
  await deps.db.transaction().execute(async (trx) => {
    const again = await recordEvent(trx, order.id, "mail-resent", by);
    await deps.queue.mail(trx, emails.delivery({ orderId: order.id, again }));
  });
  return true;
}

/** Records that an owner has emailed the buyer, as the receipt promised. */
export function markContacted(deps: Deps, order: Order, by: ActorRef) {
  return deps.db.transaction().execute(async (trx) => {
    if (!(await removePromisedContact(trx, order.id))) return false;
    await recordEvent(trx, order.id, "contacted", by);
    return true;
  });
}

/** Revokes the buyer's access, or restores it for 12 months. */
export function setAccess(deps: Deps, order: Order, isRestored: boolean, by: ActorRef) {
  return deps.db.transaction().execute(async (trx) => {
    if (!(await setOrderAccess(deps, trx, order.id, isRestored))) return false;
    await recordEvent(trx, order.id, isRestored ? "access-restored" : "access-revoked", by);
    return true;
  });
}

interface Payment {
  /** Idempotency key of the form. */
  idempotencyKey: string;
  catalogId: string;
  amountCents: number;
  email: string;
  buyerName?: string;
  method: Extract<PaymentMethod, "venmo" | "manual">;
}

/** Creates and delivers a paid order for a payment without one. Returns undefined for an unknown catalog item. */
export async function recordPayment(deps: Deps, payment: Payment, by: ActorRef) {
  const line = catalogLineWithPrice(payment.catalogId, payment.amountCents);
  if (!line) return undefined;
  return deps.db.transaction().execute(async (trx) => {
    const { idempotencyKey, email, buyerName, method } = payment;
    const order = await placeOrder(trx, {
      ...{ lines: [line], purchaseKey: idempotencyKey, email, buyerName, method },
      state: "claimed",
      by,
    });
    const [item] = await findOrderItems(trx, order.id);
    if (
      order.email !== email.toLowerCase() ||
      (order.buyer_name ?? undefined) !== buyerName ||
      order.method !== method ||
      order.total_cents !== line.totalCents ||
      item?.catalog_id !== line.catalogId
    ) {
      throw keyReusedError(
        `An earlier attempt already recorded ${formatUsd(order.total_cents)} from ${order.email} as order ${order.number}. Submit again only to record a second payment.`,
      );
    }
    await markPaid(deps, trx, order.id, by);
    return { number: order.number, email: order.email };
  });
}
