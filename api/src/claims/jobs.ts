import type { Job } from "../jobs/define-job.ts";
import { expireClaims } from "./claims.ts";

export const claimJobs: Job[] = [
  {
    name: "expire-claims",
    purpose: "Cancels Venmo orders that were not confirmed within 14 days",
    cron: "20 * * * *",
    handler: expireClaims,
  },
];
