import { type Kysely, sql } from "kysely";

/** All tables of version 1.0.0. Later migrations only add to them, so that an older release can run on newer tables. */
export async function up(db: Kysely<never>) {
  const groups = [
    extensions,
    leads,
    paymentRequests,
    orders,
    payments,
    refundsAndDisputes,
    invoices,
    hours,
    desk,
    analytics,
    alerts,
    installation,
  ];
  for (const statement of groups.flat()) await statement.execute(db);
}

const extensions = [sql`create extension if not exists pg_trgm`];

const leads = [
  sql`create table leads (
    id bigint generated always as identity primary key,
    received_at timestamptz not null default now(),
    name text not null,
    email text not null,
    phone text not null,
    message text not null,
    reply_to text not null,
    state text not null default 'new'
      check (state in ('new', 'answered', 'quoted', 'won', 'lost', 'spam')),
    snoozed_until timestamptz,
    quarantine_reasons text[] not null default '{}',
    digest_sent_at timestamptz,
    released_at timestamptz,
    fingerprint bytea not null,
    traffic_source jsonb
  )`,
  sql`create index leads_fingerprint on leads (fingerprint, received_at)`,
  sql`create index leads_received on leads (received_at)`,
  sql`create index leads_by_state on leads (state, id desc) where quarantine_reasons = '{}'`,
  sql`create index leads_snoozed on leads (snoozed_until) where snoozed_until is not null`,
  sql`create index leads_quarantined on leads (received_at) where quarantine_reasons <> '{}'`,
  sql`create index leads_unreported on leads (id)
    where quarantine_reasons <> '{}' and digest_sent_at is null`,
  sql`create index leads_counted on leads ((coalesce(released_at, received_at)))
    where quarantine_reasons = '{}'`,
  sql`create index leads_email on leads (lower(email))`,
  sql`create index leads_search on leads
    using gin ((name || ' ' || email || ' ' || phone) gin_trgm_ops)`,

  sql`create table lead_events (
    id bigint generated always as identity primary key,
    lead_id bigint not null references leads on delete cascade,
    occurred_at timestamptz not null default now(),
    kind text not null,
    owner text,
    detail jsonb not null default '{}'
  )`,
  sql`create index lead_events_lead on lead_events (lead_id, id)`,
  sql`create index lead_events_state on lead_events (occurred_at) where kind = 'state'`,
];

