import { calendarDaysUntil, clockOf, shortDay, weekday } from "./time.ts";

export const groups = [
  "Late",
  "Today",
  "Tomorrow",
  "This week",
  "Later",
  "When there is time",
] as const;
export type Group = (typeof groups)[number];

export interface Due {
  group: Group;
  main: string;
  small?: string;
  late?: boolean;
  /** Under two hours. */
  soon?: boolean;
}

const hourMs = 3_600_000;

export const isLate = (dueAt: string | undefined, now: Date) =>
  dueAt !== undefined && new Date(dueAt) < now;

/** What the left edge of the worklist says about a deadline. */
export function formatDue(dueAt: string | undefined, now: Date): Due {
  if (!dueAt) return { group: "When there is time", main: "Any time" };
  const due = new Date(dueAt);
  const leftMs = due.getTime() - now.getTime();
  const days = calendarDaysUntil(due, now);
  if (leftMs < 0) {
    const main = days < -1 ? `${-days} days late` : formatOverdue(-leftMs);
    return { group: "Late", late: true, main, small: `since ${shortDay(due, now)}` };
  }
  if (days === 0) {
    const small = formatTimeLeft(Math.round(leftMs / 60_000));
    return { group: "Today", soon: leftMs < 2 * hourMs, main: clockOf(due), small };
  }
  if (days === 1)
    return { group: "Tomorrow", main: clockOf(due), small: `in ${Math.round(leftMs / hourMs)} h` };
  const small = `${days} days left`;
  if (days < 7) return { group: "This week", main: weekday(due), small };
  return { group: "Later", main: shortDay(due, now), small };
}

const formatOverdue = (ms: number) =>
  ms < hourMs
    ? `${Math.max(1, Math.round(ms / 60_000))} min late`
    : `${Math.round(ms / hourMs)} h late`;

function formatTimeLeft(minutes: number) {
  if (minutes < 60) return `in ${minutes} min`;
  const rest = minutes < 180 && minutes % 60 ? ` ${minutes % 60} min` : "";
  return `in ${Math.floor(minutes / 60)} h${rest}`;
}
