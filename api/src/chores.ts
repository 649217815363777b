import { agency } from "@agency/contract/agency";
import { z } from "zod";
import { type Described, workOff } from "./alerts/alerts.ts";
import { closeDays, forgetDays } from "./analytics/analytics.ts";
import { endOldClaims } from "./claims/claims.ts";
import type { Deps } from "./deps.ts";
import { forgetSessions } from "./desk/sessions.ts";
import { addMissing } from "./hours/hours.ts";
import { forgetHeldLeads, tellOfHeldLeads } from "./leads/held-leads.ts";
import { hourlyPaymentJobs } from "./payments/jobs.ts";
import { CHORES, FAILED_CHORES } from "./queue/queue.ts";
import { forgetOldHits } from "./rate-limits.ts";
import { sendReminders } from "./requests/requests.ts";
import { watch } from "./watch/watch.ts";

export interface Chore extends Described {
  cron: string;
  work: (deps: Deps) => Promise<void>;
}
export type Chores = Readonly<Record<string, Chore>>;

/** Each is a job of its own, so that one that fails does not stop the others. The hours are the owner's. */
export const chores: Chores = {
  "tell-of-held-leads": {
    cron: "*/10 * * * *",
    work: tellOfHeldLeads,
    purpose: "Emails you the list of new messages that look like spam",
  },
  watch: {
    cron: "*/5 * * * *",
    work: watch,
    purpose: "Checks the mail server and the payment provider, and raises alerts",
  },
  "end-old-claims": {
    cron: "20 * * * *",
    work: endOldClaims,
    purpose: "Cancels Venmo orders that nobody confirmed within 14 days",
  },
  "add-missing-hours": {
    cron: "25 * * * *",
    work: ({ db }) => addMissing(db),
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
    work: closeDays,
    purpose: "Adds up the numbers of the day before",
  },
  "expire-page-views": {
    cron: "5 * * * *",
    work: forgetDays,
    purpose: "Deletes page views after 30 days",
  },
  "forget-desk-sessions": {
    cron: "0 7 * * *",
    work: forgetSessions,
    purpose: "Deletes expired sign-ins",
  },
  "forget-held-leads": {
    cron: "0 7 * * *",
    work: forgetHeldLeads,
    purpose: "Deletes messages that look like spam after 30 days",
  },
  "forget-old-hits": {
    cron: "0 7 * * *",
    work: forgetOldHits,
    purpose: "Deletes old rate-limit counters",
  },
  ...hourlyPaymentJobs,
};

const choreJob = z.object({ chore: z.string() });

export async function startChores(deps: Deps, list = chores) {
  const { boss } = deps.queue;
  await workOff(deps, {
    ...{ queue: CHORES, deadLetters: FAILED_CHORES, isPerJob: false },
    read(data) {
      // The first release put all chores into one job without a name; a later one may have more of them.
      const name = choreJob.safeParse(data).data?.chore ?? "";
      const chore = list[name];
      return chore && { name, purpose: chore.purpose, work: () => chore.work(deps) };
    },
  });
  await boss.unschedule(CHORES);
  // Earlier releases ran the hourly payment jobs as one.
  await boss.unschedule("sweep");
  const tz = agency.timeZone;
  for (const [chore, { cron }] of Object.entries(list)) {
    await boss.schedule(CHORES, cron, { chore }, { tz, key: chore, missed: "once" });
  }
}
