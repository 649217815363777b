/** Dates and times in the agency's time zone, whatever the owner's device is set to. */
import {
  formatClock as formatTime,
  dayOf as isoDay,
  longWeekday as longDay,
  noonOf as parseIsoDate,
  shortDate,
  shortDateWithYear,
  timeOn,
  weekdayName as weekday,
} from "@agency/contract/format/dates";

export { formatTime, isoDay, longDay, parseIsoDate, weekday };

const dayMs = 86_400_000;

/** Difference in calendar days; negative for past dates. */
export const calendarDaysUntil = (date: Date, now: Date) =>
  Math.round((Date.parse(isoDay(date)) - Date.parse(isoDay(now))) / dayMs);

/** "Nov 6", or "Nov 6, 2025" in another year. */
export const shortDay = (date: Date, now = new Date()) =>
  isoDay(date).slice(0, 4) === isoDay(now).slice(0, 4) ? shortDate(date) : shortDateWithYear(date);

/** The shortest form, for table columns: "8:47 AM", "Yesterday", "Thu" or "Nov 6". */
export function formatShort(date: Date, now = new Date()): string {
  const days = calendarDaysUntil(date, now);
  if (days === 0) return formatTime(date);
  if (days === -1) return "Yesterday";
  return days > -7 && days < 0 ? weekday(date).slice(0, 3) : shortDay(date, now);
}

/** "Today, 8:47 AM" */
export function formatDateTime(date: Date, now = new Date()): string {
  const names: Record<number, string> = { 0: "Today", 1: "Tomorrow", [-1]: "Yesterday" };
  return `${names[calendarDaysUntil(date, now)] ?? shortDay(date, now)}, ${formatTime(date)}`;
}

/** "today, 8:47 AM", for the middle of a sentence. */
export const formatDateTimeInline = (date: Date, now = new Date()) =>
  formatDateTime(date, now).replace(/^(Today|Tomorrow|Yesterday)/, (day) => day.toLowerCase());

/** "9 minutes ago" */
export function formatAgo(timestampMs: number, nowMs = Date.now()): string {
  const minutes = Math.round((nowMs - timestampMs) / 60_000);
  if (minutes < 1) return "less than a minute ago";
  if (minutes < 60) return minutes === 1 ? "a minute ago" : `${minutes} minutes ago`;
  const hours = Math.round(minutes / 60);
  return hours === 1 ? "an hour ago" : `${hours} hours ago`;
}

/** 9:00 AM on an ISO date. */
export const morningOf = (date: string) => timeOn(date, "09:00:00");

/** 9:00 AM, this many days from now. */
export const morning = (daysFromNow: number, now = new Date()) =>
  morningOf(isoDay(new Date(parseIsoDate(isoDay(now)).getTime() + daysFromNow * dayMs)));