const paymentRequests = [
  sql`create table payment_requests (
    id bigint generated always as identity primary key,
    idempotency_key uuid not null unique,
    lead_id bigint references leads on delete set null,
    state text not null default 'draft' check (state in ('draft', 'sent', 'accepted', 'void')),
    -- Incremented by every change; the version by every sending.
    revision integer not null default 1,
    version integer not null default 0,
    client_name text not null,
    client_email text not null,
    company text not null,
    tax_id text not null,
    address text not null,
    title text not null,
    body text not null,
    milestones jsonb not null default '[]',
    tax_basis_points integer not null check (tax_basis_points >= 0),
    terms text not null check (terms in ('upfront', 'deposit', 'net15')),
    deposit_percent integer not null default 50 check (deposit_percent between 1 and 99),
    due_on date,
    net_cents integer not null,
    tax_cents integer not null,
    total_cents integer not null,
    -- Part of the signed link. The link cannot be built from the database alone.
    link_salt uuid not null default gen_random_uuid(),
    link_version integer not null default 1,
    expires_at timestamptz,
    views integer not null default 0,
    viewed_at timestamptz,
    accepted_name text,
    accepted_at timestamptz,
    reminders_paused boolean not null default false,
    created_at timestamptz not null default now(),
    sent_at timestamptz,
    updated_at timestamptz not null default now(),
    check ((state in ('sent', 'accepted')) <= (sent_at is not null and total_cents > 0)),
    check ((state = 'accepted') <= (accepted_at is not null and accepted_name is not null))
  )`,
  sql`create index payment_requests_state on payment_requests (state, id)`,
  sql`create index payment_requests_email on payment_requests (client_email)`,
  sql`create index payment_requests_lead on payment_requests (lead_id)`,
  sql`create index payment_requests_search on payment_requests
    using gin ((title || ' ' || client_name || ' ' || company || ' ' || client_email) gin_trgm_ops)`,

  sql`create table payment_request_lines (
    payment_request_id bigint not null references payment_requests on delete cascade,
    position integer not null,
    name text not null,
    quantity_hundredths integer not null check (quantity_hundredths > 0),
    unit_cents integer not null,
    total_cents integer not null,
    primary key (payment_request_id, position)
  )`,

  // Each version as it was shown to the client, and which one was accepted.
  sql`create table payment_request_versions (
    payment_request_id bigint not null references payment_requests on delete cascade,
    version integer not null,
    sent_at timestamptz not null default now(),
    document text not null,
    sha256 bytea not null,
    accepted_name text,
    accepted_at timestamptz,
    primary key (payment_request_id, version)
  )`,

  sql`create table payment_request_events (
    id bigint generated always as identity primary key,
    payment_request_id bigint not null references payment_requests on delete cascade,
    occurred_at timestamptz not null default now(),
    kind text not null,
    actor text not null check (actor in ('client', 'owner', 'system')),
    owner text,
    detail jsonb not null default '{}'
  )`,
  sql`create index payment_request_events_payment_request
    on payment_request_events (payment_request_id, id)`,

  sql`create table installments (
    id bigint generated always as identity primary key,
    payment_request_id bigint not null references payment_requests on delete cascade,
    position integer not null,
    kind text not null check (kind in ('full', 'deposit', 'balance')),
    cents integer not null check (cents > 0),
    tax_cents integer not null,
    due_on date,
    payable_since timestamptz,
    paid_at timestamptz,
    unique (payment_request_id, position)
  )`,
  sql`create index installments_unpaid on installments (payment_request_id) include (cents)
    where paid_at is null`,
  sql`create index installments_due on installments (due_on)
    where payable_since is not null and paid_at is null`,

  // At most one reminder per due date and offset.
  sql`create table payment_reminders (
    installment_id bigint not null references installments on delete cascade,
    due_on date not null,
    offset_days integer not null,
    sent_at timestamptz not null default now(),
    primary key (installment_id, due_on, offset_days)
  )`,
];

