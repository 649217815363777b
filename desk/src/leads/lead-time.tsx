import type { LeadRow } from "@agency/contract/api/desk";
import { AlarmClock as AlarmClockIcon } from "lucide";
import { formatDue } from "../format/due.ts";
import { calendarDaysUntil, formatShort, shortDay, weekday } from "../format/time.ts";
import { Icon } from "../ui/icon.tsx";

/** When a snooze ends, a reply is due, or the lead arrived. */
export function LeadTime({ lead }: { lead: LeadRow }) {
  const now = new Date();
  if (lead.snoozedUntil && new Date(lead.snoozedUntil) > now) {
    const until = new Date(lead.snoozedUntil);
    return (
      <span className="inline-flex items-center gap-1.25">
        <Icon icon={AlarmClockIcon} size={16} />
        <span className="sr-only">Snoozed until </span>
        {calendarDaysUntil(until, now) < 7 ? weekday(until) : shortDay(until, now)}
      </span>
    );
  }
  if (!lead.dueAt) return formatShort(new Date(lead.receivedAt), now);
  const due = formatDue(lead.dueAt, now);
  const tone = due.late
    ? "text-danger font-semibold"
    : due.soon
      ? "text-warning font-semibold"
      : "";
  const day = due.group === "Tomorrow" ? "tomorrow" : due.main;
  return <span className={tone}>{due.late ? due.main : `due ${day}`}</span>;
}
