import { agency } from "@agency/contract/agency";
import type { MoneyAnswer } from "@agency/contract/desk";
import { sql } from "kysely";
import { moneyBack } from "../analytics/analytics.ts";
import type { Deps } from "../deps.ts";

/** What was paid this week and this month on the studio's calendar, less what went back in the same time. */
export async function moneyTaken({ db, now }: Deps) {
  const zone = agency.timeZone;
  const begin = (of: "week" | "month") =>
    sql`date_trunc(${of}, ${now()} at time zone ${zone}) at time zone ${zone}`;
  // As values, so that the planner knows how few of a million orders they leave.
  const began = await sql<{ week: Date; month: Date }>`
    select ${begin("week")} as week, ${begin("month")} as month`.execute(db);
  const { week, month } = began.rows[0] ?? { week: new Date(), month: new Date() };
  const since = new Date(Math.min(week.getTime(), month.getTime()));
  const { rows } = await sql<
    Record<"weekCents" | "weekSales" | "monthCents" | "monthSales", number>
  >`
    select coalesce(sum(cents) filter (where at >= ${week}), 0)::bigint as "weekCents",
      coalesce(sum(sale) filter (where at >= ${week}), 0)::bigint as "weekSales",
      coalesce(sum(cents) filter (where at >= ${month}), 0)::bigint as "monthCents",
      coalesce(sum(sale) filter (where at >= ${month}), 0)::bigint as "monthSales"
    from (
      select paid_at as at, total_cents as cents, 1 as sale from orders where paid_at >= ${since}
      union all
      select at, -cents, 0 from (${moneyBack}) as back where at >= ${since}) as moved`.execute(db);
  const { weekCents = 0, weekSales = 0, monthCents = 0, monthSales = 0 } = rows[0] ?? {};
  return {
    week: { cents: weekCents, sales: weekSales },
    month: { cents: monthCents, sales: monthSales },
  };
}

async function claimed({ db }: Deps) {
  return db
    .selectFrom("orders")
    .select((of) => [
      sql<number>`coalesce(sum(total_cents), 0)`.as("cents"),
      of.fn.countAll<number>().as("open"),
    ])
    .where("state", "=", "claimed")
    .executeTakeFirstOrThrow();
}

export async function readMoney(deps: Deps): Promise<MoneyAnswer> {
  const [taken, claims] = await Promise.all([moneyTaken(deps), claimed(deps)]);
  return { ...taken, claims };
}