const orders = [
  sql`create table orders (
    id bigint generated always as identity primary key,
    number text not null unique,
    purchase_key uuid unique,
    installment_id bigint references installments,
    state text not null check (state in
      ('claimed', 'pending', 'paid', 'partially_refunded', 'refunded', 'canceled')),
    method text not null check (method in ('card', 'paypal', 'venmo', 'manual')),
    email text not null check (email = lower(email)),
    buyer_name text,
    billing_address text,
    total_cents integer not null check (total_cents > 0),
    tax_cents integer not null default 0 check (tax_cents between 0 and total_cents),
    refunded_cents integer not null default 0 check (refunded_cents between 0 and total_cents),
    placed_at timestamptz not null default now(),
    -- Set when an existing order is claimed; null when the order was placed as a claim.
    claimed_at timestamptz,
    paid_at timestamptz,
    due_at timestamptz,
    access_expires_at timestamptz,
    access_revoked boolean not null default false,
    link_version integer not null default 1,
    link_salt uuid not null default gen_random_uuid(),
    traffic_source jsonb,
    check ((paid_at is null) = (state in ('claimed', 'pending', 'canceled')))
  )`,
  sql`create index orders_email on orders (email, placed_at desc)`,
  sql`create index orders_placed on orders (placed_at)`,
  sql`create index orders_open on orders (due_at) where state in ('claimed', 'pending')`,
  sql`create index orders_by_state on orders (state, id desc)`,
  sql`create index orders_total on orders (total_cents, id desc)`,
  // Includes the amount, so that a month's revenue is an index-only scan.
  sql`create index orders_paid on orders (paid_at) include (total_cents) where paid_at is not null`,
  // One open or paid order per installment.
  sql`create unique index orders_installment on orders (installment_id)
    where installment_id is not null and state <> 'canceled'`,
  sql`create index orders_search on orders
    using gin ((number || ' ' || email || ' ' || coalesce(buyer_name, '')) gin_trgm_ops)`,

  sql`create table order_items (
    order_id bigint not null references orders,
    position integer not null,
    kind text not null check (kind in ('template', 'service', 'hours', 'deposit', 'project')),
    catalog_id text,
    name text not null,
    quantity integer not null check (quantity > 0),
    -- Set when the hours are not a whole number; otherwise the quantity is in hours.
    minutes integer check (minutes > 0),
    total_cents integer not null check (total_cents > 0),
    -- The file as sold, because a later catalog may not list it.
    file_name text,
    file_version text,
    file_sha256 text,
    look text,
    look_setting text,
    primary key (order_id, position)
  )`,
  sql`create index order_items_hours on order_items (order_id) where kind = 'hours'`,

  sql`create table order_events (
    id bigint generated always as identity primary key,
    order_id bigint not null references orders,
    occurred_at timestamptz not null default now(),
    kind text not null,
    actor text not null check (actor in ('buyer', 'owner', 'gateway', 'system')),
    owner text,
    detail jsonb not null default '{}'
  )`,
  sql`create index order_events_order on order_events (order_id, id)`,

  sql`create table downloads (
    id bigint generated always as identity primary key,
    order_id bigint not null references orders,
    file_id text not null,
    version text not null,
    allowed integer not null default 10,
    completed integer not null default 0 check (completed between 0 and allowed),
    part_bytes_sent integer[] not null default '{}',
    unique (order_id, file_id, version)
  )`,

  // Paid orders whose buyer was promised an email by a date. Deleted when an owner has sent it.
  sql`create table promised_contacts (
    order_id bigint primary key references orders,
    contact_by date not null
  )`,
];

const payments = [
  sql`create table payment_attempts (
    id bigint generated always as identity primary key,
    order_id bigint not null references orders,
    attempt_key uuid not null,
    reference text not null unique,
    state text not null check (state in
      ('charging', 'authorized', 'captured', 'declined', 'abandoned', 'voided')),
    amount_cents integer not null check (amount_cents > 0),
    refund_total_cents integer not null default 0,
    dispute_loss_cents integer not null default 0,
    transaction_id text unique,
    method text check (method in ('card', 'paypal', 'venmo')),
    last_four text check (last_four ~ '^[0-9]{4}$'),
    decline_reason text,
    is_card_decline boolean,
    network_hash text,
    in_flight_until timestamptz,
    check_count integer not null default 0,
    next_check_at timestamptz,
    settled_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    check (transaction_id is not null or state not in ('authorized', 'captured', 'voided')),
    -- Refunds and dispute losses never exceed the payment.
    constraint payment_attempts_refund_total check (refund_total_cents >= 0
      and dispute_loss_cents >= 0 and refund_total_cents + dispute_loss_cents <= amount_cents)
  )`,
  // Prevents a second charge of the same order.
  sql`create unique index payment_attempts_active on payment_attempts (order_id)
    where state in ('charging', 'authorized', 'captured')`,
  sql`create index payment_attempts_unfinished on payment_attempts (updated_at)
    where state in ('charging', 'authorized')`,
  sql`create index payment_attempts_unsettled on payment_attempts (next_check_at nulls first)
    where state = 'captured' and settled_at is null`,
  // Not unique: a declined attempt may be repeated with its key.
  sql`create index payment_attempts_key on payment_attempts (attempt_key, id)`,
  sql`create index payment_attempts_order on payment_attempts (order_id, id)`,
  sql`create index payment_attempts_network on payment_attempts (network_hash, updated_at)
    where network_hash is not null`,
  sql`create index payment_attempts_card_declined on payment_attempts (updated_at)
    where is_card_decline`,
  sql`create index payment_attempts_last_four on payment_attempts (last_four, id desc)
    where last_four is not null`,

  sql`create table gateway_webhooks (
    payload_hash bytea primary key,
    kind text not null,
    transaction_id text,
    received_at timestamptz not null default now()
  )`,
];

