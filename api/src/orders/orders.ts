import type { Template, Tier } from "@agency/contract/catalog";
import { parseAmount } from "@agency/contract/money";
import type { OrderState, PaymentMethod } from "@agency/contract/orders";
import { findForSale, isPriceOf, isTemplate } from "@agency/contract/purchase";
import { templateFiles } from "@agency/contract/template-files.generated";
import { type Selectable, sql } from "kysely";
import type { Db, Trx } from "../db/database.ts";
import type { Tables } from "../db/tables.ts";
import type { Deps } from "../deps.ts";
import { Refusal } from "../errors.ts";
import { issueDownloads } from "../fulfillment/downloads.ts";
import { newOrderNumber } from "./order-number.ts";

export type Order = Selectable<Tables["orders"]>;
export type OrderedItem = Selectable<Tables["order_items"]>;
type Actor = Tables["order_events"]["actor"];

export interface PricedItem {
  item: Tier | Template;
  cents: number;
}

/** The catalogue's entry at the catalogue's price, or a refusal: the browser does not decide a price. */
export function priceOf(plan: string, amount: string): PricedItem {
  const item = findForSale(plan);
  const cents = parseAmount(amount);
  if (item && cents !== undefined && isPriceOf(item, cents)) return { item, cents };
  throw new Refusal(
    422,
    "price",
    "This is not our price for this plan. Nothing was charged. Please choose it again on our site.",
    `price refused: ${item ? "amount" : "plan"}`,
  );
}

interface NewOrder extends PricedItem {
  clientKey: string;
  email: string;
  buyerName?: string;
  method: PaymentMethod;
  state: Extract<OrderState, "claimed" | "pending">;
  dueAt?: Date;
}

/** Writes the order once for each client key: a repeated request gets the order of the first. */
export async function placeOrder(trx: Trx, order: NewOrder): Promise<Order> {
  const { item, cents, clientKey, state, method } = order;
  for (;;) {
    const placed = await trx
      .insertInto("orders")
      .values({
        number: newOrderNumber(),
        client_key: clientKey,
        state,
        method,
        email: order.email.toLowerCase(),
        buyer_name: order.buyerName ?? null,
        total_cents: cents,
        paid_at: null,
        due_at: order.dueAt ?? null,
        access_until: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (placed) {
      await trx
        .insertInto("order_items")
        .values({ order_id: placed.id, position: 1, ...lineOf(item, cents) })
        .execute();
      await recordEvent(trx, placed.id, state, "buyer", { method, cents });
      return placed;
    }
    const earlier = await trx
      .selectFrom("orders")
      .selectAll()
      .where("client_key", "=", clientKey)
      .executeTakeFirst();
    if (earlier) return earlier;
    // Otherwise the number was taken, and another is drawn.
  }
}

function lineOf(item: Tier | Template, cents: number) {
  const line = { catalog_id: item.id, name: item.name, total_cents: cents };
  if (isTemplate(item)) {
    const { fileName, version, sha256 } = templateFiles[item.id];
    const file = { file_name: fileName, file_version: version, file_sha256: sha256 };
    return { ...line, ...file, kind: "template" as const, quantity: 1 };
  }
  if (!item.hourly) return { ...line, kind: "service" as const, quantity: 1 };
  return { ...line, kind: "hours" as const, quantity: cents / item.hourly.rateCents };
}

/** Nothing else may be paid: not what is paid already, nor what was cancelled or refunded. */
export const waitsForMoney = ({ state }: Pick<Order, "state">) =>
  state === "claimed" || state === "pending";

/**
 * The one way to "paid": downloads are issued and the receipt is on its way, all in the caller's
 * transaction. Answers false when the order was not waiting for money, and then changes nothing.
 */
export async function markPaid(
  deps: Deps,
  trx: Trx,
  orderId: number,
  by: Actor,
  method?: PaymentMethod,
) {
  const paid = await trx
    .updateTable("orders")
    .set({
      state: "paid",
      ...(method && { method }),
      paid_at: deps.now(),
      access_until: sql<Date>`${deps.now()} + interval '12 months'`,
    })
    .where("id", "=", orderId)
    .where("state", "in", ["claimed", "pending"])
    .returning("id")
    .executeTakeFirst();
  if (!paid) return false;
  await recordEvent(trx, orderId, "paid", by);
  await issueDownloads(deps, trx, orderId, await itemsOf(trx, orderId));
  await deps.queue.mail(trx, [
    { kind: "delivery", orderId },
    { kind: "sale-notification", orderId },
  ]);
  return true;
}

export async function recordEvent(
  db: Db,
  orderId: number,
  kind: string,
  actor: Actor,
  detail: Record<string, unknown> = {},
) {
  await db
    .insertInto("order_events")
    .values({ order_id: orderId, kind, actor, detail: JSON.stringify(detail) })
    .execute();
}

export function itemsOf(db: Db, orderId: number): Promise<OrderedItem[]> {
  return db
    .selectFrom("order_items")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("position")
    .execute();
}

/** Holds the order for the caller's transaction. */
export function lockOrder(trx: Trx, id: number): Promise<Order> {
  return trx
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Until money is on its way, the buyer may still correct name and address. */
export async function correctBuyer(
  trx: Trx,
  order: Order,
  { email, buyerName }: { email: string; buyerName: string },
): Promise<Order> {
  const buyer = { email: email.toLowerCase(), buyer_name: buyerName };
  if (order.email === buyer.email && order.buyer_name === buyer.buyer_name) return order;
  await trx.updateTable("orders").set(buyer).where("id", "=", order.id).execute();
  return { ...order, ...buyer };
}

export function findOrder(db: Db, id: number): Promise<Order | undefined> {
  return db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Newest first, until a month after access ended; what a buyer asks for who lost the mail. */
export function ordersOf({ db, now }: Deps, email: string): Promise<Order[]> {
  return db
    .selectFrom("orders")
    .selectAll()
    .where("email", "=", email.toLowerCase())
    .where(
      sql`coalesce(access_until, placed_at + interval '12 months')`,
      ">",
      sql`${now()} - interval '1 month'`,
    )
    .orderBy("placed_at", "desc")
    .limit(20)
    .execute();
}
