import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<never>) {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`alter table orders add column billing_state text, add column billing_country text`,
  sql`alter table payment_attempts add column fee_cents integer`,
];
