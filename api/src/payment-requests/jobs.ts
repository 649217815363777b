import type { Job } from "../jobs/define-job.ts";
import { sendReminders } from "./reminders.ts";

export const requestJobs: Job[] = [
  {
    name: "send-payment-reminders",
    purpose: "Sends reminders for payment requests",
    // Hourly from 9 to 17, so that a missed run is retried the same day but never at night.
    cron: "10 9-17 * * *",
    handler: sendReminders,
  },
];
