import { type Kysely, sql } from "kysely";

/** The file that was sold, kept with the line: the catalogue of a later release may not know it. */
export async function up(db: Kysely<never>) {
  await sql`
    alter table order_items
      add column file_name text,
      add column file_version text,
      add column file_sha256 text`.execute(db);
}
