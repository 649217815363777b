import { type Kysely, sql } from "kysely";

/** Leads, orders and their story, downloads, alerts, counters. */
export async function up(db: Kysely<never>) {
  await sql`
    create table leads (
      id bigint generated always as identity primary key,
      received_at timestamptz not null default now(),
      name text not null,
      email text not null,
      phone text not null,
      message text not null,
      reply_to text not null,
      suspicions text[] not null default '{}',
      fingerprint bytea not null
    )`.execute(db);
  await sql`create index leads_fingerprint on leads (fingerprint, received_at)`.execute(db);
  await sql`create index leads_received on leads (received_at)`.execute(db);
  await sql`
    create index leads_quarantined on leads (received_at) where suspicions <> '{}'`.execute(db);

  await sql`
    create table orders (
      id bigint generated always as identity primary key,
      number text not null unique,
      client_key uuid unique,
      state text not null check (state in
        ('claimed', 'pending', 'paid', 'part_refunded', 'refunded', 'cancelled')),
      method text not null check (method in ('card', 'paypal', 'venmo', 'manual')),
      email text not null check (email = lower(email)),
      buyer_name text,
      total_cents integer not null check (total_cents > 0),
      tax_cents integer not null default 0 check (tax_cents between 0 and total_cents),
      placed_at timestamptz not null default now(),
      paid_at timestamptz,
      due_at timestamptz,
      access_until timestamptz,
      link_generation integer not null default 1,
      check ((paid_at is null) = (state in ('claimed', 'pending', 'cancelled')))
    )`.execute(db);
  await sql`create index orders_email on orders (email, placed_at desc)`.execute(db);
  await sql`create index orders_placed on orders (placed_at)`.execute(db);
  await sql`
    create index orders_open on orders (due_at) where state in ('claimed', 'pending')`.execute(db);

  await sql`
    create table order_items (
      order_id bigint not null references orders,
      position integer not null,
      kind text not null check (kind in ('template', 'service', 'hours', 'deposit')),
      catalog_id text not null,
      name text not null,
      quantity integer not null check (quantity > 0),
      total_cents integer not null check (total_cents > 0),
      primary key (order_id, position)
    )`.execute(db);

  await sql`
    create table order_events (
      id bigint generated always as identity primary key,
      order_id bigint not null references orders,
      at timestamptz not null default now(),
      kind text not null,
      actor text not null check (actor in ('buyer', 'owner', 'gateway', 'system')),
      detail jsonb not null default '{}'
    )`.execute(db);
  await sql`create index order_events_order on order_events (order_id, id)`.execute(db);

  await sql`
    create table downloads (
      id bigint generated always as identity primary key,
      order_id bigint not null references orders,
      file_id text not null,
      version text not null,
      allowed integer not null default 10,
      completed integer not null default 0 check (completed between 0 and allowed),
      unique (order_id, file_id, version)
    )`.execute(db);

  await sql`
    create table alerts (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      kind text not null,
      detail jsonb not null default '{}',
      resolved_at timestamptz
    )`.execute(db);
  await sql`create index alerts_open on alerts (at) where resolved_at is null`.execute(db);

  // Counts may be forgotten in a crash, so they need not be written to the log.
  await sql`
    create unlogged table rate_limits (
      key text primary key,
      window_began_at timestamptz not null,
      hits integer not null
    )`.execute(db);
}
