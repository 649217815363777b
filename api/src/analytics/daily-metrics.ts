import { agency } from "@agency/contract/agency";
import { type RawBuilder, sql } from "kysely";
import type { Deps } from "../core/deps.ts";
import type { Db, Trx } from "../db/database.ts";
import { localDateSql } from "./page-view-partitions.ts";

/** Longer than a request's timeout, because aggregating busy days can take minutes. */
const TIMEOUT_MS = 5 * 60_000;

/** The traffic source as one dimension value. */
const sourceSql = (trafficSource: RawBuilder<unknown>) => sql`case
  when ${trafficSource} is null then 'unknown'
  when ${trafficSource} ? 'campaign' then 'campaign:' || (${trafficSource} ->> 'campaign')
  else coalesce(${trafficSource} ->> 'referrer', 'direct') end`;

/** Orders of payment requests without a known source count as 'payment-request'. */
const orderSourceSql = sql`case
  when orders.traffic_source is null and installment_id is not null then 'payment-request'
  else ${sourceSql(sql`orders.traffic_source`)} end`;

/** Such as "US-CO", or "CA" outside the US. */
const billingStateSql = sql`billing_country ||
  case when billing_country = 'US' then coalesce('-' || billing_state, '') else '' end`;

/** Position of the lead's state in the funnel; null for a lost lead. */
const rankSql = (event: string, state: string) => sql`array_position(
  array['new', 'answered', 'quoted', 'won'], ${sql.ref(event)}.detail ->> ${sql.lit(state)})`;

/** Rank before the event. Falls back to earlier events, because a lost lead has no rank. */
const rankBefore = sql`coalesce(${rankSql("e", "from")}, (
  select coalesce(${rankSql("earlier", "to")}, ${rankSql("earlier", "from")})
  from lead_events earlier
  where earlier.lead_id = e.lead_id and earlier.kind = 'state' and earlier.id < e.id
    and coalesce(${rankSql("earlier", "to")}, ${rankSql("earlier", "from")}) is not null
  order by earlier.id desc limit 1), 1)`;
const rankAfter = rankSql("e", "to");

/** Moving a lead to an earlier state decrements the count. */
const stepSql = (name: string, position: number) => sql`
  select occurred_at as at, ${sql.lit(name)} as metric, ${sourceSql(sql`traffic_source`)} as dimension,
    case when ${rankAfter} > ${rankBefore} then 1 else -1 end as count, 0 as cents
  from lead_events e join leads on leads.id = lead_id
  where kind = 'state' and (${rankAfter} >= ${sql.lit(position)}) <> (${rankBefore} >= ${sql.lit(position)})`;

/** Refunds count on the day they were accepted, failed ones are subtracted on the day they failed. */
const refundsAndLosses = sql`
  select accepted_at as at, 'refund' as metric, order_id, 1 as count, cents
  from refunds where accepted_at is not null
  union all
  select failed_at, 'refund', order_id, -1, -cents
  from refunds where failed_at is not null and accepted_at is not null
  union all
  select dispute_losses.occurred_at, 'lost', order_id, sign(cents)::int, cents
  from dispute_losses join payment_attempts on payment_attempts.id = attempt_id`;

/** All counted events with their timestamp, which never changes later. */
const countedEvents = sql`
  select paid_at as at, 'order' as metric, ${orderSourceSql} as dimension, 1 as count,
    total_cents as cents
  from orders where paid_at is not null
  union all
  select paid_at, 'item', coalesce(catalog_id, ''), 1, order_items.total_cents
  from orders join order_items on order_id = orders.id where paid_at is not null
  union all
  select at, metric, ${orderSourceSql}, count, cents
  from (${refundsAndLosses}) as returned join orders on orders.id = order_id
  union all
  select paid_at, 'state-order', ${billingStateSql}, 1, total_cents
  from orders where paid_at is not null and billing_country is not null
  union all
  select at, 'state-' || metric, ${billingStateSql}, count, cents
  from (${refundsAndLosses}) as returned join orders on orders.id = order_id
  where billing_country is not null
  union all
  select coalesce(released_at, received_at), 'lead', ${sourceSql(sql`traffic_source`)}, 1, 0
  from leads where quarantine_reasons = '{}'
  union all ${stepSql("answered", 2)}
  union all ${stepSql("quoted", 3)}
  union all ${stepSql("won", 4)}`;

/** Caps distinct values per day, so that invented URLs cannot fill the table. */
const MAX_VALUES_PER_DAY = 200;

/** Daily visitors by the source of their first page view, and page views by page. */
const visitsSql = (days: RawBuilder<unknown>) => sql`
  select day, metric, case when rank > ${MAX_VALUES_PER_DAY} then 'other' else dimension end as dimension,
    sum(count) as count, 0 as cents
  from (
    select *, row_number() over (partition by day, metric order by count desc) as rank
    from (${pageViewsSql(days)}) as views) as ranked
  group by 1, 2, 3`;

