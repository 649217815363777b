import type { LeadRow } from "@agency/contract/api/desk";
import { AlarmClock as AlarmClockIcon } from "lucide";
import { Link } from "react-router";
import { formatDue } from "../format/due.ts";
import { calendarDaysUntil, formatShort, shortDay, weekday } from "../format/time.ts";
import { Icon } from "../ui/icon.tsx";
import { leadStates, StatusBadge } from "../ui/status-badge.tsx";

/** One lead of the list. */
export function LeadListItem({ lead }: { lead: LeadRow }) {
  const { id, name, email, state, excerpt } = lead;
  return (
    <li className="row" data-row={id}>
      <div className="who-cell">
        <Link to={`/leads/${id}`} data-row-link>
          {name}
        </Link>
        <small>{email}</small>
      </div>
      <div className="wide-cell">
        <StatusBadge of={leadStates[state]} />
      </div>
      <div className="wide-cell clip">{excerpt}</div>
      <div className="time">
        <LeadTime lead={lead} />
      </div>
      <div className="meta-line">
        <StatusBadge of={leadStates[state]} />
        <span className="clip">{excerpt || email}</span>
      </div>
    </li>
  );
}

function LeadTime({ lead }: { lead: LeadRow }) {
  const now = new Date();
  if (lead.snoozedUntil && new Date(lead.snoozedUntil) > now) {
    const until = new Date(lead.snoozedUntil);
    return (
      <span className="asleep">
        <Icon icon={AlarmClockIcon} size={16} />
        <span className="sr-only">Snoozed until </span>
        {calendarDaysUntil(until, now) < 7 ? weekday(until) : shortDay(until, now)}
      </span>
    );
  }
  if (!lead.dueAt) return formatShort(new Date(lead.receivedAt), now);
  const due = formatDue(lead.dueAt, now);
  const tone = due.late ? "bad font-semibold" : due.soon ? "warn font-semibold" : "";
  const day = due.group === "Tomorrow" ? "tomorrow" : due.main;
  return <span className={tone}>{due.late ? due.main : `due ${day}`}</span>;
}
