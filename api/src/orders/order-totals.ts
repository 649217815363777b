import { agency } from "@agency/contract/agency";
import type { OrderState } from "@agency/contract/api/orders";
import { type RawBuilder, sql } from "kysely";
import type { Deps } from "../core/deps.ts";
import type { Db } from "../db/database.ts";

/** Longer than a request's timeout, because the first run adds up all orders. */
const TIMEOUT_MS = 5 * 60_000;

const dayOfChange = sql`(placed_at at time zone ${agency.timeZone})::date`;

/** Moves the recorded changes into the totals of their days. */
export async function aggregateOrderTotals({ db }: Pick<Deps, "db">) {
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = ${sql.lit(TIMEOUT_MS)}`.execute(trx);
    await sql`
      with changes as (
        delete from order_total_changes as change returning placed_at, state, orders, cents)
      insert into daily_order_totals (day, state, orders, cents)
      select ${dayOfChange}, state, sum(orders), sum(cents) from changes group by 1, 2
      on conflict (day, state) do update set
        orders = daily_order_totals.orders + excluded.orders,
        cents = daily_order_totals.cents + excluded.cents`.execute(trx);
  });
}

export interface OrderTotal {
  state: OrderState;
  orders: number;
  /** Net of refunds. */
  cents: number;
}

/** By state, for the orders placed in a range of days. The totals of days and the changes since then. */
export async function sumOrders(
  db: Db,
  isInRange: (column: string) => RawBuilder<boolean>,
): Promise<OrderTotal[]> {
  const midnight = sql`day::timestamp at time zone ${agency.timeZone}`;
  const { rows } = await sql<OrderTotal>`
    select state, sum(orders)::bigint as orders, sum(cents)::bigint as cents
    from (
      select state, orders, cents from (
        select *, ${midnight} as midnight from daily_order_totals) as days
      where ${isInRange("midnight")}
      union all
      select state, orders, cents from order_total_changes where ${isInRange("placed_at")}) as totals
    group by state`.execute(db);
  return rows;
}
