/** Where leads and sales come from, and what comes of them. Nobody is followed beyond a day. */
export { aggregateDailyMetrics, type MonthlyMetric, monthlyMetrics } from "./daily-metrics.ts";
export { dropExpiredPageViews } from "./page-view-partitions.ts";
export { type Browser, trafficSourceSql } from "./page-views.ts";
export { revenueBetween, revenueOf } from "./revenue.ts";
