import { z } from "zod";
import { raiseAlert } from "./alerts/alerts.ts";
import { closeDays, forgetDays } from "./analytics/analytics.ts";
import { today } from "./calendar.ts";
import { endOldClaims } from "./claims/claims.ts";
import { isOutage } from "./db/outage.ts";
import type { Deps } from "./deps.ts";
import { forgetSessions } from "./desk/sessions.ts";
import { forgetHeldLeads, tellOfHeldLeads } from "./leads/held-leads.ts";
import { CHORES } from "./queue/queue.ts";
import { forgetOldHits } from "./rate-limits.ts";
import { sendReminders } from "./requests/requests.ts";
import { watch } from "./watch/watch.ts";

interface Chore {
  cron: string;
  work: (deps: Deps) => Promise<void>;
}

/** Each is a job of its own, so that one that fails holds up no other. The hours are the owner's. */
const chores: Record<string, Chore> = {
  "tell-of-held-leads": { cron: "*/10 * * * *", work: tellOfHeldLeads },
  watch: { cron: "*/5 * * * *", work: watch },
  "end-old-claims": { cron: "20 * * * *", work: endOldClaims },
  // In the morning; a run that is missed is made up for within the hour, and not at night.
  "send-reminders": { cron: "10 9-17 * * *", work: sendReminders },
  "close-days": { cron: "40 4 * * *", work: closeDays },
  "expire-page-views": { cron: "5 * * * *", work: forgetDays },
  "forget-desk-sessions": { cron: "0 7 * * *", work: forgetSessions },
  "forget-held-leads": { cron: "0 7 * * *", work: forgetHeldLeads },
  "forget-old-hits": { cron: "0 7 * * *", work: forgetOldHits },
};

const choreJob = z.object({ chore: z.string() });

export async function startChores(deps: Deps) {
  const { boss } = deps.queue;
  await deps.queue.work<{ data: unknown }>(CHORES, {}, async (jobs) => {
    for (const { data } of jobs) {
      const { success, data: job } = choreJob.safeParse(data);
      // The first release put all chores into one job without a name.
      if (success) await doChore(deps, job.chore);
    }
  });
  await boss.unschedule(CHORES);
  const tz = deps.settings.TIME_ZONE;
  for (const [chore, { cron }] of Object.entries(chores)) {
    await boss.schedule(CHORES, cron, { chore }, { tz, key: chore, missed: "once" });
  }
}

async function doChore(deps: Deps, chore: string) {
  try {
    await chores[chore]?.work(deps);
  } catch (error) {
    deps.log.error({ err: error, chore }, "chore failed");
    // While Postgres is away there is nothing to tell, and no place to write it; the queue tries again.
    if (!isOutage(error)) {
      const detail = { chore, reason: String(error) };
      await raiseAlert(deps, {
        kind: "chore-failed",
        subject: `${chore} ${await today(deps)}`,
        detail,
      });
    }
    throw error;
  }
}
