import { type Kysely, sql } from "kysely";

const statements = [
  sql`create table dispute_responses (
    id uuid primary key default gen_random_uuid(),
    dispute_id text not null references disputes,
    idempotency_key uuid not null unique,
    kind text not null check (kind in ('evidence', 'acceptance')),
    state text not null default 'requested' check (state in ('requested', 'sent', 'failed')),
    -- Empty for an acceptance.
    text text not null,
    owner text not null,
    failure_reason text,
    requested_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    next_check_at timestamptz not null default now(),
    check ((state = 'failed') = (failure_reason is not null))
  )`,
  // One response at a time per dispute.
  sql`create unique index dispute_responses_requested on dispute_responses (dispute_id)
    where state = 'requested'`,
  sql`create index dispute_responses_dispute on dispute_responses (dispute_id, requested_at)`,
  sql`create index dispute_responses_due on dispute_responses (next_check_at)
    where state = 'requested'`,
];

export async function up(db: Kysely<never>) {
  for (const statement of statements) await statement.execute(db);
}