const refundsAndDisputes = [
  sql`create table refunds (
    id uuid primary key default gen_random_uuid(),
    order_id bigint not null references orders,
    attempt_id bigint references payment_attempts,
    idempotency_key uuid unique,
    kind text not null check (kind in ('void', 'refund', 'manual')),
    state text not null check (state in
      ('requested', 'waiting', 'sending', 'accepted', 'settled', 'failed')),
    cents integer not null check (cents > 0),
    reason text not null,
    note text not null default '',
    owner text,
    end_access boolean not null,
    gateway_id text unique,
    failure_reason text,
    requested_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    accepted_at timestamptz,
    failed_at timestamptz,
    version integer not null default 0,
    soft_decline_count integer not null default 0,
    next_check_at timestamptz,
    check (attempt_id is not null or kind = 'manual'),
    check (gateway_id is not null or kind <> 'refund' or state not in ('accepted', 'settled')),
    check ((state in ('accepted', 'settled')) <= (accepted_at is not null)),
    check ((state = 'failed') = (failed_at is not null))
  )`,
  // One gateway call at a time per payment.
  sql`create unique index refunds_sending on refunds (attempt_id) where state = 'sending'`,
  sql`create index refunds_order on refunds (order_id, requested_at)`,
  sql`create index refunds_attempt on refunds (attempt_id)`,
  sql`create index refunds_open on refunds (next_check_at nulls first)
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
    updated_at timestamptz not null default now()
  )`,
  sql`create index disputes_attempt on disputes (attempt_id)`,
  sql`create index disputes_open on disputes (reply_by) where outcome = 'open'`,

  // One row per change of the disputed amount. Negative when a lost dispute is reversed.
  sql`create table dispute_losses (
    id bigint generated always as identity primary key,
    attempt_id bigint not null references payment_attempts,
    occurred_at timestamptz not null default now(),
    cents integer not null
  )`,
  sql`create index dispute_losses_occurred_at on dispute_losses (occurred_at)`,
];

const invoices = [
  // Incremented in the transaction that issues the document, so that a rollback leaves no gap.
  sql`create table invoice_counters (
    series text not null check (series in ('invoice', 'credit_note')),
    year integer not null,
    last_number integer not null check (last_number > 0),
    primary key (series, year)
  )`,

  sql`create table invoices (
    id bigint generated always as identity primary key,
    number text not null unique,
    kind text not null check (kind in ('invoice', 'credit_note')),
    -- Null until an invoice that is issued before its payment is paid.
    order_id bigint references orders,
    installment_id bigint references installments,
    -- Credit notes only.
    credited_invoice_id bigint references invoices,
    refund_id uuid references refunds,
    issued_at timestamptz not null,
    issued_on date not null,
    paid_at timestamptz,
    void_at timestamptz,
    snapshot jsonb not null,
    check (order_id is not null or installment_id is not null),
    check ((kind = 'credit_note') = (credited_invoice_id is not null and refund_id is not null)),
    check ((kind = 'credit_note') <= (order_id is not null)),
    check (snapshot->>'number' = number and (snapshot->>'totalCents')::integer > 0)
  )`,
  sql`create unique index invoices_order on invoices (order_id)
    where kind = 'invoice' and void_at is null`,
  sql`create unique index invoices_installment on invoices (installment_id)
    where kind = 'invoice' and void_at is null`,
  sql`create unique index invoices_refund on invoices (refund_id)`,
  sql`create index invoices_by_order on invoices (order_id, id)`,
  sql`create index invoices_credits on invoices (credited_invoice_id)`,
  sql`create index invoices_issued on invoices (issued_on, id)`,

  // An issued document is immutable. Only its order, payment and voiding are recorded later, each once.
  sql`create function prevent_invoice_change() returns trigger language plpgsql as $$
    declare changing constant text[] := '{order_id,paid_at,void_at}';
    begin
      if tg_op = 'DELETE'
        or to_jsonb(new) - changing is distinct from to_jsonb(old) - changing
        or old.order_id is not null and new.order_id is distinct from old.order_id
        or old.paid_at is not null and new.paid_at is distinct from old.paid_at
        or old.void_at is not null and new.void_at is distinct from old.void_at
      then
        raise exception 'invoice % is immutable', old.number
          using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`,
  sql`create trigger invoices_immutable before update or delete on invoices
    for each row execute function prevent_invoice_change()`,
];

