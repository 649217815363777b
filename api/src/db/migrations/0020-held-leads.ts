import { type Kysely, sql } from "kysely";

/** When the owner was told of a lead that is held back, and when it was released. */
export async function up(db: Kysely<never>) {
  await sql`
    alter table leads
      add column told_at timestamptz,
      add column released_at timestamptz`.execute(db);
  await sql`
    create index leads_untold on leads (id)
    where suspicions <> '{}' and told_at is null`.execute(db);
}
