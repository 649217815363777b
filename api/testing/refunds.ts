/** Orders that were paid by card, and the owner's refunds of them. */
import type { Order } from "../src/db/tables.ts";
import { requestRefund } from "../src/payments/payments.ts";
import { processDueRefunds } from "../src/payments/refunds/process-refunds.ts";
import { syncSettlements } from "../src/payments/settlement.ts";
import { owner } from "./service.ts";
import type { Shop } from "./service-with-gateway.ts";

export interface Sale {
  /** The gateway's. */
  id: string;
  order: Order;
}

/** $49, paid a moment ago. */
export async function sell(shop: Shop): Promise<Sale> {
  const { id = "" } = await shop.pay(shop.request());
  const order = await shop.db
    .selectFrom("orders")
    .innerJoin("payment_attempts", "order_id", "orders.id")
    .selectAll("orders")
    .where("transaction_id", "=", id)
    .executeTakeFirstOrThrow();
  return { id, order };
}

/** The bank has settled it, and we have asked. */
export async function settleSale(shop: Shop, { id }: Sale) {
  shop.double.settle(id, "settled");
  shop.passTime(5 * 60 * 60);
  await syncSettlements(shop);
}

interface Wanted {
  key?: string;
  endAccess?: boolean;
  by?: string;
}

export const refund = (shop: Shop, { order }: Sale, cents: number, wanted: Wanted = {}) =>
  requestRefund(
    shop,
    order.id,
    {
      key: wanted.key ?? crypto.randomUUID(),
      cents,
      reason: "goodwill",
      endAccess: wanted.endAccess ?? false,
    },
    { owner: wanted.by ?? owner },
  );

/** So much time passes that all of them are looked at. */
export async function workOnRefunds(shop: Shop, seconds = 5 * 60 * 60) {
  shop.passTime(seconds);
  await processDueRefunds(shop);
}

export async function refundsOf(shop: Shop, { order }: Sale) {
  return shop.db
    .selectFrom("refunds")
    .selectAll()
    .where("order_id", "=", order.id)
    .orderBy("requested_at")
    .execute();
}

export const orderOf = (shop: Shop, { order }: Sale) =>
  shop.db.selectFrom("orders").selectAll().where("id", "=", order.id).executeTakeFirstOrThrow();
