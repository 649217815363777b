import { type Kysely, sql } from "kysely";

/** Payment requests: what the owner asks for, what the client accepted, and what is paid of it. */
export async function up(db: Kysely<never>) {
  const statements = [
    sql`create table payment_requests (
      id bigint generated always as identity primary key,
      client_key uuid not null unique,
      lead_id bigint references leads on delete set null,
      state text not null default 'draft' check (state in ('draft', 'sent', 'accepted', 'void')),
      -- Raised by every change, and by every sending.
      revision integer not null default 1,
      version integer not null default 0,
      client_name text not null,
      client_email text not null,
      company text not null,
      vat_id text not null,
      address text not null,
      title text not null,
      body text not null,
      tax_hundredths integer not null check (tax_hundredths >= 0),
      terms text not null check (terms in ('all', 'halves', 'net15')),
      due_on date,
      net_cents integer not null,
      tax_cents integer not null,
      total_cents integer not null,
      -- Part of the client's link, which nothing in the database opens.
      salt uuid not null default gen_random_uuid(),
      link_generation integer not null default 1,
      expires_at timestamptz,
      views integer not null default 0,
      viewed_at timestamptz,
      accepted_name text,
      accepted_at timestamptz,
      reminders_off boolean not null default false,
      created_at timestamptz not null default now(),
      sent_at timestamptz,
      changed_at timestamptz not null default now(),
      check ((state in ('sent', 'accepted')) <= (sent_at is not null and total_cents > 0)),
      check ((state = 'accepted') <= (accepted_at is not null and accepted_name is not null))
    )`,
    sql`create index payment_requests_state on payment_requests (state, id)`,
    sql`create index payment_requests_email on payment_requests (client_email)`,
    sql`create index payment_requests_search on payment_requests
      using gin ((title || ' ' || client_name || ' ' || company || ' ' || client_email) gin_trgm_ops)`,
    sql`create index payment_requests_lead on payment_requests (lead_id)`,

    sql`create table request_lines (
      request_id bigint not null references payment_requests on delete cascade,
      position integer not null,
      name text not null,
      quantity_hundredths integer not null check (quantity_hundredths > 0),
      unit_cents integer not null,
      total_cents integer not null,
      primary key (request_id, position)
    )`,

    // Each version as the client read it, and which of them was accepted.
    sql`create table request_versions (
      request_id bigint not null references payment_requests on delete cascade,
      version integer not null,
      sent_at timestamptz not null default now(),
      document text not null,
      sha256 bytea not null,
      accepted_name text,
      accepted_at timestamptz,
      primary key (request_id, version)
    )`,

    sql`create table instalments (
      id bigint generated always as identity primary key,
      request_id bigint not null references payment_requests on delete cascade,
      position integer not null,
      kind text not null check (kind in ('whole', 'deposit', 'balance')),
      cents integer not null check (cents > 0),
      tax_cents integer not null,
      due_on date,
      opened_at timestamptz,
      paid_at timestamptz,
      unique (request_id, position)
    )`,
    sql`create index instalments_unpaid on instalments (request_id) include (cents)
      where paid_at is null`,
    sql`create index instalments_due on instalments (due_on)
      where opened_at is not null and paid_at is null`,
    // Once for each day it was due on.
    sql`create table request_reminders (
      instalment_id bigint not null references instalments on delete cascade,
      due_on date not null,
      days_after integer not null,
      sent_at timestamptz not null default now(),
      primary key (instalment_id, due_on, days_after)
    )`,
    sql`create table request_events (
      id bigint generated always as identity primary key,
      request_id bigint not null references payment_requests on delete cascade,
      at timestamptz not null default now(),
      kind text not null,
      actor text not null check (actor in ('client', 'owner', 'system')),
      owner text,
      detail jsonb not null default '{}'
    )`,
    sql`create index request_events_request on request_events (request_id, id)`,

    // A payment that was agreed on, and is not the first half of one.
    sql`alter table order_items
      drop constraint order_items_kind_check,
      add constraint order_items_kind_check check
        (kind in ('template', 'service', 'hours', 'deposit', 'project')) not valid`,
    sql`alter table orders add column instalment_id bigint references instalments`,
    // What was paid for, or is about to be, cannot be paid for by a second order.
    sql`create unique index orders_instalment on orders (instalment_id)
      where instalment_id is not null and state <> 'cancelled'`,
  ];
  for (const statement of statements) await statement.execute(db);
}
