import { calendarDaysUntil, formatTime, shortDay, weekday } from "./time.ts";

export const groups = [
  "Overdue",
  "Today",
  "Tomorrow",
  "This week",
  "Later",
  "No due date",
] as const;
export type Group = (typeof groups)[number];

export interface Due {
  group: Group;
  main: string;
  small?: string;
  late?: boolean;
  /** Due within two hours. */
  soon?: boolean;
}

const hourMs = 3_600_000;

export const isLate = (dueAt: string | undefined, now: Date) =>
  dueAt !== undefined && new Date(dueAt) < now;

export function formatDue(dueAt: string | undefined, now: Date): Due {
  if (!dueAt) return { group: "No due date", main: "No due date" };
  const due = new Date(dueAt);
  const remainingMs = due.getTime() - now.getTime();
  const days = calendarDaysUntil(due, now);
  if (remainingMs < 0) {
    const main = days < -1 ? `${-days} days overdue` : formatOverdue(-remainingMs);
    return { group: "Overdue", late: true, main, small: `since ${shortDay(due, now)}` };
  }
  if (days === 0) {
    const small = formatTimeLeft(Math.round(remainingMs / 60_000));
    const soon = remainingMs < 2 * hourMs;
    return { group: "Today", soon, main: formatTime(due), small };
  }
  if (days === 1) {
    const small = `in ${Math.round(remainingMs / hourMs)} h`;
    return { group: "Tomorrow", main: formatTime(due), small };
  }
  const small = `${days} days left`;
  if (days < 7) return { group: "This week", main: weekday(due), small };
  return { group: "Later", main: shortDay(due, now), small };
}

const formatOverdue = (ms: number) =>
  ms < hourMs
    ? `${Math.max(1, Math.round(ms / 60_000))} min overdue`
    : `${Math.round(ms / hourMs)} h overdue`;

function formatTimeLeft(minutes: number) {
  if (minutes < 60) return `in ${minutes} min`;
  const extra = minutes < 180 && minutes % 60 ? ` ${minutes % 60} min` : "";
  return `in ${Math.floor(minutes / 60)} h${extra}`;
}
