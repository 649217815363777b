import { type Kysely, sql } from "kysely";

export const transaction = false;

const statements = [
  sql`drop index concurrently if exists orders_by_state_and_date`,
  sql`create index concurrently orders_by_state_and_date on orders (state, placed_at desc, id desc)`,
  sql`drop index concurrently if exists orders_by_state`,
  // One statement sees an order and its recorded changes at the same time, so it adds exactly what is missing.
  sql`insert into order_total_changes (placed_at, state, orders, cents)
    select placed_at, state, sum(orders), sum(cents)
    from (
      select date_bin('15 minutes', placed_at, 'epoch') as placed_at, state, 1 as orders,
        total_cents - refunded_cents as cents
      from orders
      union all
      select date_bin('15 minutes', placed_at, 'epoch'), state, -orders, -cents
      from order_total_changes) as differences
    group by 1, 2 having sum(orders) <> 0 or sum(cents) <> 0`,
];

export async function up(db: Kysely<never>) {
  for (const statement of statements) await statement.execute(db);
}
