import { type Kysely, sql } from "kysely";

/** The fields of the quote form that have no column, by name. */
export async function up(db: Kysely<never>) {
  await sql`alter table leads add column details jsonb not null default '{}'`.execute(db);
}
