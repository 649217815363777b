import { pluralize } from "../format/text.ts";
import { calendarDaysUntil, parseIsoDate } from "../format/time.ts";

/** How far away a date is: "5 days left", "tomorrow", "today" or "2 days overdue". */
export function DaysLeft({ date, now = new Date() }: { date: string; now?: Date }) {
  const days = calendarDaysUntil(parseIsoDate(date), now);
  if (days < 0)
    return <span className="text-danger font-semibold">{pluralize(-days, "day")} overdue</span>;
  if (days === 0) return <span className="text-warning font-semibold">today</span>;
  return <span>{days === 1 ? "tomorrow" : `${days} days left`}</span>;
}
