import type { LeadDetail, LeadState } from "@agency/contract/api/desk";
import { post } from "../api/client.ts";
import { useMutation } from "../api/use-mutation.ts";
import { calendarDaysUntil, formatTime, shortDay, weekday } from "../format/time.ts";
import { showToast } from "../stores/toasts.ts";
import { useMarkLead } from "./use-mark-lead.ts";

/** The actions on a lead. All of them can be undone. */
export function useLeadActions(lead: LeadDetail, onSnoozed?: () => void) {
  const { mutate, isPending, error } = useMutation();
  const { mark: markLead, isMarking } = useMarkLead();
  const mark = (to: LeadState) => markLead(lead, lead.state, to);

  const postSnooze = (until?: Date) =>
    post(`/leads/${lead.id}/snooze`, until ? { until: until.toISOString() } : {});
  const previous = lead.snoozedUntil ? new Date(lead.snoozedUntil) : undefined;
  function showSnoozed(until?: Date) {
    showToast(
      until ? `Snoozed until ${formatWeekday(until)}, ${formatTime(until)}` : "Snooze ended",
      () => mutate(() => postSnooze(previous)),
    );
    if (until) onSnoozed?.();
  }
  async function snooze(until: Date | undefined) {
    if (await mutate(() => postSnooze(until))) showSnoozed(until);
  }

  const markAnswered = async () => (await mark("answered")) === "done";
  /** The person responded to our reply, so it needs no follow-up. */
  async function recordResponse() {
    const isRecorded = await mutate(() => post(`/leads/${lead.id}/response-received`));
    if (isRecorded) showToast(`Response from ${lead.name} recorded`);
    return isRecorded ?? false;
  }
  return {
    isPending: isPending || isMarking,
    error,
    mark,
    markAnswered,
    recordResponse,
    snooze,
    postSnooze,
    showSnoozed,
  };
}

export type LeadActionHandlers = ReturnType<typeof useLeadActions>;

function formatWeekday(date: Date) {
  const days = calendarDaysUntil(date, new Date());
  if (days === 1) return "tomorrow";
  return days < 7 ? weekday(date) : shortDay(date);
}
