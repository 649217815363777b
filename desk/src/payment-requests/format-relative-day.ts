import { calendarDaysUntil, parseIsoDate, shortDay } from "../format/time.ts";

/** "tomorrow" or "Nov 24" for an ISO date. */
export function formatRelativeDay(isoDate: string, now = new Date()): string {
  const date = parseIsoDate(isoDate);
  const names: Record<number, string> = { 0: "today", 1: "tomorrow", [-1]: "yesterday" };
  return names[calendarDaysUntil(date, now)] ?? shortDay(date, now);
}
