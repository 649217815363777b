import type { RevenueResponse } from "@agency/contract/api/desk";
import { daysOfMonth, monthBefore } from "@agency/contract/format/months";
import { sql } from "kysely";
import { revenueBetween } from "../analytics/analytics.ts";
import type { Deps } from "../core/deps.ts";
import { localDate } from "../core/local-time.ts";

async function sumSales(deps: Deps, { from, to }: { from: string; to: string }) {
  const { cents, orders } = await revenueBetween(deps, from, to);
  return { cents, sales: orders };
}

/** Weeks start on Monday. */
function getMonday(day: string) {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

async function sumClaims({ db }: Deps) {
  return db
    .selectFrom("orders")
    .select((row) => [
      sql<number>`coalesce(sum(total_cents), 0)`.as("cents"),
      row.fn.countAll<number>().as("open"),
    ])
    .where("state", "=", "claimed")
    .executeTakeFirstOrThrow();
}

export async function getRevenue(deps: Deps): Promise<RevenueResponse> {
  const day = await localDate(deps);
  const thisMonth = day.slice(0, 7);
  const [week, month, lastMonth, claims] = await Promise.all([
    sumSales(deps, { from: getMonday(day), to: day }),
    sumSales(deps, daysOfMonth(thisMonth)),
    sumSales(deps, daysOfMonth(monthBefore(thisMonth))),
    sumClaims(deps),
  ]);
  return { week, month, lastMonth, claims };
}
