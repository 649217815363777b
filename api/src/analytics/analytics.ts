/** Where leads and sales come from, and what comes of them. Nobody is followed beyond a day. */
export { aggregateDailyMetrics, type MonthlyMetric, monthlyMetrics } from "./daily-numbers.ts";
export { dropExpiredPageViews } from "./days.ts";
export { type Browser, trafficSourceSql } from "./page-views.ts";
export { revenueBetween, revenueOf } from "./revenue.ts";
