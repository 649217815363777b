import { type Kysely, sql } from "kysely";

/** Attempts to take money through the gateway, and the notices it sends us. */
export async function up(db: Kysely<never>) {
  await sql`
    create table payment_attempts (
      id bigint generated always as identity primary key,
      order_id bigint not null references orders,
      client_key uuid not null,
      reference text not null unique,
      state text not null check (state in
        ('charging', 'authorized', 'captured', 'declined', 'abandoned', 'voided')),
      amount_cents integer not null check (amount_cents > 0),
      transaction_id text unique,
      method text check (method in ('card', 'paypal', 'venmo')),
      last_four text check (last_four ~ '^[0-9]{4}$'),
      refusal text,
      began_at timestamptz not null default now(),
      changed_at timestamptz not null default now(),
      check (transaction_id is not null or state not in ('authorized', 'captured', 'voided'))
    )`.execute(db);
  // Money of an order is never in two places: the database refuses a second live attempt.
  await sql`
    create unique index payment_attempts_live on payment_attempts (order_id)
    where state in ('charging', 'authorized', 'captured')`.execute(db);
  await sql`
    create index payment_attempts_unfinished on payment_attempts (changed_at)
    where state in ('charging', 'authorized')`.execute(db);
  // A failed try may be repeated under its key; a live one is found again by it.
  await sql`create index payment_attempts_key on payment_attempts (client_key, id)`.execute(db);
  await sql`create index payment_attempts_order on payment_attempts (order_id, id)`.execute(db);

  await sql`
    create table gateway_notices (
      payload_hash bytea primary key,
      kind text not null,
      transaction_id text,
      received_at timestamptz not null default now()
    )`.execute(db);
}
