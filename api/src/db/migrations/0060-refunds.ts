import { type Kysely, sql } from "kysely";

/** Money that goes back: refunds, voids, disputes, and what is settled. */
export async function up(db: Kysely<never>) {
  const statements = [
    sql`alter table payment_attempts
      add column settled_at timestamptz,
      add column returned_cents integer not null default 0,
      add column lost_cents integer not null default 0,
      -- Whatever the code believes: no more can go back than came in.
      add constraint payment_attempts_returned check
        (returned_cents >= 0 and lost_cents >= 0 and returned_cents + lost_cents <= amount_cents)`,
    sql`alter table orders
      add column access_ended boolean not null default false,
      add column refunded_cents integer not null default 0
        check (refunded_cents between 0 and total_cents)`,
    sql`create index payment_attempts_unsettled on payment_attempts (next_look_at nulls first)
      where state = 'captured' and settled_at is null`,

    sql`create table refunds (
      id uuid primary key default gen_random_uuid(),
      order_id bigint not null references orders,
      attempt_id bigint references payment_attempts,
      client_key uuid unique,
      kind text not null check (kind in ('void', 'refund', 'manual')),
      state text not null check (state in
        ('requested', 'waiting', 'sending', 'accepted', 'settled', 'failed')),
      cents integer not null check (cents > 0),
      reason text not null,
      note text not null default '',
      owner text,
      end_access boolean not null,
      gateway_id text unique,
      failure text,
      requested_at timestamptz not null default now(),
      changed_at timestamptz not null default now(),
      accepted_at timestamptz,
      failed_at timestamptz,
      version integer not null default 0,
      declines integer not null default 0,
      next_look_at timestamptz,
      check (attempt_id is not null or kind = 'manual'),
      check (gateway_id is not null or kind <> 'refund' or state not in ('accepted', 'settled')),
      check ((state in ('accepted', 'settled')) <= (accepted_at is not null)),
      check ((state = 'failed') = (failed_at is not null))
    )`,
    // The gateway is asked for one at a time.
    sql`create unique index refunds_sending on refunds (attempt_id) where state = 'sending'`,
    sql`create index refunds_order on refunds (order_id, requested_at)`,
    sql`create index refunds_attempt on refunds (attempt_id)`,
    sql`create index refunds_open on refunds (next_look_at nulls first)
      where state in ('requested', 'waiting', 'sending', 'accepted')`,
    sql`create index refunds_accepted on refunds (accepted_at) where accepted_at is not null`,
    sql`create index refunds_failed on refunds (failed_at) where failed_at is not null`,

    sql`create table disputes (
      id text primary key,
      attempt_id bigint references payment_attempts,
      transaction_id text not null,
      kind text not null,
      reason text not null,
      status text not null,
      outcome text not null check (outcome in ('open', 'won', 'lost')),
      cents integer not null,
      reply_by date,
      received_on date,
      case_number text,
      payload jsonb not null,
      version integer not null default 1,
      opened_at timestamptz not null default now(),
      changed_at timestamptz not null default now()
    )`,
    sql`create index disputes_attempt on disputes (attempt_id)`,
    sql`create index disputes_open on disputes (reply_by) where outcome = 'open'`,
    // What disputes took of a payment, or gave back, each time it changed.
    sql`create table losses (
      id bigint generated always as identity primary key,
      attempt_id bigint not null references payment_attempts,
      at timestamptz not null default now(),
      cents integer not null
    )`,
    sql`create index losses_at on losses (at)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
