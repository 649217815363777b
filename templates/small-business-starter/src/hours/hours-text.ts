/* Formats opening hours in the language of the site. */
import { words } from "../../content/words.ts";
import { site } from "../../site.config.ts";
import type { Hours, Opening, Weekday } from "../content-types.ts";
import { minutesPerDay, toMinutes, weekdays } from "./calendar.ts";

/** Replaces the placeholders in {braces}. */
export const fillIn = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, key: string) => values[key] ?? placeholder);

/** "19:00" becomes "7 pm" on a 12-hour clock. */
export function formatClockTime(time: string, clock: Hours["clock"]): string {
  if (clock === 24) return time;
  const minutes = toMinutes(time) % minutesPerDay;
  if (minutes === 0) return words.midnight;
  if (minutes === 720) return words.noon;
  const hour = Math.floor(minutes / 60);
  const minuteText = minutes % 60 ? `:${String(minutes % 60).padStart(2, "0")}` : "";
  return `${hour % 12 || 12}${minuteText} ${hour < 12 ? "am" : "pm"}`;
}

/** "8 am to noon, 1 pm to 6 pm", or the text for a closed day. */
export function formatOpenings(
  open: Opening[],
  clock: Hours["clock"],
  closed = words.closed,
): string {
  const spans = open.map(({ from, to }) =>
    toMinutes(from) === 0 && to === "24:00"
      ? words.allDay
      : fillIn(words.fromTo, {
          from: formatClockTime(from, clock),
          to: formatClockTime(to, clock),
        }),
  );
  return spans.join(", ") || closed;
}

/** "Monday" or "Mon", in the language of the site. January 4, 2027 is a Monday. */
export const formatWeekday = (day: Weekday, length: "long" | "short" = "long"): string =>
  new Date(Date.UTC(2027, 0, 4 + weekdays.indexOf(day))).toLocaleDateString(site.language, {
    weekday: length,
    timeZone: "UTC",
  });

export const formatDate = (date: string) =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString(site.language, {
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  });

/** Combines consecutive days with the same hours: "Mon to Wed", "8 am to 7 pm". */
export function summarizeWeek({
  week,
  clock,
  closedText,
}: Hours): { days: string; text: string }[] {
  const lines: { days: Weekday[]; text: string }[] = [];
  for (const day of weekdays) {
    const text = formatOpenings(week[day], clock, closedText[day]);
    const last = lines.at(-1);
    if (last?.text === text) last.days.push(day);
    else lines.push({ days: [day], text });
  }
  return lines.map(({ days: [first = "monday", ...others], text }) => {
    const last = others.at(-1);
    const from = formatWeekday(first, "short");
    const days = last ? fillIn(words.fromTo, { from, to: formatWeekday(last, "short") }) : from;
    return { days, text };
  });
}
