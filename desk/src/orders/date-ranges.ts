import { daysOfMonth, monthBefore } from "@agency/contract/format/months";
import { isoDay, parseIsoDate, shortDay } from "../format/time.ts";

/** ISO dates, both included. Without them, all days. */
export interface DateRange {
  from?: string | undefined;
  to?: string | undefined;
}

/** By name, in the agency's time zone. */
export function getPresets(now: Date): Record<string, DateRange> {
  const today = isoDay(now);
  const [year, month] = [today.slice(0, 4), today.slice(0, 7)];
  return {
    "All time": {},
    "This month": daysOfMonth(month),
    "Last month": daysOfMonth(monthBefore(month)),
    "This year": { from: `${year}-01-01`, to: `${year}-12-31` },
  };
}

export const isSameRange = (a: DateRange, b: DateRange) => a.from === b.from && a.to === b.to;

/** "This month", "Nov 3 – Nov 9" or "From Nov 3". */
export function nameRange(range: DateRange, now: Date): string {
  const preset = Object.entries(getPresets(now)).find(([, days]) => isSameRange(days, range));
  if (preset) return preset[0];
  const [from, to] = [range.from, range.to].map((day) => day && shortDay(parseIsoDate(day), now));
  if (from && to) return from === to ? from : `${from} – ${to}`;
  return from ? `From ${from}` : `Until ${to}`;
}
