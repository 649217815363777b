import { sql } from "kysely";
import type { Deps } from "../deps.ts";

/** How much this address has ordered, net of refunds and lost disputes; without the order that is looked at. */
export async function summarizeOrders({ db }: Deps, email: string, except = 0) {
  const { count, cents } = await db
    .selectFrom("orders")
    .select((of) => [
      of.fn.countAll<number>().as("count"),
      sql<number>`coalesce(sum(total_cents - refunded_cents - coalesce((select sum(lost_cents)
        from payment_attempts where order_id = orders.id), 0)) filter (where paid_at is not null), 0)::bigint`.as(
        "cents",
      ),
    ])
    .where("email", "=", email)
    .where("id", "<>", except)
    .executeTakeFirstOrThrow();
  return { orders: count, orderedCents: cents };
}
