import type { Job } from "../jobs/define-job.ts";
import { aggregateDailyMetrics } from "./daily-metrics.ts";
import { dropExpiredPageViews } from "./page-view-partitions.ts";

export const analyticsJobs: Job[] = [
  {
    name: "aggregate-daily-metrics",
    purpose: "Aggregates yesterday's metrics for the reports",
    cron: "40 4 * * *",
    handler: aggregateDailyMetrics,
  },
  {
    name: "drop-expired-page-views",
    purpose: "Deletes page views after 30 days",
    cron: "5 * * * *",
    handler: dropExpiredPageViews,
  },
];
