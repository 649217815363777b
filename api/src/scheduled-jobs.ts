import { agency } from "@agency/contract/agency";
import { z } from "zod";
import { type Described, workOff } from "./alerts/alerts.ts";
import { aggregateDailyMetrics, dropExpiredPageViews } from "./analytics/analytics.ts";
import { expireClaims } from "./claims/claims.ts";
import type { Deps } from "./deps.ts";
import { deleteExpiredSessions } from "./desk/sessions.ts";
import { checkDependencies } from "./health-checks/health-checks.ts";
import { backfillPurchasedHours } from "./hours/hours.ts";
import { deleteExpiredQuarantinedLeads, sendQuarantineDigest } from "./leads/quarantine.ts";
import { sendReminders } from "./payment-requests/payment-requests.ts";
import { hourlyPaymentJobs } from "./payments/jobs.ts";
import { FAILED_CHORES, SCHEDULED_JOBS } from "./queue/queue.ts";
import { deleteExpiredRateLimits } from "./rate-limits.ts";

export interface ScheduledJob extends Described {
  cron: string;
  work: (deps: Deps) => Promise<void>;
}
export type Chores = Readonly<Record<string, ScheduledJob>>;

/** Each is a job of its own, so that one that fails does not stop the others. The hours are the owner's. */
export const scheduledJobs: Chores = {
  "tell-of-held-leads": {
    cron: "*/10 * * * *",
    work: sendQuarantineDigest,
    purpose: "Emails you the list of new messages that look like spam",
  },
  watch: {
    cron: "*/5 * * * *",
    work: checkDependencies,
    purpose: "Checks the mail server and the payment provider, and raises alerts",
  },
  "end-old-claims": {
    cron: "20 * * * *",
    work: expireClaims,
    purpose: "Cancels Venmo orders that nobody confirmed within 14 days",
  },
  "add-missing-hours": {
    cron: "25 * * * *",
    work: ({ db }) => backfillPurchasedHours(db),
    purpose: "Adds prepaid hours that an earlier release was paid for during an upgrade",
  },
  // In the morning; a run that is missed is made up for within the hour, and not at night.
  "send-reminders": {
    cron: "10 9-17 * * *",
    work: sendReminders,
    purpose: "Sends reminders for payment requests",
  },
  "close-days": {
    cron: "40 4 * * *",
    work: aggregateDailyMetrics,
    purpose: "Adds up the numbers of the day before",
  },
  "expire-page-views": {
    cron: "5 * * * *",
    work: dropExpiredPageViews,
    purpose: "Deletes page views after 30 days",
  },
  "forget-desk-sessions": {
    cron: "0 7 * * *",
    work: deleteExpiredSessions,
    purpose: "Deletes expired sign-ins",
  },
  "forget-held-leads": {
    cron: "0 7 * * *",
    work: deleteExpiredQuarantinedLeads,
    purpose: "Deletes messages that look like spam after 30 days",
  },
  "forget-old-hits": {
    cron: "0 7 * * *",
    work: deleteExpiredRateLimits,
    purpose: "Deletes old rate-limit counters",
  },
  ...hourlyPaymentJobs,
};

const scheduledJobPayload = z.object({ chore: z.string() });

export async function startScheduledJobs(deps: Deps, list = scheduledJobs) {
  const { boss } = deps.queue;
  await workOff(deps, {
    ...{ queue: SCHEDULED_JOBS, deadLetters: FAILED_CHORES, isPerJob: false },
    read(data) {
      // The first release put all chores into one job without a name; a later one may have more of them.
      const name = scheduledJobPayload.safeParse(data).data?.chore ?? "";
      const chore = list[name];
      return chore && { name, purpose: chore.purpose, work: () => chore.work(deps) };
    },
  });
  await boss.unschedule(SCHEDULED_JOBS);
  // Earlier releases ran the hourly payment jobs as one.
  await boss.unschedule("sweep");
  const tz = agency.timeZone;
  for (const [chore, { cron }] of Object.entries(list)) {
    await boss.schedule(SCHEDULED_JOBS, cron, { chore }, { tz, key: chore, missed: "once" });
  }
}
