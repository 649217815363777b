import { type Kysely, sql } from "kysely";

/** The owners' desk: who they are, how they get in, and what they do with a lead. */
export async function up(db: Kysely<never>) {
  const statements = [
    sql`create table desk_owners (
      email text primary key,
      name text not null,
      created_at timestamptz not null default now()
    )`,
    sql`create table desk_passkeys (
      id text primary key,
      owner text not null references desk_owners (email) on delete cascade,
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null,
      name text not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz
    )`,
    sql`create index desk_passkeys_owner on desk_passkeys (owner)`,
    sql`create table desk_sessions (
      id uuid primary key default gen_random_uuid(),
      token_hash bytea not null unique,
      owner text not null references desk_owners (email) on delete cascade,
      how text not null check (how in ('passkey', 'code')),
      device text not null,
      created_at timestamptz not null default now(),
      last_seen_at timestamptz not null default now(),
      proven_at timestamptz
    )`,
    sql`create table desk_codes (
      id uuid primary key default gen_random_uuid(),
      browser_hash bytea not null unique,
      email text not null,
      expires_at timestamptz not null,
      tries integer not null default 0
    )`,
    sql`create table desk_challenges (
      challenge text primary key,
      purpose text not null,
      expires_at timestamptz not null
    )`,
    sql`alter table order_events add column owner text`,
    sql`alter table alerts add column resolved_by text`,
    sql`alter table leads
      add column state text not null default 'new'
        check (state in ('new', 'answered', 'quoted', 'won', 'lost', 'spam')),
      add column snoozed_until timestamptz`,
    sql`create table lead_events (
      id bigint generated always as identity primary key,
      lead_id bigint not null references leads (id) on delete cascade,
      at timestamptz not null default now(),
      kind text not null,
      owner text,
      detail jsonb not null default '{}'
    )`,
    sql`create index lead_events_lead on lead_events (lead_id, id)`,
    // For lists that page by key, and for what waits.
    sql`create index leads_by_state on leads (state, id desc) where suspicions = '{}'`,
    sql`create index leads_snoozed on leads (snoozed_until) where snoozed_until is not null`,
    // Those of long ago were answered by mail, or never will be.
    sql`update leads set state = 'answered' where received_at < now() - interval '14 days'`,
    sql`create index leads_email on leads (lower(email))`,
    sql`create index orders_by_state on orders (state, id desc)`,
    // For the one search box: by part of a name or an address, and by what is known exactly.
    sql`create extension if not exists pg_trgm`,
    sql`create index orders_search on orders
      using gin ((number || ' ' || email || ' ' || coalesce(buyer_name, '')) gin_trgm_ops)`,
    sql`create index leads_search on leads
      using gin ((name || ' ' || email || ' ' || phone) gin_trgm_ops)`,
    sql`create index orders_total on orders (total_cents, id desc)`,
    sql`create index attempts_last_four on payment_attempts (last_four, id desc)
      where last_four is not null`,
  ];
  for (const statement of statements) await statement.execute(db);
}