const hours = [
  sql`create table time_entries (
    id bigint generated always as identity primary key,
    -- Each purchase of hours is an account.
    order_id bigint not null references orders,
    kind text not null check (kind in ('purchased', 'worked', 'refunded', 'adjusted')),
    minutes integer not null,
    -- The balance after this entry, set by the trigger below.
    remaining_minutes integer not null,
    -- Position of the order item that was purchased or is refunded.
    lot integer,
    cents integer,
    -- An owner confirmed that more was worked than purchased.
    is_overdraft boolean not null default false,
    note text not null default '',
    owner text,
    refund_id uuid references refunds,
    idempotency_key uuid unique,
    occurred_at timestamptz not null default now(),
    check (remaining_minutes >= 0 or is_overdraft or minutes >= 0),
    check (case kind
      when 'purchased' then minutes > 0 and cents >= 0 and lot is not null
      when 'worked' then minutes < 0 and idempotency_key is not null
      when 'adjusted' then minutes <> 0 and idempotency_key is not null
      else lot is not null and refund_id is not null
        and (cents < 0 and minutes <= 0 or cents > 0 and minutes >= 0) end)
  )`,
  sql`create index time_entries_order on time_entries (order_id, id)`,
  sql`create unique index time_entries_purchased on time_entries (order_id, lot)
    where kind = 'purchased'`,
  // A refund deducts minutes once, and a failed one restores them once.
  sql`create unique index time_entries_refunded on time_entries (refund_id, lot, (cents < 0))
    where kind = 'refunded'`,

  // Locks the order, so that concurrent entries of one account see each other.
  sql`create function set_remaining_minutes() returns trigger language plpgsql as $$
    begin
      perform from orders where id = new.order_id for update;
      new.remaining_minutes := new.minutes + coalesce(
        (select sum(minutes) from time_entries where order_id = new.order_id), 0);
      return new;
    end $$`,
  sql`create trigger time_entries_set_remaining before insert on time_entries
    for each row execute function set_remaining_minutes()`,
  // Append-only, except that the address of a deleted person is redacted.
  sql`create function prevent_time_entry_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        if to_jsonb(new) - 'note' - 'owner' = to_jsonb(old) - 'note' - 'owner'
          and (new.note = old.note or new.note like '%[deleted]%')
          and (new.owner is not distinct from old.owner or new.owner like '%[deleted]%')
        then return new; end if;
      end if;
      raise exception 'time entries are append-only';
    end $$`,
  sql`create trigger time_entries_append_only before update or delete on time_entries
    for each row execute function prevent_time_entry_change()`,
  sql`create trigger time_entries_prevent_truncate before truncate on time_entries
    for each statement execute function prevent_time_entry_change()`,
];

