import { type Kysely, sql } from "kysely";

/** An id of this database, which the gateway's references carry; drawn once, and part of every backup. */
export async function up(db: Kysely<never>) {
  await sql`
    create table ledger (
      only_row boolean primary key default true check (only_row),
      id text not null check (id ~ '^[0-9a-f]{8}$')
    )`.execute(db);
  await sql`
    insert into ledger (id) values (substr(replace(gen_random_uuid()::text, '-', ''), 1, 8))`.execute(
    db,
  );
}
