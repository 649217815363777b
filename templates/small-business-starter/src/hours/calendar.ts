/*
  Dates and times in the time zone of the business, so that visitors everywhere see the same result.
*/
import type { Hours, Opening, Weekday } from "../content-types.ts";

export const weekdays: Weekday[] = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
];

export const minutesPerDay = 1440;

export const toMinutes = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
};

export interface LocalDay {
  /** "2027-06-14" */
  date: string;
  weekday: Weekday;
}

/** The local day and minute of the day at the business. */
export function toLocalTime(now: Date, timeZone: string): LocalDay & { minute: number } {
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  }).formatToParts(now);
  const part = (type: string) => parts.find((entry) => entry.type === type)?.value ?? "";
  const date = `${part("year")}-${part("month")}-${part("day")}`;
  return { ...addDays(date, 0), minute: toMinutes(`${part("hour")}:${part("minute")}`) };
}

/** Adds calendar days. Uses noon, so that clock changes do not matter. */
export function addDays(date: string, days: number): LocalDay {
  const day = new Date(`${date}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  const weekday = weekdays[(day.getUTCDay() + 6) % 7] ?? "monday";
  return { date: day.toISOString().slice(0, 10), weekday };
}

export const findSpecialDay = (date: string, { specialDays }: Hours) =>
  specialDays.find((day) => date >= day.date && date <= (day.to ?? day.date));

export const getOpenings = (day: LocalDay, hours: Hours): Opening[] =>
  findSpecialDay(day.date, hours)?.open ?? hours.week[day.weekday];
