/* Opening hours in words, in the language of the site. */
import { words } from "../../content/words.ts";
import { site } from "../../site.config.ts";
import type { Hours, Opening, Weekday } from "../content-types.ts";
import { minutesADay, minutesOf, weekdays } from "./calendar.ts";

/** Puts values into the places marked {so}. */
export const filled = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (place, key: string) => values[key] ?? place);

/** "19:00" becomes "7 pm", or stays as it is on a 24-hour clock. */
export function clockTime(time: string, clock: Hours["clock"]): string {
  if (clock === 24) return time;
  const minutes = minutesOf(time) % minutesADay;
  if (minutes === 0) return words.midnight;
  if (minutes === 720) return words.noon;
  const hour = Math.floor(minutes / 60);
  const rest = minutes % 60 ? `:${String(minutes % 60).padStart(2, "0")}` : "";
  return `${hour % 12 || 12}${rest} ${hour < 12 ? "am" : "pm"}`;
}

/** "8 am to noon, 1 pm to 6 pm", or the word for a closed day. */
export function openingText(open: Opening[], clock: Hours["clock"], closed = words.closed): string {
  const spans = open.map(({ from, to }) =>
    minutesOf(from) === 0 && to === "24:00"
      ? words.allDay
      : filled(words.fromTo, { from: clockTime(from, clock), to: clockTime(to, clock) }),
  );
  return spans.join(", ") || closed;
}

/** "Monday" or "Mon", in the language of the site. The fourth of January 2027 is a Monday. */
export const weekdayName = (day: Weekday, length: "long" | "short" = "long"): string =>
  new Date(Date.UTC(2027, 0, 4 + weekdays.indexOf(day))).toLocaleDateString(site.language, {
    weekday: length,
    timeZone: "UTC",
  });

export const dateText = (date: string) =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString(site.language, {
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  });

/** The week in few lines: neighbors with the same hours share one ("Mon to Wed", "8 am to 7 pm"). */
export function weekInShort({ week, clock, closedText }: Hours): { days: string; text: string }[] {
  const lines: { days: Weekday[]; text: string }[] = [];
  for (const day of weekdays) {
    const text = openingText(week[day], clock, closedText[day]);
    const last = lines.at(-1);
    if (last?.text === text) last.days.push(day);
    else lines.push({ days: [day], text });
  }
  return lines.map(({ days: [first = "monday", ...others], text }) => {
    const last = others.at(-1);
    const from = weekdayName(first, "short");
    const days = last ? filled(words.fromTo, { from, to: weekdayName(last, "short") }) : from;
    return { days, text };
  });
}
