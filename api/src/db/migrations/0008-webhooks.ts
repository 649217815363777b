import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<never>) {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`create table webhook_subscriptions (
    id bigint generated always as identity primary key,
    name text not null,
    url text not null unique,
    events text[] not null check (events <> '{}'),
    is_enabled boolean not null,
    secret text not null,
    previous_secret text,
    previous_secret_expires_at timestamptz,
    created_at timestamptz not null default now(),
    check ((previous_secret is null) = (previous_secret_expires_at is null))
  )`,

  sql`create table webhook_deliveries (
    id bigint generated always as identity primary key,
    subscription_id bigint not null references webhook_subscriptions on delete cascade,
    message_id uuid not null,
    event text not null,
    subject text not null,
    data json not null,
    state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
    attempt_count integer not null default 0 check (attempt_count >= 0),
    created_at timestamptz not null default now(),
    next_attempt_at timestamptz not null default now(),
    last_attempt_at timestamptz,
    response_status integer,
    response_body text,
    error text,
    duration_ms integer,
    unique (subscription_id, message_id)
  )`,
  sql`create index webhook_deliveries_due on webhook_deliveries (next_attempt_at)
    where state = 'pending'`,
  sql`create index webhook_deliveries_in_order
    on webhook_deliveries (subscription_id, subject, id) where state = 'pending'`,
  sql`create index webhook_deliveries_by_subscription
    on webhook_deliveries (subscription_id, id)`,
  sql`create index webhook_deliveries_by_subject on webhook_deliveries (subject)`,
  sql`create index webhook_deliveries_created on webhook_deliveries (created_at)`,
];
