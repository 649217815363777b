import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<never>) {
  await sql`alter table payment_requests add column accepted_total_cents integer`.execute(db);
}
