/** Dates and times in the agency's time zone, so that site, desk and emails show the same day everywhere. */
import { agency } from "@agency/contract/agency";

const { timeZone, city } = agency;

/** Created on first use, because creating one takes longer than using it. */
function createFormatter(locale: string, options: Intl.DateTimeFormatOptions) {
  let cached: Intl.DateTimeFormat | undefined;
  return (at: Date) => {
    cached ??= new Intl.DateTimeFormat(locale, { timeZone, ...options });
    // Some mail programs cannot display the narrow space before PM.
    return cached.format(at).replaceAll("\u202f", " ");
  };
}

const weekdayAndDate = { weekday: "long", month: "long", day: "numeric" } as const;
const clock = { hour: "numeric", minute: "2-digit" } as const;

/** 2026-11-16 09:40:00 */
const timestamp = createFormatter("sv-SE", { dateStyle: "short", timeStyle: "medium" });
const longDate = createFormatter("en-US", { dateStyle: "long" });
const longTime = createFormatter("en-US", { ...weekdayAndDate, ...clock });

/** 8:47 AM */
export const formatClock = createFormatter("en-US", clock);
/** Tuesday */
export const weekdayName = createFormatter("en-US", { weekday: "long" });
/** Nov 16 */
export const shortDate = createFormatter("en-US", { month: "short", day: "numeric" });
/** Nov 16, 2026 */
export const shortDateWithYear = createFormatter("en-US", { dateStyle: "medium" });
/** Monday, November 16 */
export const longWeekday = createFormatter("en-US", weekdayAndDate);

/** November 15, 2026 */
export const formatDate = (at: Date | string) => longDate(new Date(at));

/** Monday, November 16 at 2:05 PM, Denver time */
export const formatTime = (at: Date | string) => `${longTime(new Date(at))}, ${city} time`;

/** "2026-11-16" */
export const dayOf = (at: Date) => timestamp(at).slice(0, 10);

/** "2026-11-16 09:40:00" */
export const formatTimestamp = timestamp;

/** The instant of a local time ("09:00:00") on a day ("2026-11-16") in the agency's time zone. */
export function timeOn(day: string, time: string): Date {
  const asUtc = Date.parse(`${day}T${time}Z`);
  const getOffset = (instant: number) =>
    Date.parse(`${timestamp(new Date(instant)).replace(" ", "T")}Z`) - instant;
  return new Date(asUtc - getOffset(asUtc - getOffset(asUtc)));
}

/** Noon of a day in the agency's time zone. */
export const noonOf = (day: string) => timeOn(day, "12:00:00");

/** November 14, 2026 for "2026-11-14". */
export const formatDay = (day: string) => longDate(noonOf(day));

/** Monday, November 16 for "2026-11-16". */
export const formatWeekday = (day: string) => longWeekday(noonOf(day));