const desk = [
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
    sign_in_method text not null check (sign_in_method in ('passkey', 'code')),
    device text not null,
    created_at timestamptz not null default now(),
    last_seen_at timestamptz not null default now(),
    passkey_verified_at timestamptz
  )`,
  sql`create table desk_sign_in_codes (
    id uuid primary key default gen_random_uuid(),
    browser_hash bytea not null unique,
    email text not null,
    expires_at timestamptz not null,
    attempt_count integer not null default 0
  )`,
  sql`create table desk_challenges (
    challenge text primary key,
    purpose text not null,
    expires_at timestamptz not null
  )`,
];

const analytics = [
  // Deleting the salt of a day makes its visitor hashes unlinkable.
  sql`create table visitor_salts (day date primary key, salt bytea not null)`,
  sql`create table page_views (
    day date not null,
    viewed_at timestamptz not null,
    visitor bytea not null,
    page text not null,
    referrer text,
    campaign text
  ) partition by list (day)`,
  sql`create index page_views_visitor on page_views (visitor, viewed_at)`,
  // The service's role cannot create or drop tables. These two functions let it manage the daily partitions.
  sql`create function create_page_view_partition(view_day date) returns void
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      execute format('create table if not exists %I partition of page_views for values in (%L)',
        'page_views_' || to_char(view_day, 'YYYYMMDD'), view_day);
    end $$`,
  sql`create function drop_page_view_partitions(before date) returns void
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      old text;
    begin
      for old in
        select relname from pg_inherits join pg_class on pg_class.oid = inhrelid
        where inhparent = 'page_views'::regclass and right(relname, 8)::date < before
      loop
        execute format('drop table %I', old);
      end loop;
    end $$`,
  sql`create table daily_metrics (
    day date not null,
    metric text not null,
    dimension text not null,
    count bigint not null,
    cents bigint not null,
    primary key (metric, day, dimension)
  )`,
  // Unlogged: losing the counts in a crash is acceptable.
  sql`create unlogged table rate_limits (
    key text primary key,
    window_started_at timestamptz not null,
    hits integer not null
  )`,
];

const alerts = [
  sql`create table alerts (
    id bigint generated always as identity primary key,
    raised_at timestamptz not null default now(),
    kind text not null,
    subject text,
    detail jsonb not null default '{}',
    resolved_at timestamptz,
    resolved_by text
  )`,
  sql`create index alerts_open on alerts (raised_at) where resolved_at is null`,
  sql`create unique index alerts_subject on alerts (kind, subject)`,

  // Problems that are checked repeatedly. A row exists from the first report until the problem clears.
  sql`create table health_conditions (
    kind text primary key,
    first_seen_at timestamptz not null default now(),
    last_seen_at timestamptz not null default now(),
    detail jsonb not null default '{}',
    alert_id bigint references alerts
  )`,

  // Failing jobs and loops. A row exists from the first failure until the next success.
  sql`create table failures (
    kind text not null,
    subject text not null,
    -- Empty for what exists once, such as a scheduled job or a loop.
    job_id text not null default '',
    first_failed_at timestamptz not null default now(),
    last_failed_at timestamptz not null default now(),
    attempt_count integer not null default 1,
    reason text not null,
    -- The queue and the data to start the job again. Null for what repeats anyway.
    queue text,
    data jsonb,
    -- The queue has no retries left; this row is the dead letter.
    is_dead_letter boolean not null default false,
    alert_id bigint references alerts,
    primary key (kind, subject, job_id)
  )`,
  sql`create index failures_alert on failures (alert_id)`,
];

const installation = [
  sql`create table installation (
    only_row boolean primary key default true check (only_row),
    -- First part of every gateway reference.
    id text not null check (id ~ '^[0-9a-f]{8}$'),
    -- The gateway's payments are known to be in this database up to here.
    reconciled_until timestamptz not null default now(),
    restored_at timestamptz
  )`,
  sql`insert into installation (id)
    values (substr(replace(gen_random_uuid()::text, '-', ''), 1, 8))`,
];
