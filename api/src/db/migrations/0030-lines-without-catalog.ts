import { type Kysely, sql } from "kysely";

/** A line of an order may be something that the catalogue does not have. */
export async function up(db: Kysely<never>) {
  await sql`alter table order_items alter column catalog_id drop not null`.execute(db);
}
