import { site } from "../site.config.ts";

// Times are local to the event, so parsing and formatting in UTC leaves them unchanged.
const format = (starts: string, options: Intl.DateTimeFormatOptions) => {
  // Safari cannot parse "2027-09-10Z", so a date needs a time.
  const [day, clock = "00:00"] = starts.split(" ");
  return new Intl.DateTimeFormat(site.language, { ...options, timeZone: "UTC" }).format(
    new Date(`${day}T${clock}Z`),
  );
};

/** "2027-09-10 20:30" becomes "2027-09-10". */
export const getDay = (starts: string): string => starts.slice(0, 10);

/** Fri 10 */
export const formatShortDay = (starts: string): string =>
  `${format(starts, { weekday: "short" })} ${Number(starts.slice(8, 10))}`;

/** Fri, Sep 10 */
export const formatFullDay = (starts: string): string =>
  format(starts, { weekday: "short", month: "short", day: "numeric" });

/** Friday, September 10 */
export const formatLongDay = (starts: string): string =>
  format(starts, { weekday: "long", month: "long", day: "numeric" });

/** 8:30 pm or 20:30, depending on the language */
export const formatTime = (starts: string): string =>
  format(starts, { hour: "numeric", minute: "2-digit" }).replace(/\s/g, " ").toLowerCase();
