import { type Kysely, sql } from "kysely";

/** A part of the owner's links that no restored database gives out again. */
export async function up(db: Kysely<never>) {
  await sql`
    alter table orders add column salt uuid not null default gen_random_uuid()`.execute(db);
}
