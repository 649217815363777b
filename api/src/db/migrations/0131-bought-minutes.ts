import { type Kysely, sql } from "kysely";

/** The time that an order item bought when it is not a whole number of hours; otherwise the quantity says it. */
export async function up(db: Kysely<never>) {
  await sql`alter table order_items add column minutes integer check (minutes > 0)`.execute(db);
}
