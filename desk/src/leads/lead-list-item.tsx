import type { LeadRow } from "@agency/contract/api/desk";
import { AlarmClock as AlarmClockIcon } from "lucide";
import { Link } from "react-router";
import { formatDue } from "../format/due.ts";
import { calendarDaysUntil, formatShort, shortDay, weekday } from "../format/time.ts";
import { Icon } from "../ui/icon.tsx";
import { leadStates, StatusBadge } from "../ui/status-badge.tsx";

export function LeadListItem({ lead }: { lead: LeadRow }) {
  const { id, name, email, state, excerpt } = lead;
  return (
    <li className="row" data-row={id}>
      <div className="primary-cell">
        <Link to={`/leads/${id}`} data-row-link>
          {name}
        </Link>
        <small>{email}</small>
      </div>
      <div className="wide-cell">
        <StatusBadge status={leadStates[state]} />
      </div>
      <div className="wide-cell truncate">{excerpt}</div>
      <div className="time">
        <LeadTime lead={lead} />
      </div>
      <div className="meta-line">
        <StatusBadge status={leadStates[state]} />
        <span className="truncate">{excerpt || email}</span>
      </div>
    </li>
  );
}

function LeadTime({ lead }: { lead: LeadRow }) {
  const now = new Date();
  if (lead.snoozedUntil && new Date(lead.snoozedUntil) > now) {
    const until = new Date(lead.snoozedUntil);
    return (
      <span className="snoozed">
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
