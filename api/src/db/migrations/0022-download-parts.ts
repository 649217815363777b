import { type Kysely, sql } from "kysely";

/** How much of each part of the file was sent, so that a file fetched in pieces counts like a whole one. */
export async function up(db: Kysely<never>) {
  await sql`alter table downloads add column parts integer[] not null default '{}'`.execute(db);
}
