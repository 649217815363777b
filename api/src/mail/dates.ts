import { agency } from "@agency/contract/agency";

/** Owner and buyers read the same clock: the studio's. */
const { timeZone, city } = agency;

/** November 15, 2026 */
export function formatDate(at: Date) {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone }).format(at);
}

/** November 14, 2026 for "2026-11-14". */
export function calendarDay(day: string) {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(day),
  );
}

/** Monday, November 16 for "2026-11-16". */
export function formatWeekday(day: string) {
  return new Intl.DateTimeFormat("en-US", {
    weekday: "long",
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  }).format(new Date(day));
}

/** Monday, November 16 at 2:05 PM, Denver time */
export function formatTime(at: Date) {
  const text = new Intl.DateTimeFormat("en-US", {
    weekday: "long",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
  }).format(at);
  // Some mail programs show a box for the narrow space before PM.
  return `${text.replace(/\u202f/g, " ")}, ${city} time`;
}
