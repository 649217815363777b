import { site } from "../site.config.ts";

// The clock on the poster is the clock at the place: "UTC" here means "leave the hours alone".
const format = (starts: string, options: Intl.DateTimeFormatOptions) => {
  // A day alone needs an hour: Safari reads no "2027-09-10Z".
  const [day, clock = "00:00"] = starts.split(" ");
  return new Intl.DateTimeFormat(site.language, { ...options, timeZone: "UTC" }).format(
    new Date(`${day}T${clock}Z`),
  );
};

/** "2027-09-10 20:30" becomes "2027-09-10": the same for all events of one day. */
export const dayOf = (starts: string): string => starts.slice(0, 10);

/** Fri 10 */
export const shortDay = (starts: string): string =>
  `${format(starts, { weekday: "short" })} ${Number(starts.slice(8, 10))}`;

/** Fri, Sep 10 */
export const fullDay = (starts: string): string =>
  format(starts, { weekday: "short", month: "short", day: "numeric" });

/** Friday, September 10 */
export const longDay = (starts: string): string =>
  format(starts, { weekday: "long", month: "long", day: "numeric" });

/** 8:30 pm, or 20:30 where people say so */
export const time = (starts: string): string =>
  format(starts, { hour: "numeric", minute: "2-digit" }).replace(/\s/g, " ").toLowerCase();
