import type { Deps } from "../core/deps.ts";
import { type MonthlyMetric, monthlyMetrics } from "./daily-metrics.ts";

type MetricTotal = Pick<MonthlyMetric, "metric" | "count" | "cents">;

const kinds = ["order", "refund", "lost"];

/** Revenue on every screen: paid orders minus refunds and dispute losses, each on the day it happened. */
export function calculateRevenue(totals: readonly MetricTotal[]) {
  const total = { orders: 0, cents: 0 };
  for (const { metric, count, cents } of totals) {
    if (metric === "order") total.orders += count;
    if (kinds.includes(metric)) total.cents += metric === "order" ? cents : -cents;
  }
  return total;
}

/** ISO dates in the agency's time zone; `until` is included. */
export const revenueBetween = async (deps: Deps, from: string, until: string) =>
  calculateRevenue(await monthlyMetrics(deps, from, until, kinds));
