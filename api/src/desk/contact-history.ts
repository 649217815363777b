import { sql } from "kysely";
import type { Deps } from "../core/deps.ts";

/** Orders of this address, except one, with their total net of refunds and lost disputes. */
export async function summarizeOrders({ db }: Deps, email: string, except = 0) {
  const { count, cents } = await db
    .selectFrom("orders")
    .select((row) => [
      row.fn.countAll<number>().as("count"),
      sql<number>`coalesce(sum(total_cents - refunded_cents - coalesce((select sum(dispute_loss_cents)
        from payment_attempts where order_id = orders.id), 0)) filter (where paid_at is not null), 0)::bigint`.as(
        "cents",
      ),
    ])
    .where("email", "=", email)
    .where("id", "<>", except)
    .executeTakeFirstOrThrow();
  return { orders: count, orderedCents: cents };
}
