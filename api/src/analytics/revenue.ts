import type { Deps } from "../deps.ts";
import { type MonthlyMetric, monthlyMetrics } from "./daily-metrics.ts";

type Sum = Pick<MonthlyMetric, "what" | "count" | "cents">;

const kinds = ["order", "refund", "lost"];

/** Revenue on every screen: paid orders less refunds and lost disputes, each on the day it happened. */
export function revenueOf(sums: readonly Sum[]) {
  const total = { orders: 0, cents: 0 };
  for (const { what, count, cents } of sums) {
    if (what === "order") total.orders += count;
    if (kinds.includes(what)) total.cents += what === "order" ? cents : -cents;
  }
  return total;
}

/** Days such as 2026-11-15 on the agency's calendar, the last one included. */
export const revenueBetween = async (deps: Deps, from: string, until: string) =>
  revenueOf(await monthlyMetrics(deps, from, until, kinds));
