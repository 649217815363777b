import { type Kysely, sql } from "kysely";

/** Who tries cards, what their banks say, and when an unfinished attempt is looked at again. */
export async function up(db: Kysely<never>) {
  await sql`
    alter table payment_attempts
      add column sender text,
      add column asking_until timestamptz,
      add column card_declined boolean,
      add column looks integer not null default 0,
      add column next_look_at timestamptz`.execute(db);
  await sql`
    create index payment_attempts_sender on payment_attempts (sender, changed_at)
    where sender is not null`.execute(db);
  await sql`
    create index payment_attempts_card_declined on payment_attempts (changed_at)
    where card_declined`.execute(db);
}
