import { type Kysely, sql } from "kysely";

/** Which pages were seen, where leads and sales came from, and the sums of days that are over. */
export async function up(db: Kysely<never>) {
  const statements = [
    // Without its salt, nobody can tell any more whose views those of a day were.
    sql`create table seen_salts (day date primary key, salt bytea not null)`,
    sql`create table page_views (
      day date not null,
      at timestamptz not null,
      visitor bytea not null,
      page text not null,
      referrer text,
      campaign text
    ) partition by list (day)`,
    sql`create index page_views_visitor on page_views (visitor, at)`,
    sql`alter table leads add column origin jsonb`,
    sql`alter table orders add column origin jsonb`,
    sql`create table daily_numbers (
      day date not null,
      what text not null,
      value text not null,
      count bigint not null,
      cents bigint not null,
      primary key (what, day, value)
    )`,
    sql`create index leads_counted on leads ((coalesce(released_at, received_at)))
      where suspicions = '{}'`,
    sql`create index lead_events_at on lead_events (at) where kind = 'state'`,
    // With the amount, so that a month is summed up without reading its orders.
    sql`create index orders_paid on orders (paid_at) include (total_cents) where paid_at is not null`,
  ];
  for (const statement of statements) await statement.execute(db);
}
