/** Traffic sources and conversion of leads and sales. A visitor is never tracked for more than a day. */
export {
  aggregateDailyMetrics,
  type MonthlyMetric,
  monthlyMetrics,
  reaggregateDaysSince,
} from "./daily-metrics.ts";
export { type Browser, trafficSourceSql } from "./page-views.ts";
export { calculateRevenue, revenueBetween } from "./revenue.ts";
