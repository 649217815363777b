import type { OrderState, PaymentMethod } from "@agency/contract/api/orders";
import type { ChosenLook } from "@agency/contract/offers/looks";
import { type RawBuilder, sql } from "kysely";
import type { Db, Trx } from "../db/database.ts";
import type { Attempt, Order, OrderItem } from "../db/tables.ts";
import type { Deps } from "../deps.ts";
import { type ActorRef, eventRow } from "./events.ts";
import { newOrderNumber } from "./order-number.ts";
import type { OrderLine } from "./pricing.ts";

export { type ActorRef, detailWith, hasEvent, recordEvent, resolveActor } from "./events.ts";
export { maskEmail, type OpenedOrder, orderPath, verifyOrderToken } from "./order-links.ts";
export {
  anonymizeOrders,
  anonymousTitle,
  contactOf,
  isRemoved,
  lockOrdersOf,
  removedEmail,
} from "./personal-data.ts";
export {
  type CatalogLine,
  catalogLineWithPrice,
  type OrderLine,
  requireCatalogLine,
  restoreOrderLine,
} from "./pricing.ts";
export { replaceOrderLink, replaceRequestLinks } from "./replace-links.ts";

interface NewOrder {
  lines: OrderLine[];
  clientKey: string;
  email: string;
  buyerName?: string;
  billingAddress?: string;
  method: PaymentMethod;
  state: Extract<OrderState, "claimed" | "pending">;
  dueAt?: Date;
  by?: ActorRef;
  /** How the buyer came to the site. */
  origin?: RawBuilder<string | null>;
  /** Of a payment request, and what of the total is tax. */
  instalmentId?: number;
  taxCents?: number;
}

export interface PlacedOrder extends Order {
  /** Written by this transaction, and so seen by no other yet. */
  fresh: boolean;
}

/** Writes the order once for each client key: a repeated request gets the order of the first. */
export async function placeOrder(trx: Trx, order: NewOrder): Promise<PlacedOrder> {
  const { lines, clientKey, state, method } = order;
  const cents = lines.reduce((sum, { totalCents }) => sum + totalCents, 0);
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
        billing_address: order.billingAddress ?? null,
        total_cents: cents,
        tax_cents: order.taxCents ?? 0,
        instalment_id: order.instalmentId ?? null,
        paid_at: null,
        due_at: order.dueAt ?? null,
        access_until: null,
        origin: order.origin ?? null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (placed) {
      await trx
        .with("lines", (query) =>
          query
            .insertInto("order_items")
            .values(lines.map((line, index) => rowFor(line, placed.id, index + 1))),
        )
        .insertInto("order_events")
        .values(eventRow(placed.id, state, order.by ?? "buyer", { method, cents }))
        .execute();
      return { ...placed, fresh: true };
    }
    const earlier = await trx
      .selectFrom("orders")
      .selectAll()
      .where("client_key", "=", clientKey)
      .executeTakeFirst();
    if (earlier) return { ...earlier, fresh: false };
    // Otherwise the number was taken, and another is drawn.
  }
}

interface RestoredOrder extends Pick<NewOrder, "lines" | "email" | "method"> {
  number: string;
  placedAt: Date;
  buyerName?: string | undefined;
  billingAddress?: string | undefined;
  instalmentId?: number | undefined;
  taxCents: number;
}

/** An order that was lost, under the number its buyer knows. Nothing if that number is somebody's by now. */
export async function restoreOrder(trx: Trx, order: RestoredOrder): Promise<Order | undefined> {
  const { lines, number, placedAt, method } = order;
  const placed = await trx
    .insertInto("orders")
    .values({
      ...{ number, method, state: "pending", placed_at: placedAt },
      email: order.email.toLowerCase(),
      buyer_name: order.buyerName ?? null,
      billing_address: order.billingAddress ?? null,
      total_cents: lines.reduce((sum, { totalCents }) => sum + totalCents, 0),
      tax_cents: order.taxCents,
      instalment_id: order.instalmentId ?? null,
      ...{ client_key: null, paid_at: null, due_at: null, access_until: null, origin: null },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!placed) return undefined;
  await trx
    .insertInto("order_items")
    .values(lines.map((line, index) => rowFor(line, placed.id, index + 1)))
    .execute();
  return placed;
}

function rowFor(
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
    ...lookColumns(look),
  };
}

const lookColumns = (look?: ChosenLook) => ({
  look: look?.name ?? null,
  look_setting: look?.setting ?? null,
});

/** What the buyer chose, also where the catalog no longer has it. */
export const lookOf = ({ look, look_setting }: OrderItem): ChosenLook | undefined =>
  look && look_setting ? { name: look, setting: look_setting } : undefined;

/** Another try to pay for the same order may come with another look. An order from the checkout has one line. */
export async function correctLook(trx: Trx, { id, fresh }: PlacedOrder, look?: ChosenLook) {
  if (fresh) return;
  await trx
    .updateTable("order_items")
    .set(lookColumns(look))
    .where("order_id", "=", id)
    .where("position", "=", 1)
    .execute();
}

/** Nothing else may be paid: not what is paid already, nor what was cancelled or refunded. */
export const isAwaitingPayment = ({ state }: Pick<Order, "state">) =>
  state === "claimed" || state === "pending";

/** The quantity of hours may be a fraction. */
export async function findOrderItems(db: Db, orderId: number): Promise<OrderItem[]> {
  const items = await db
    .selectFrom("order_items")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("position")
    .execute();
  return items.map((item) => ({
    ...item,
    quantity: item.minutes === null ? item.quantity : item.minutes / 60,
  }));
}

/** Of an attempt that holds or takes money, or may. */
export const activeAttemptStates = ["charging", "authorized", "captured"] as const;

/** The attempt that holds or takes the order's money; the database allows no second. */
export function findActiveAttempt(db: Db, orderId: number): Promise<Attempt | undefined> {
  return db
    .selectFrom("payment_attempts")
    .selectAll()
    .where("state", "in", activeAttemptStates)
    .where("order_id", "=", orderId)
    .executeTakeFirst();
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

export interface Buyer {
  email?: string;
  buyerName?: string;
  billingAddress: string;
}

/** Until money is on its way, the buyer may still correct name and addresses. */
export async function updateBuyer(
  trx: Trx,
  order: Order,
  { email = order.email, buyerName, billingAddress }: Buyer,
): Promise<Order> {
  const buyer = {
    email: email.toLowerCase(),
    buyer_name: buyerName ?? order.buyer_name,
    billing_address: billingAddress,
  };
  const isSame =
    order.email === buyer.email &&
    order.buyer_name === buyer.buyer_name &&
    order.billing_address === buyer.billing_address;
  if (isSame) return order;
  await trx.updateTable("orders").set(buyer).where("id", "=", order.id).execute();
  return { ...order, ...buyer };
}

export function findOrderByNumber(db: Db, number: string): Promise<Order | undefined> {
  return db.selectFrom("orders").selectAll().where("number", "=", number).executeTakeFirst();
}

export function findOrder(db: Db, id: number): Promise<Order | undefined> {
  return db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Newest first, until a month after access ended; what a buyer asks for who lost the mail. */
export function findOrdersByEmail({ db, now }: Deps, email: string): Promise<Order[]> {
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
