import { type Kysely, sql } from "kysely";

/** What is to be done by which day, between the deposit and the delivery. An older release writes none. */
export async function up(db: Kysely<never>) {
  await sql`alter table payment_requests
    add column milestones jsonb not null default '[]'`.execute(db);
}
