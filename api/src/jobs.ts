import { analyticsJobs } from "./analytics/jobs.ts";
import { claimJobs } from "./claims/jobs.ts";
import { deleteExpiredRateLimits } from "./core/rate-limits.ts";
import { deskJobs } from "./desk/jobs.ts";
import { healthCheckJobs } from "./health-checks/jobs.ts";
import type { Job } from "./jobs/define-job.ts";
import { leadJobs } from "./leads/jobs.ts";
import { requestJobs } from "./payment-requests/jobs.ts";
import { paymentJobs } from "./payments/jobs.ts";
import { webhookJobs } from "./webhooks/jobs.ts";

/** All jobs of the service, except for sending emails. */
export const jobs: readonly Job[] = [
  ...analyticsJobs,
  ...claimJobs,
  ...deskJobs,
  ...healthCheckJobs,
  ...leadJobs,
  ...paymentJobs,
  ...requestJobs,
  ...webhookJobs,
  {
    name: "delete-expired-rate-limits",
    purpose: "Deletes old rate-limit counters",
    cron: "0 7 * * *",
    handler: deleteExpiredRateLimits,
  },
];