const pageViewsSql = (days: RawBuilder<unknown>) => sql`
  select day, 'visitor' as metric, ${sourceSql(sql`source`)} as dimension, count(*) as count
  from (
    select distinct on (day, visitor) day, jsonb_strip_nulls(
      jsonb_build_object('referrer', referrer, 'campaign', campaign)) as source
    from page_views where ${days} order by day, visitor, viewed_at) as first
  group by 1, 2, 3
  union all
  select day, 'page', page, count(*) from page_views where ${days} group by 1, 2, 3`;

/** Passed as values, so that the planner can estimate the number of rows. */
interface Days {
  /** ISO dates such as 2026-11-15. */
  first: string;
  last: string;
  /** Start of the first day and end of the last. */
  from: Date;
  to: Date;
}

/** Metrics of these days, calculated from the source tables. */
function aggregateSql({ first, last, from, to }: Days) {
  return sql`
    select (at at time zone ${agency.timeZone})::date as day, metric, dimension,
      sum(count) as count, sum(cents) as cents
    from (${countedEvents}) as counted where at >= ${from} and at < ${to} group by 1, 2, 3
    union all ${visitsSql(sql`day >= ${first}::date and day <= ${last}::date`)}`;
}

const CLOSED = "closed";

/** From the day after the last aggregated one until so many days ago. */
async function daysToAggregate(deps: Deps, db: Db, untilDaysAgo: number): Promise<Days> {
  const startOfDay = (day: string) =>
    sql`${sql.ref(day)}::timestamp at time zone ${agency.timeZone}`;
  const last = sql`${localDateSql(deps)} - ${untilDaysAgo}::int`;
  const { rows } = await sql<Days>`
    select first::text, last::text, ${startOfDay("first")} as from, ${startOfDay("after")} as to
    from (
      select coalesce((select max(day) from daily_metrics where metric = ${CLOSED}) + 1,
        date '2000-01-01') as first, ${last} as last, ${last} + 1 as after) as days`.execute(db);
  const [days] = rows;
  if (!days) throw new Error("the database returned no days");
  return days;
}

/** Without it, a day could be closed while another transaction adds an order to it. */
const lockDailyMetrics = (trx: Trx) =>
  sql`lock table daily_metrics in share row exclusive mode`.execute(trx);

/** Call this in the transaction that adds an order to a past day, so that the next run aggregates the day again. */
export async function reaggregateDaysSince(trx: Trx, time: Date) {
  await lockDailyMetrics(trx);
  const day = sql`(${time}::timestamptz at time zone ${agency.timeZone})::date`;
  await sql`
    with reopened as (
      delete from daily_metrics where metric = ${CLOSED} and day >= ${day} returning day)
    insert into daily_metrics (day, metric, dimension, count, cents)
    select ${day} - 1, ${CLOSED}, '', 0, 0 from reopened limit 1
    on conflict do nothing`.execute(trx);
}

/** Aggregates each past day once. Later events, such as a refund, count on the day they happen. */
export async function aggregateDailyMetrics(deps: Deps) {
  await deps.db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = ${sql.lit(TIMEOUT_MS)}`.execute(trx);
    await lockDailyMetrics(trx);
    const days = await daysToAggregate(deps, trx, 1);
    await sql`
      insert into daily_metrics (day, metric, dimension, count, cents)
      select day, metric, dimension, count, cents from (${aggregateSql(days)}) as aggregated
      on conflict (metric, day, dimension) do update set count = excluded.count, cents = excluded.cents`.execute(
      trx,
    );
    await sql`
      insert into daily_metrics values (${days.last}, ${CLOSED}, '', 0, 0)
      on conflict do nothing`.execute(trx);
  });
}

export interface MonthlyMetric {
  month: string;
  metric: string;
  dimension: string;
  count: number;
  cents: number;
}

/** Aggregated days plus the days since then from the source tables, so that reports are always current. */
export async function monthlyMetrics(
  deps: Deps,
  from: string,
  until: string,
  kinds?: readonly string[],
): Promise<MonthlyMetric[]> {
  const open = await daysToAggregate(deps, deps.db, 0);
  const { rows } = await sql<MonthlyMetric>`
    select to_char(day, 'YYYY-MM') as month, metric, dimension, sum(count)::bigint as count,
      sum(cents)::bigint as cents
    from (
      select day, metric, dimension, count, cents from daily_metrics
      where metric <> ${CLOSED} and day < ${open.first}::date
      union all ${aggregateSql(open)}) as days
    where day >= ${from}::date and day <= ${until}::date
      ${kinds ? sql`and metric = any(${kinds})` : sql``}
    group by 1, 2, 3`.execute(deps.db);
  return rows;
}
