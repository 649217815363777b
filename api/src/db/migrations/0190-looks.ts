import { type Kysely, sql } from "kysely";

/** The look of a template that the buyer chose, and the setting that makes it so. Null where none was chosen. */
export async function up(db: Kysely<never>) {
  await sql`alter table order_items add column look text, add column look_setting text`.execute(db);
}
