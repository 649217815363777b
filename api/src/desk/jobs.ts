import type { Job } from "../jobs/define-job.ts";
import { aggregateOrderTotals } from "../orders/orders.ts";
import { deleteExpiredSessions } from "./sessions.ts";

export const deskJobs: Job[] = [
  {
    name: "aggregate-order-totals",
    purpose: "Adds up orders for the list of orders",
    cron: "20 * * * *",
    handler: aggregateOrderTotals,
  },
  {
    name: "delete-expired-sessions",
    purpose: "Deletes expired sign-ins",
    cron: "0 7 * * *",
    handler: deleteExpiredSessions,
  },
];
