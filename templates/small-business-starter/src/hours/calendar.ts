/*
  Days and minutes at the business. Everything is counted in its own time zone, so a visitor
  on the other side of the world sees the same answer as your neighbor.
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

export const minutesADay = 1440;

export const minutesOf = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
};

export interface LocalDay {
  /** "2027-06-14" */
  date: string;
  weekday: Weekday;
}

/** The day and the minute of the day at the business: what the clock on its wall shows. */
export function localTime(now: Date, timeZone: string): LocalDay & { minute: number } {
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  }).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
  const date = `${part("year")}-${part("month")}-${part("day")}`;
  return { ...dayAfter(date, 0), minute: minutesOf(`${part("hour")}:${part("minute")}`) };
}

/** So many days after a date, counted on the calendar: no clock change can lose a day. */
export function dayAfter(date: string, days: number): LocalDay {
  const day = new Date(`${date}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  const weekday = weekdays[(day.getUTCDay() + 6) % 7] ?? "monday";
  return { date: day.toISOString().slice(0, 10), weekday };
}

export const specialDayOn = (date: string, { specialDays }: Hours) =>
  specialDays.find((day) => date >= day.date && date <= (day.to ?? day.date));

export const openingsOn = (day: LocalDay, hours: Hours): Opening[] =>
  specialDayOn(day.date, hours)?.open ?? hours.week[day.weekday];
