/** Moments as an owner says them, in the owner's own time zone. */

const dayMs = 86_400_000;

const formatters = {
  clock: new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" }),
  weekday: new Intl.DateTimeFormat("en-US", { weekday: "long" }),
  short: new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" }),
  shortWithYear: new Intl.DateTimeFormat("en-US", { dateStyle: "medium" }),
  long: new Intl.DateTimeFormat("en-US", { weekday: "long", month: "long", day: "numeric" }),
};

const midnight = (date: Date) =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** Noon of "2026-11-27" where the owner is: the day is the same wherever that is. */
export const noonOf = (day: string) => new Date(`${day}T12:00`);

/** "2026-11-27" */
export const isoDay = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");

/** Whole days on the calendar; negative for the past. */
export const daysAway = (date: Date, now: Date) =>
  Math.round((midnight(date) - midnight(now)) / dayMs);

export const clockOf = (date: Date) => formatters.clock.format(date).replaceAll("\u202f", " ");
export const weekday = (date: Date) => formatters.weekday.format(date);
export const longDay = (date: Date) => formatters.long.format(date);

/** Nov 6; with its year when that is another one. */
export const shortDay = (date: Date, now = new Date()) =>
  (date.getFullYear() === now.getFullYear() ? formatters.short : formatters.shortWithYear).format(
    date,
  );

/** As short as a column needs: 8:47 AM, Yesterday, Thu, Nov 6. */
export function when(date: Date, now = new Date()): string {
  const away = daysAway(date, now);
  if (away === 0) return clockOf(date);
  if (away === -1) return "Yesterday";
  return away > -7 && away < 0 ? weekday(date).slice(0, 3) : shortDay(date, now);
}

/** Today, 8:47 AM */
export function moment(date: Date, now = new Date()): string {
  const names: Record<number, string> = { 0: "Today", 1: "Tomorrow", [-1]: "Yesterday" };
  return `${names[daysAway(date, now)] ?? shortDay(date, now)}, ${clockOf(date)}`;
}

/** The same within a sentence: today, 8:47 AM */
export const momentWithin = (date: Date, now = new Date()) =>
  moment(date, now).replace(/^(Today|Tomorrow|Yesterday)/, (day) => day.toLowerCase());

/** "nine minutes ago", for what was known last. */
export function ago(at: number, now = Date.now()): string {
  const minutes = Math.round((now - at) / 60_000);
  if (minutes < 1) return "a moment ago";
  if (minutes < 60) return minutes === 1 ? "a minute ago" : `${minutes} minutes ago`;
  const hours = Math.round(minutes / 60);
  return hours === 1 ? "an hour ago" : `${hours} hours ago`;
}

/** Nine in the morning, so many days from now. */
export function morning(daysFromNow: number, now = new Date()): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + daysFromNow, 9);
}
