import { type Kysely, sql } from "kysely";

/** What the buyer entered with the payment, for the invoice. Null where no payment form asked for it. */
export async function up(db: Kysely<never>) {
  await sql`alter table orders add column billing_address text`.execute(db);
}
