/** Orders paid by card, and their refunds. */
import type { CheckoutRequest } from "@agency/contract/api/checkout";
import type { Order } from "../src/db/tables.ts";
import { requestRefund } from "../src/payments/payments.ts";
import { processDueRefunds } from "../src/payments/refunds/send.ts";
import { syncSettlements } from "../src/payments/settlement.ts";
import { owner } from "./service.ts";
import type { ServiceWithGateway } from "./service-with-gateway.ts";

export interface Sale {
  /** The gateway's transaction ID. */
  id: string;
  order: Order;
}

/** An order just paid by card, of $49 unless the purchase says otherwise. */
export async function createSale(
  shop: ServiceWithGateway,
  purchase: Partial<CheckoutRequest> = {},
): Promise<Sale> {
  const { id = "" } = await shop.pay(shop.request(purchase));
  const order = await shop.db
    .selectFrom("orders")
    .innerJoin("payment_attempts", "order_id", "orders.id")
    .selectAll("orders")
    .where("transaction_id", "=", id)
    .executeTakeFirstOrThrow();
  return { id, order };
}

/** Settles the payment at the gateway and syncs it. */
export async function settleSale(shop: ServiceWithGateway, { id }: Sale) {
  shop.emulator.settle(id, "settled");
  shop.passTime(5 * 60 * 60);
  await syncSettlements(shop);
}

interface RefundOptions {
  idempotencyKey?: string;
  endAccess?: boolean;
  note?: string;
  by?: string;
}

export const refund = (
  shop: ServiceWithGateway,
  { order }: Sale,
  cents: number,
  options: RefundOptions = {},
) =>
  requestRefund(
    shop,
    order.id,
    {
      idempotencyKey: options.idempotencyKey ?? crypto.randomUUID(),
      cents,
      reason: "goodwill",
      note: options.note,
      endAccess: options.endAccess ?? false,
    },
    { owner: options.by ?? owner },
  );

/** Lets enough time pass that all refunds are due, and processes them. */
export async function processRefunds(shop: ServiceWithGateway, seconds = 5 * 60 * 60) {
  shop.passTime(seconds);
  await processDueRefunds(shop);
}

export async function listRefunds(shop: ServiceWithGateway, { order }: Sale) {
  return shop.db
    .selectFrom("refunds")
    .selectAll()
    .where("order_id", "=", order.id)
    .orderBy("requested_at")
    .execute();
}

export const readOrder = (shop: ServiceWithGateway, { order }: Sale) =>
  shop.db.selectFrom("orders").selectAll().where("id", "=", order.id).executeTakeFirstOrThrow();
