/** What an owner does by hand to an order. Each answers whether it changed anything. */
import type { PaymentMethod } from "@agency/contract/api/orders";
import { sql } from "kysely";
import { resolveBounces } from "../alerts/alerts.ts";
import type { Order } from "../db/tables.ts";
import type { Deps } from "../deps.ts";
import { ApiError } from "../errors.ts";
import {
  type ActorRef,
  catalogLineWithPrice,
  isRemoved,
  lockOrder,
  placeOrder,
  recordEvent,
  replaceOrderLink,
  resolveActor,
} from "../orders/orders.ts";
import { markPaid } from "./mark-paid.ts";

const deleted = new ApiError(
  409,
  "deleted",
  "This buyer's personal data was deleted. There is no address to write to.",
);

const isDelivered = ({ state }: Pick<Order, "state">) =>
  state === "paid" || state === "part_refunded";

/** The mail with the download or the receipt goes out once more, to the order's address. */
export async function resendDelivery(deps: Deps, order: Order, by: ActorRef) {
  if (isRemoved(order.email)) throw deleted;
  if (!isDelivered(order)) return false;
  await deps.db.transaction().execute(async (trx) => {
    const again = await recordEvent(trx, order.id, "mail-resent", by);
    await deps.queue.mail(trx, { kind: "delivery", orderId: order.id, again });
  });
  return true;
}

/** Replaces the old links, too: whoever reads the old mailbox is not the buyer. */
export function changeEmail(deps: Deps, order: Order, email: string, by: ActorRef) {
  if (isRemoved(order.email)) throw deleted;
  return deps.db.transaction().execute(async (trx) => {
    if (!(await replaceOrderLink(trx, order, email))) return false;
    const again = await recordEvent(trx, order.id, "email-changed", by, { from: order.email });
    await resolveBounces(deps, trx, { orderId: order.id }, resolveActor(by).owner);
    // Read again under the lock: another owner may have delivered it meanwhile.
    if (isDelivered(await lockOrder(trx, order.id)))
      await deps.queue.mail(trx, { kind: "delivery", orderId: order.id, again });
    return true;
  });
}

/** An owner has written to the buyer, as the receipt promised. */
export function markContacted(deps: Deps, order: Order, by: ActorRef) {
  return deps.db.transaction().execute(async (trx) => {
    const promised = await trx
      .deleteFrom("promised_contacts")
      .where("order_id", "=", order.id)
      .returning("order_id")
      .executeTakeFirst();
    if (!promised) return false;
    await recordEvent(trx, order.id, "contacted", by);
    return true;
  });
}

/** Ends the buyer's access now, or opens it for another twelve months. */
export function setAccess(deps: Deps, order: Order, open: boolean, by: ActorRef) {
  const { now } = deps;
  const isOpen = sql<boolean>`access_until > ${now()}`;
  return deps.db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable("orders")
      .set({
        access_until: open ? sql<Date>`${now()} + interval '12 months'` : now(),
        access_ended: !open,
      })
      .where("id", "=", order.id)
      .where("paid_at", "is not", null)
      .where(open ? sql<boolean>`not ${isOpen}` : isOpen)
      .returning("id")
      .executeTakeFirst();
    if (!changed) return false;
    await recordEvent(trx, order.id, open ? "access-opened" : "access-ended", by);
    return true;
  });
}

interface Payment {
  /** Of the form that was filled in: sent twice, it is still one payment. */
  key: string;
  catalogId: string;
  amountCents: number;
  email: string;
  buyerName?: string;
  method: Extract<PaymentMethod, "venmo" | "manual">;
}

/** Money that came without an order: it is made, paid and delivered at once. Nothing for an unknown entry. */
export async function recordPayment(deps: Deps, payment: Payment, by: ActorRef) {
  const line = catalogLineWithPrice(payment.catalogId, payment.amountCents);
  if (!line) return undefined;
  return deps.db.transaction().execute(async (trx) => {
    const { key, email, buyerName, method } = payment;
    const order = await placeOrder(trx, {
      ...{ lines: [line], clientKey: key, email, buyerName, method },
      state: "claimed",
      by,
    });
    await markPaid(deps, trx, order.id, by);
    return order.number;
  });
}
