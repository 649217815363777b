import type { MoneyAnswer } from "@agency/contract/desk";
import { sql } from "kysely";
import { revenueBetween } from "../analytics/analytics.ts";
import { today } from "../calendar.ts";
import type { Deps } from "../deps.ts";

async function revenueSince(deps: Deps, from: string, until: string) {
  const { cents, orders } = await revenueBetween(deps, from, until);
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

export async function readMoney(deps: Deps): Promise<MoneyAnswer> {
  const day = await today(deps);
  const [week, month, claims] = await Promise.all([
    revenueSince(deps, mondayOf(day), day),
    revenueSince(deps, `${day.slice(0, 7)}-01`, day),
    claimed(deps),
  ]);
  return { week, month, claims };
}
