import { type Kysely, sql } from "kysely";

/**
 * Until when the gateway's payments are known to be in the books, which in a restored backup is as old as that; and when
 * one was restored. Only then are payments that the books do not have ours to write again.
 */
export async function up(db: Kysely<never>) {
  await sql`alter table ledger 
    add column swept_at timestamptz not null default now(),
    add column if not exists restored_at timestamptz`.execute(db);
}
