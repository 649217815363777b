import type { OrderFilter, OrdersResponse } from "@agency/contract/api/desk";
import type { ExportRange } from "@agency/contract/api/exports";
import { type OrderState, orderState } from "@agency/contract/api/orders";
import { sql } from "kysely";
import type { Deps } from "../core/deps.ts";
import { type OrderTotal, sumOrders } from "../orders/orders.ts";
import { isInRange } from "./csv-stream.ts";
import { disputedOrderIds, selectOrders, toOrderRow } from "./orders.ts";
import { getRowLimit, type Paging, toPage } from "./pagination.ts";

type OrderQuery = Paging & ExportRange & { filter: OrderFilter };

const statesByFilter: Record<Exclude<OrderFilter, "all" | "disputed">, readonly OrderState[]> = {
  claimed: ["claimed"],
  pending: ["pending"],
  paid: ["paid"],
  partially_refunded: ["partially_refunded"],
  refunded: ["refunded", "partially_refunded"],
  canceled: ["canceled"],
};
const everPaid: readonly OrderState[] = ["paid", "partially_refunded", "refunded"];

/** One page, by the time the orders were placed, newest first; with the totals of all pages. */
export async function listOrders(deps: Deps, query: OrderQuery): Promise<OrdersResponse> {
  const [rows, totals, disputed] = await Promise.all([
    selectOrders(deps)
      .where("id", "in", pageIds(query))
      .orderBy("placed_at", "desc")
      .orderBy("id", "desc")
      .execute(),
    sumOrders(deps.db, (column) => isInRange(column, query)),
    sumDisputedOrders(deps, query),
  ]);
  return { ...toPage(rows, query, toOrderRow), ...summarize(query.filter, totals, disputed) };
}

/** The index is ordered by time either for all orders or within a state. */
function pageIds(query: OrderQuery) {
  const { filter, after } = query;
  const limit = getRowLimit(query);
  const newest = sql`order by placed_at desc, id desc limit ${limit}`;
  const last = sql`(select placed_at, id from orders where id = ${Number(after)})`;
  const isOnPage = sql`${isInRange("placed_at", query)}
    ${after ? sql`and (placed_at, id) < ${last}` : sql``}`;
  if (filter === "all") return sql<number>`(select id from orders where ${isOnPage} ${newest})`;
  if (filter === "disputed")
    return sql<number>`(
      select id from orders where id in ${disputedOrderIds} and ${isOnPage} ${newest})`;
  return sql<number>`(
    select id from unnest(${[...statesByFilter[filter]]}::text[]) as states(state) cross join lateral (
      select id, placed_at from orders where orders.state = states.state and ${isOnPage} ${newest}
    ) as found ${newest})`;
}

async function sumDisputedOrders({ db }: Deps, query: OrderQuery) {
  return db
    .selectFrom("orders")
    .select((row) => [
      sql<number>`coalesce(sum(total_cents - refunded_cents), 0)`.as("cents"),
      row.fn.countAll<number>().as("orders"),
    ])
    .where("id", "in", disputedOrderIds)
    .where(isInRange("placed_at", query))
    .executeTakeFirstOrThrow();
}

function summarize(
  selected: OrderFilter,
  totals: OrderTotal[],
  disputed: Omit<OrderTotal, "state">,
): Pick<OrdersResponse, "counts" | "sumCents"> {
  const add = (states: readonly OrderState[], value: "orders" | "cents") =>
    totals
      .filter(({ state }) => states.includes(state))
      .reduce((sum, total) => sum + total[value], 0);
  const count = (filter: keyof typeof statesByFilter) => add(statesByFilter[filter], "orders");
  return {
    counts: {
      all: add(orderState.options, "orders"),
      disputed: disputed.orders,
      claimed: count("claimed"),
      pending: count("pending"),
      paid: count("paid"),
      partially_refunded: count("partially_refunded"),
      refunded: count("refunded"),
      canceled: count("canceled"),
    },
    sumCents:
      selected === "disputed"
        ? disputed.cents
        : add(selected === "all" ? everPaid : statesByFilter[selected], "cents"),
  };
}
