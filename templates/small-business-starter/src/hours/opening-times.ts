/*
  The arithmetic of opening hours. Everything is counted in the business's own time zone,
  so a visitor on the other side of the world sees the same answer as your neighbor.
*/
import { words } from "../../content/words.ts";
import { site } from "../../site.config.ts";
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

const minutesOf = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
};

/** "19:00" becomes "7 pm", or stays as it is on a 24-hour clock. */
export function clockTime(time: string, clock: Hours["clock"]): string {
  if (clock === 24) return time;
  const minutes = minutesOf(time) % 1440;
  if (minutes === 0) return words.midnight;
  if (minutes === 720) return words.noon;
  const hour = Math.floor(minutes / 60);
  const rest = minutes % 60 ? `:${String(minutes % 60).padStart(2, "0")}` : "";
  return `${hour % 12 || 12}${rest} ${hour < 12 ? "am" : "pm"}`;
}

/** Puts values into the places marked {so}. */
const filled = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (place, key: string) => values[key] ?? place);

/** "8 am to noon, 1 pm to 6 pm", or the word for a closed day. */
export function openingText(open: Opening[], clock: Hours["clock"], closed = words.closed): string {
  const spans = open.map(({ from, to }) =>
    filled(words.fromTo, { from: clockTime(from, clock), to: clockTime(to, clock) }),
  );
  return spans.join(", ") || closed;
}

/** "Monday", in the language of the site. The fourth of January 2027 is a Monday. */
export const weekdayName = (day: Weekday): string =>
  new Date(Date.UTC(2027, 0, 4 + weekdays.indexOf(day))).toLocaleDateString(site.language, {
    weekday: "long",
    timeZone: "UTC",
  });

export interface LocalDay {
  /** "2027-06-14" */
  date: string;
  weekday: Weekday;
}

/** The day and the minute of the day at the business. */
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

/** So many days after a date, counted on the calendar. */
export function dayAfter(date: string, days: number): LocalDay {
  const day = new Date(`${date}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  const weekday = weekdays[(day.getUTCDay() + 6) % 7] ?? "monday";
  return { date: day.toISOString().slice(0, 10), weekday };
}

const openingsOn = (day: LocalDay, hours: Hours): Opening[] =>
  hours.specialDays.find(({ date }) => date === day.date)?.open ?? hours.week[day.weekday];

/** Minutes from the start of that day; an opening past midnight ends after 1440. */
const span = ({ from, to }: Opening) => {
  const start = minutesOf(from);
  const end = minutesOf(to);
  return { start, end: end <= start ? end + 1440 : end, from, to };
};

export interface OpenState {
  open: boolean;
  /** "Open until 7 pm" or "Closed now" */
  text: string;
  /** "Opens tomorrow at 8 am", while closed. */
  next?: string;
}

export function openState(now: Date, hours: Hours): OpenState {
  const today = localTime(now, hours.timeZone);
  const running = [-1, 0]
    .flatMap((offset) =>
      openingsOn(dayAfter(today.date, offset), hours).map((opening) => ({
        ...span(opening),
        minute: today.minute - offset * 1440,
      })),
    )
    .find(({ start, end, minute }) => minute >= start && minute < end);
  if (running)
    return {
      open: true,
      text: filled(words.openUntil, { time: clockTime(running.to, hours.clock) }),
    };

  for (let offset = 0; offset <= 7; offset++) {
    const day = dayAfter(today.date, offset);
    const next = openingsOn(day, hours)
      .map(span)
      .sort((a, b) => a.start - b.start)
      .find(({ start }) => offset > 0 || start > today.minute);
    if (!next) continue;
    const dayText = [words.today, words.tomorrow][offset] ?? weekdayName(day.weekday);
    const time = clockTime(next.from, hours.clock);
    return {
      open: false,
      text: words.closedNow,
      next: filled(words.opens, { day: dayText, time }),
    };
  }
  return { open: false, text: words.closedNow };
}
