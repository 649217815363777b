import type { Job } from "../jobs/define-job.ts";
import { deleteExpiredQuarantinedLeads, sendQuarantineDigest } from "./quarantine.ts";

export const leadJobs: Job[] = [
  {
    name: "send-quarantine-digest",
    purpose: "Emails you the list of new messages that look like spam",
    cron: "*/10 * * * *",
    handler: sendQuarantineDigest,
  },
  {
    name: "delete-quarantined-leads",
    purpose: "Deletes messages that look like spam after 30 days",
    cron: "0 7 * * *",
    handler: deleteExpiredQuarantinedLeads,
  },
];
