import type { OrderState, PaymentMethod } from "@agency/contract/api/orders";
import type { ChosenLook } from "@agency/contract/offers/looks";
import type { InsertObject, RawBuilder } from "kysely";
import type { BillingAddress } from "../core/billing-address.ts";
import type { Trx } from "../db/database.ts";
import type { Order, OrderItem, Tables } from "../db/tables.ts";
import { type ActorRef, recordEvent } from "./events.ts";
import { newOrderNumber } from "./order-number.ts";
import type { OrderLine } from "./pricing.ts";

interface OrderFields {
  lines: readonly OrderLine[];
  email: string;
  buyerName?: string | undefined;
  billingAddress?: BillingAddress | undefined;
  method: PaymentMethod;
  /** Set for a payment request. */
  installmentId?: number | undefined;
  taxCents?: number;
}

interface NewOrder extends OrderFields {
  purchaseKey: string;
  state: Extract<OrderState, "claimed" | "pending">;
  dueAt?: Date;
  by?: ActorRef;
  trafficSource?: RawBuilder<string | null>;
}

export interface PlacedOrder extends Order {
  /** Inserted by this transaction, so that no other one can see it yet. */
  isNew: boolean;
}

/** Places one order per purchase key: a repeated request returns the first order. */
export async function placeOrder(trx: Trx, order: NewOrder): Promise<PlacedOrder> {
  const { purchaseKey, state, method } = order;
  for (;;) {
    const placed = await insertOrder(trx, order, {
      number: newOrderNumber(),
      purchase_key: purchaseKey,
      state,
      due_at: order.dueAt,
      traffic_source: order.trafficSource,
    });
    if (placed) {
      const detail = { method, cents: placed.total_cents };
      await recordEvent(trx, placed.id, state, order.by ?? "buyer", detail);
      return { ...placed, isNew: true };
    }
    const existing = await trx
      .selectFrom("orders")
      .selectAll()
      .where("purchase_key", "=", purchaseKey)
      .executeTakeFirst();
    if (existing) return { ...existing, isNew: false };
    // The order number is taken: try another one.
  }
}

interface RestoredOrder extends OrderFields {
  number: string;
  placedAt: Date;
}

/** Recreates a lost order under its old number. Returns undefined when that number is taken. */
export const restoreOrder = (trx: Trx, { number, placedAt, ...order }: RestoredOrder) =>
  insertOrder(trx, order, { number, state: "pending", placed_at: placedAt });

/** Returns undefined when the number or the purchase key is taken. */
async function insertOrder(
  trx: Trx,
  { lines, email, method, ...order }: OrderFields,
  columns: Omit<InsertObject<Tables, "orders">, "method" | "email" | "total_cents">,
): Promise<Order | undefined> {
  const placed = await trx
    .insertInto("orders")
    .values({
      ...columns,
      method,
      email: email.toLowerCase(),
      buyer_name: order.buyerName,
      ...toBillingColumns(order.billingAddress),
      total_cents: lines.reduce((sum, { totalCents }) => sum + totalCents, 0),
      tax_cents: order.taxCents,
      installment_id: order.installmentId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (placed)
    await trx
      .insertInto("order_items")
      .values(lines.map((line, index) => toItemRow(line, placed.id, index + 1)))
      .execute();
  return placed;
}

function toItemRow(
  { catalogId, file, look, totalCents, ...line }: OrderLine,
  orderId: number,
  position: number,
) {
  const isWhole = Number.isInteger(line.quantity);
  return {
    ...line,
    quantity: isWhole ? line.quantity : Math.ceil(line.quantity),
    minutes: isWhole ? null : Math.round(line.quantity * 60),
    order_id: orderId,
    position,
    catalog_id: catalogId ?? null,
    total_cents: totalCents,
    file_name: file?.fileName ?? null,
    file_version: file?.version ?? null,
    file_sha256: file?.sha256 ?? null,
    ...toLookColumns(look),
  };
}

const toLookColumns = (look?: ChosenLook) => ({
  look: look?.name ?? null,
  look_setting: look?.setting ?? null,
});

/** The chosen look, even if the catalog no longer offers it. */
export const getChosenLook = ({ look, look_setting }: OrderItem): ChosenLook | undefined =>
  look && look_setting ? { name: look, setting: look_setting } : undefined;

/** A retried payment may come with another look. Orders from the checkout have one line. */
export async function updateLook(trx: Trx, { id, isNew }: PlacedOrder, look?: ChosenLook) {
  if (isNew) return;
  await trx
    .updateTable("order_items")
    .set(toLookColumns(look))
    .where("order_id", "=", id)
    .where("position", "=", 1)
    .execute();
}

export interface Buyer {
  email?: string;
  buyerName?: string;
  billingAddress: BillingAddress;
}

const toBillingColumns = (address?: BillingAddress) => ({
  billing_address: address?.text ?? null,
  billing_state: address?.state ?? null,
  billing_country: address?.country ?? null,
});

/** Buyers can correct their details until a payment attempt starts. */
export async function updateBuyer(
  trx: Trx,
  order: Order,
  { email = order.email, buyerName, billingAddress }: Buyer,
): Promise<Order> {
  const buyer = {
    email: email.toLowerCase(),
    buyer_name: buyerName ?? order.buyer_name,
    ...toBillingColumns(billingAddress),
  };
  const columns = Object.keys(buyer) as (keyof typeof buyer)[];
  const isSame = columns.every((column) => order[column] === buyer[column]);
  if (isSame) return order;
  await trx.updateTable("orders").set(buyer).where("id", "=", order.id).execute();
  return { ...order, ...buyer };
}

/** The orders of an installment that was removed from its payment request. */
export async function moveOrdersToInstallment(trx: Trx, from: readonly number[], to: number) {
  await trx
    .updateTable("orders")
    .set({ installment_id: to })
    .where("installment_id", "in", from)
    .execute();
}
