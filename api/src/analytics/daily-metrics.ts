import { agency } from "@agency/contract/agency";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { localDateSql } from "./page-view-partitions.ts";

/** So long may the sums of a busy day take; a request would have to be quicker. */
const TIMEOUT_MS = 5 * 60_000;

/** Where somebody came from, in one word that can be summed up. */
const source = (origin: RawBuilder<unknown>) => sql`case
  when ${origin} is null then 'unknown'
  when ${origin} ? 'campaign' then 'campaign:' || (${origin} ->> 'campaign')
  else coalesce(${origin} ->> 'referrer', 'direct') end`;

/** A payment request has the source of its lead; one without a known source is named as what it is. */
const orderSource = sql`case
  when orders.origin is null and instalment_id is not null then 'payment-request'
  else ${source(sql`orders.origin`)} end`;

/** How far a lead has come; nothing for one that is lost. */
const rank = (event: string, state: string) => sql`array_position(
  array['new', 'answered', 'quoted', 'won'], ${sql.ref(event)}.detail ->> ${sql.lit(state)})`;

/** How far it had come before; one that is lost, or does not say where it came from, keeps what it reached. */
const before = sql`coalesce(${rank("e", "from")}, (
  select coalesce(${rank("earlier", "to")}, ${rank("earlier", "from")})
  from lead_events earlier
  where earlier.lead_id = e.lead_id and earlier.kind = 'state' and earlier.id < e.id
    and coalesce(${rank("earlier", "to")}, ${rank("earlier", "from")}) is not null
  order by earlier.id desc limit 1), 1)`;
const after = rank("e", "to");

/** A lead that goes back a step takes its count with it. */
const step = (name: string, position: number) => sql`
  select at, ${sql.lit(name)} as what, ${source(sql`origin`)} as value,
    case when ${after} > ${before} then 1 else -1 end as count, 0 as cents
  from lead_events e join leads on leads.id = lead_id
  where kind = 'state' and (${after} >= ${sql.lit(position)}) <> (${before} >= ${sql.lit(position)})`;

/** What went back counts on the day it went; what failed afterwards, on the day it did. */
const refundsAndLosses = sql`
  select accepted_at as at, 'refund' as what, order_id, 1 as count, cents
  from refunds where accepted_at is not null
  union all
  select failed_at, 'refund', order_id, -1, -cents
  from refunds where failed_at is not null and accepted_at is not null
  union all
  select losses.at, 'lost', order_id, sign(cents)::int, cents
  from losses join payment_attempts on payment_attempts.id = attempt_id`;

/** Everything that is counted, each with the moment at which it counts. Such a moment never changes later. */
const counted = sql`
  select paid_at as at, 'order' as what, ${orderSource} as value, 1 as count,
    total_cents as cents
  from orders where paid_at is not null
  union all
  select paid_at, 'item', coalesce(catalog_id, ''), 1, order_items.total_cents
  from orders join order_items on order_id = orders.id where paid_at is not null
  union all
  select at, what, ${orderSource}, count, cents
  from (${refundsAndLosses}) as back join orders on orders.id = order_id
  union all
  select coalesce(released_at, received_at), 'lead', ${source(sql`origin`)}, 1, 0
  from leads where suspicions = '{}'
  union all ${step("answered", 2)}
  union all ${step("quoted", 3)}
  union all ${step("won", 4)}`;

/** Whoever makes up pages and hosts fills no table with them: the rest of a day is one sum. */
const MAX_VALUES_PER_DAY = 200;

/** Each visitor of a day once, by how the first page was reached; and the pages. */
const visits = (days: RawBuilder<unknown>) => sql`
  select day, what, case when place > ${MAX_VALUES_PER_DAY} then 'other' else value end as value,
    sum(count) as count, 0 as cents
  from (
    select *, row_number() over (partition by day, what order by count desc) as place
    from (${seen(days)}) as seen) as placed
  group by 1, 2, 3`;

const seen = (days: RawBuilder<unknown>) => sql`
  select day, 'visitor' as what, ${source(sql`origin`)} as value, count(*) as count
  from (
    select distinct on (day, visitor) day, jsonb_strip_nulls(
      jsonb_build_object('referrer', referrer, 'campaign', campaign)) as origin
    from page_views where ${days} order by day, visitor, at) as first
  group by 1, 2, 3
  union all
  select day, 'page', page, count(*) from page_views where ${days} group by 1, 2, 3`;

/** As values, so that the planner knows how few rows they leave. */
interface Days {
  /** Days such as 2026-11-15. */
  first: string;
  last: string;
  /** The moments at which the first begins, and the last ends. */
  from: Date;
  to: Date;
}

/** What happened on these days, summed up from the rows themselves. */
function sums({ first, last, from, to }: Days) {
  return sql`
    select (at at time zone ${agency.timeZone})::date as day, what, value,
      sum(count) as count, sum(cents) as cents
    from (${counted}) as counted where at >= ${from} and at < ${to} group by 1, 2, 3
    union all ${visits(sql`day >= ${first}::date and day <= ${last}::date`)}`;
}

const CLOSED = "closed";

/** The days after the last that was summed up, until the one that was so many days ago. */
async function daysToAggregate(deps: Deps, db: Db, untilDaysAgo: number): Promise<Days> {
  const beginning = (day: string) =>
    sql`${sql.ref(day)}::timestamp at time zone ${agency.timeZone}`;
  const last = sql`${localDateSql(deps)} - ${untilDaysAgo}::int`;
  const { rows } = await sql<Days>`
    select first::text, last::text, ${beginning("first")} as from, ${beginning("after")} as to
    from (
      select coalesce((select max(day) from daily_numbers where what = ${CLOSED}) + 1,
        date '2000-01-01') as first, ${last} as last, ${last} + 1 as after) as days`.execute(db);
  const [days] = rows;
  if (!days) throw new Error("no answer to a question of time");
  return days;
}

/** Days that are over are summed up once. What happens later, such as a refund, counts on its own day. */
export async function aggregateDailyMetrics(deps: Deps) {
  await deps.db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = ${sql.lit(TIMEOUT_MS)}`.execute(trx);
    const days = await daysToAggregate(deps, trx, 1);
    await sql`
      insert into daily_numbers (day, what, value, count, cents)
      select day, what, value, count, cents from (${sums(days)}) as sums
      on conflict (what, day, value) do update set count = excluded.count, cents = excluded.cents`.execute(
      trx,
    );
    await sql`
      insert into daily_numbers values (${days.last}, ${CLOSED}, '', 0, 0)
      on conflict do nothing`.execute(trx);
  });
}

export interface MonthlyMetric {
  month: string;
  what: string;
  value: string;
  count: number;
  cents: number;
}

/** Closed days from their sums, and those since from the rows: up to date at any moment. */
export async function monthlyMetrics(
  deps: Deps,
  from: string,
  until: string,
  kinds?: readonly string[],
): Promise<MonthlyMetric[]> {
  const open = await daysToAggregate(deps, deps.db, 0);
  const { rows } = await sql<MonthlyMetric>`
    select to_char(day, 'YYYY-MM') as month, what, value, sum(count)::bigint as count,
      sum(cents)::bigint as cents
    from (
      select day, what, value, count, cents from daily_numbers
      where what <> ${CLOSED} and day < ${open.first}::date
      union all ${sums(open)}) as days
    where day >= ${from}::date and day <= ${until}::date
      ${kinds ? sql`and what = any(${kinds})` : sql``}
    group by 1, 2, 3`.execute(deps.db);
  return rows;
}
