import { type Kysely, sql } from "kysely";

/** What an alert is about; the owner hears of the same thing once. */
export async function up(db: Kysely<never>) {
  await sql`alter table alerts add column subject text`.execute(db);
  await sql`create unique index alerts_subject on alerts (kind, subject)`.execute(db);
}
