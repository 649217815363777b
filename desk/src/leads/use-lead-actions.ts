import type { LeadDetail, LeadState } from "@agency/contract/api/desk";
import { post } from "../api/client.ts";
import { useMutation } from "../api/use-mutation.ts";
import { calendarDaysUntil, clockOf, shortDay, weekday } from "../format/time.ts";
import { showToast } from "../stores/toasts.ts";
import { useMarkLead } from "./use-mark-lead.ts";

/** Everything an owner can do with a lead; each has a way back. */
export function useLeadActions(lead: LeadDetail) {
  const { run, busy, problem } = useMutation();
  const { mark: markLead, marking } = useMarkLead();
  const mark = (to: LeadState) => markLead(lead, lead.state, to);

  const putOff = (until?: Date) =>
    post(`/leads/${lead.id}/snooze`, until ? { until: until.toISOString() } : {});
  const before = lead.snoozedUntil ? new Date(lead.snoozedUntil) : undefined;
  const sayPutOff = (until?: Date) =>
    showToast(until ? `Back ${formatWeekday(until)}, ${clockOf(until)}` : "Back on the list", () =>
      run(() => putOff(before)),
    );
  async function snooze(until: Date | undefined) {
    if (await run(() => putOff(until))) sayPutOff(until);
  }

  const answered = () => mark("answered");
  return { busy: busy || marking, problem, mark, answered, snooze, putOff, sayPutOff };
}

export type LeadCalls = ReturnType<typeof useLeadActions>;

function formatWeekday(date: Date) {
  const away = calendarDaysUntil(date, new Date());
  if (away === 1) return "tomorrow";
  return `on ${away < 7 ? weekday(date) : shortDay(date)}`;
}
