import type { Job } from "../jobs/define-job.ts";
import { deleteOldDeliveries } from "./deliveries.ts";
import { sendDueDeliveries } from "./send.ts";

export const webhookJobs: Job[] = [
  {
    name: "send-webhooks",
    purpose: "Sends events to your webhooks",
    intervalSeconds: () => 1,
    handler: sendDueDeliveries,
  },
  {
    name: "delete-webhook-deliveries",
    purpose: "Deletes webhook deliveries after 30 days",
    cron: "0 7 * * *",
    handler: deleteOldDeliveries,
  },
];
