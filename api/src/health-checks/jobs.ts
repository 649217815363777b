import type { Job } from "../jobs/define-job.ts";
import { checkDependencies } from "./health-checks.ts";

export const healthCheckJobs: Job[] = [
  {
    name: "check-dependencies",
    purpose: "Checks the mail server and the payment provider, and raises alerts",
    cron: "*/5 * * * *",
    handler: checkDependencies,
  },
];
