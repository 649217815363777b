import { type Kysely, sql } from "kysely";

/**
 * The number of orders and their amount by day and state, so that the desk does not count a million rows. A transaction
 * only inserts changes, because updating a day's total would make payments wait for each other.
 */
const statements = [
  sql`create table daily_order_totals (
    day date not null,
    state text not null,
    orders bigint not null,
    -- Net of refunds.
    cents bigint not null,
    primary key (day, state)
  )`,
  sql`create table order_total_changes (
    placed_at timestamptz not null,
    state text not null,
    orders bigint not null,
    cents bigint not null
  )`,
  sql`create index order_total_changes_placed on order_total_changes (placed_at)`,
  sql`create function record_order_total_change() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        insert into order_total_changes (placed_at, state, orders, cents)
        values (old.placed_at, old.state, -1, old.refunded_cents - old.total_cents);
      end if;
      if tg_op <> 'DELETE' then
        insert into order_total_changes (placed_at, state, orders, cents)
        values (new.placed_at, new.state, 1, new.total_cents - new.refunded_cents);
      end if;
      return null;
    end $$`,
  sql`create trigger record_order_total_change
    after insert or delete or update of placed_at, state, total_cents, refunded_cents on orders
    for each row execute function record_order_total_change()`,
];

export async function up(db: Kysely<never>) {
  for (const statement of statements) await statement.execute(db);
}
