import { sql } from "kysely";
import type { Deps } from "../core/deps.ts";
import type { Db, Trx } from "../db/database.ts";
import type { Attempt, Order, OrderItem } from "../db/tables.ts";
import { activeAttemptStates } from "./states.ts";

/** Hours can have a fractional quantity. */
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

/** A unique index allows only one active attempt per order. */
export function findActiveAttempt(db: Db, orderId: number): Promise<Attempt | undefined> {
  return db
    .selectFrom("payment_attempts")
    .selectAll()
    .where("state", "in", activeAttemptStates)
    .where("order_id", "=", orderId)
    .executeTakeFirst();
}

/** Whether disputes took all of the order's payment that was not refunded. */
export async function isPaymentLost(db: Db, orderId: number): Promise<boolean> {
  const lost = await db
    .selectFrom("payment_attempts")
    .select("id")
    .where("order_id", "=", orderId)
    .where("dispute_loss_cents", ">", 0)
    .where(sql<boolean>`dispute_loss_cents + refund_total_cents >= amount_cents`)
    .executeTakeFirst();
  return lost !== undefined;
}

/** Locks the row for the caller's transaction. */
export function lockOrder(trx: Trx, id: number): Promise<Order> {
  return trx
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export function findOrderByNumber(db: Db, number: string): Promise<Order | undefined> {
  return db.selectFrom("orders").selectAll().where("number", "=", number).executeTakeFirst();
}

export function findOrder(db: Db, id: number): Promise<Order | undefined> {
  return db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Newest first, up to a month after access expired; for buyers who lost their email. */
export function findOrdersByEmail({ db, now }: Deps, email: string): Promise<Order[]> {
  return db
    .selectFrom("orders")
    .selectAll()
    .where("email", "=", email.toLowerCase())
    .where(
      sql`coalesce(access_expires_at, placed_at + interval '12 months')`,
      ">",
      sql`${now()} - interval '1 month'`,
    )
    .orderBy("placed_at", "desc")
    .limit(20)
    .execute();
}
