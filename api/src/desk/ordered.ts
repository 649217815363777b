import { sql } from "kysely";
import type { Deps } from "../deps.ts";

/** How much somebody with this address has ordered; without the order that is looked at. */
export async function orderedBy({ db }: Deps, email: string, except = 0) {
  const { count, cents } = await db
    .selectFrom("orders")
    .select((of) => [
      of.fn.countAll<number>().as("count"),
      sql<number>`coalesce(sum(total_cents) filter (where state = 'paid'), 0)`.as("cents"),
    ])
    .where("email", "=", email)
    .where("id", "<>", except)
    .executeTakeFirstOrThrow();
  return { orders: count, orderedCents: cents };
}
