/** Moments as an owner says them, on the agency's clock. */
import {
  formatClock as clockOf,
  dayOf as isoDay,
  longWeekday as longDay,
  noonOf,
  shortDate,
  shortDateWithYear,
  timeOn,
  weekdayName as weekday,
} from "@agency/contract/format/dates";

export { clockOf, isoDay, longDay, noonOf, weekday };

const dayMs = 86_400_000;

/** Whole days on the calendar; negative for the past. */
export const calendarDaysUntil = (date: Date, now: Date) =>
  Math.round((Date.parse(isoDay(date)) - Date.parse(isoDay(now))) / dayMs);

/** Nov 6; with its year when that is another one. */
export const shortDay = (date: Date, now = new Date()) =>
  isoDay(date).slice(0, 4) === isoDay(now).slice(0, 4) ? shortDate(date) : shortDateWithYear(date);

/** As short as a column needs: 8:47 AM, Yesterday, Thu, Nov 6. */
export function formatShort(date: Date, now = new Date()): string {
  const away = calendarDaysUntil(date, now);
  if (away === 0) return clockOf(date);
  if (away === -1) return "Yesterday";
  return away > -7 && away < 0 ? weekday(date).slice(0, 3) : shortDay(date, now);
}

/** Today, 8:47 AM */
export function formatDateTime(date: Date, now = new Date()): string {
  const names: Record<number, string> = { 0: "Today", 1: "Tomorrow", [-1]: "Yesterday" };
  return `${names[calendarDaysUntil(date, now)] ?? shortDay(date, now)}, ${clockOf(date)}`;
}

/** The same within a sentence: today, 8:47 AM */
export const formatDateTimeInline = (date: Date, now = new Date()) =>
  formatDateTime(date, now).replace(/^(Today|Tomorrow|Yesterday)/, (day) => day.toLowerCase());

/** "nine minutes ago", for what was known last. */
export function formatAgo(at: number, now = Date.now()): string {
  const minutes = Math.round((now - at) / 60_000);
  if (minutes < 1) return "a moment ago";
  if (minutes < 60) return minutes === 1 ? "a minute ago" : `${minutes} minutes ago`;
  const hours = Math.round(minutes / 60);
  return hours === 1 ? "an hour ago" : `${hours} hours ago`;
}

/** Nine in the morning of "2026-11-27". */
export const morningOf = (day: string) => timeOn(day, "09:00:00");

/** Nine in the morning, so many days from now. */
export const morning = (daysFromNow: number, now = new Date()) =>
  morningOf(isoDay(new Date(noonOf(isoDay(now)).getTime() + daysFromNow * dayMs)));
