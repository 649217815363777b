/** Dates and times on the agency's clock: site, desk and emails name the same day wherever their reader is. */
import { agency } from "@agency/contract/agency";

const { timeZone, city } = agency;

/** Created on first use, because creating one takes longer than using it. */
function formatter(locale: string, options: Intl.DateTimeFormatOptions) {
  let created: Intl.DateTimeFormat | undefined;
  return (at: Date) => {
    created ??= new Intl.DateTimeFormat(locale, { timeZone, ...options });
    // Some mail programs show a box for the narrow space before PM.
    return created.format(at).replaceAll("\u202f", " ");
  };
}

const weekdayAndDate = { weekday: "long", month: "long", day: "numeric" } as const;
const clock = { hour: "numeric", minute: "2-digit" } as const;

/** 2026-11-16 09:40:00 */
const timestamp = formatter("sv-SE", { dateStyle: "short", timeStyle: "medium" });
const longDate = formatter("en-US", { dateStyle: "long" });
const longTime = formatter("en-US", { ...weekdayAndDate, ...clock });

/** 8:47 AM */
export const formatClock = formatter("en-US", clock);
/** Tuesday */
export const weekdayName = formatter("en-US", { weekday: "long" });
/** Nov 16 */
export const shortDate = formatter("en-US", { month: "short", day: "numeric" });
/** Nov 16, 2026 */
export const shortDateWithYear = formatter("en-US", { dateStyle: "medium" });
/** Monday, November 16 */
export const longWeekday = formatter("en-US", weekdayAndDate);

/** November 15, 2026 */
export const formatDate = (at: Date | string) => longDate(new Date(at));

/** Monday, November 16 at 2:05 PM, Denver time */
export const formatTime = (at: Date | string) => `${longTime(new Date(at))}, ${city} time`;

/** "2026-11-16" */
export const dayOf = (at: Date) => timestamp(at).slice(0, 10);

/** "2026-11-16 09:40:00" */
export const formatTimestamp = timestamp;

/** The moment when the agency's clock shows this time ("09:00:00") on this day ("2026-11-16"). */
export function timeOn(day: string, time: string): Date {
  const wanted = Date.parse(`${day}T${time}Z`);
  const offset = (moment: number) =>
    Date.parse(`${timestamp(new Date(moment)).replace(" ", "T")}Z`) - moment;
  return new Date(wanted - offset(wanted - offset(wanted)));
}

/** A moment that has this date on the agency's calendar. */
export const noonOf = (day: string) => timeOn(day, "12:00:00");

/** November 14, 2026 for "2026-11-14". */
export const formatDay = (day: string) => longDate(noonOf(day));

/** Monday, November 16 for "2026-11-16". */
export const formatWeekday = (day: string) => longWeekday(noonOf(day));
