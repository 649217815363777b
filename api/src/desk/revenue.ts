import type { RevenueResponse } from "@agency/contract/api/desk";
import { daysOfMonth, monthBefore } from "@agency/contract/format/months";
import { sql } from "kysely";
import { revenueBetween } from "../analytics/analytics.ts";
import type { Deps } from "../deps.ts";
import { localDate } from "../local-time.ts";

async function taken(deps: Deps, { from, to }: { from: string; to: string }) {
  const { cents, orders } = await revenueBetween(deps, from, to);
  return { cents, sales: orders };
}

/** Weeks begin on Monday. */
function mondayOf(day: string) {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
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

export async function getRevenue(deps: Deps): Promise<RevenueResponse> {
  const day = await localDate(deps);
  const thisMonth = day.slice(0, 7);
  const [week, month, lastMonth, claims] = await Promise.all([
    taken(deps, { from: mondayOf(day), to: day }),
    taken(deps, daysOfMonth(thisMonth)),
    taken(deps, daysOfMonth(monthBefore(thisMonth))),
    claimed(deps),
  ]);
  return { week, month, lastMonth, claims };
}
