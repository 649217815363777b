/* Whether the business is open right now, and if not, when it opens. */
import { words } from "../../content/words.ts";
import type { Hours } from "../content-types.ts";
import { dayAfter, localTime, minutesADay, minutesOf, openingsOn } from "./calendar.ts";
import { clockTime, dateText, filled, weekdayName } from "./hours-text.ts";

export interface OpenState {
  open: boolean;
  /** "Open until 7 pm", "Opens tomorrow at 8 am" */
  text: string;
}

/** How far ahead to look for the next opening: past any holiday. */
const daysAhead = 60;
const aWeek = 7 * minutesADay;

/** A stretch of time in minutes from today's midnight; yesterday's are negative. */
interface Span {
  start: number;
  end: number;
  from: string;
  to: string;
}

/** All openings from yesterday on. What closes at midnight and opens at midnight is one stretch. */
function spansFrom(today: string, hours: Hours): Span[] {
  const spans: Span[] = [];
  for (let offset = -1; offset <= daysAhead; offset++) {
    const midnight = offset * minutesADay;
    const openings = openingsOn(dayAfter(today, offset), hours)
      .map(({ from, to }) => {
        const start = midnight + minutesOf(from);
        const end = midnight + minutesOf(to);
        // "18:00" to "02:00" ends on the next day.
        return { start, end: end <= start ? end + minutesADay : end, from, to };
      })
      .sort((a, b) => a.start - b.start);
    for (const span of openings) {
      const last = spans.at(-1);
      if (!last || span.start > last.end) spans.push(span);
      else if (span.end > last.end) Object.assign(last, { end: span.end, to: span.to });
    }
  }
  return spans;
}

export function openState(now: Date, hours: Hours): OpenState {
  const { date, minute } = localTime(now, hours.timeZone);
  const dayText = (at: number) => {
    const offset = Math.floor(at / minutesADay);
    const day = dayAfter(date, offset);
    const near = [words.today, words.tomorrow][offset];
    return near ?? (offset < 7 ? weekdayName(day.weekday) : dateText(day.date));
  };

  const next = spansFrom(date, hours).find(({ end }) => end > minute);
  if (!next) return { open: false, text: words.closedNow };
  if (next.start > minute) {
    const time = clockTime(next.from, hours.clock);
    return { open: false, text: filled(words.opens, { day: dayText(next.start), time }) };
  }
  if (next.end - minute > aWeek) return { open: true, text: words.alwaysOpen };
  const time = clockTime(next.to, hours.clock);
  // Tonight, or in the small hours of tomorrow, needs no name of a day.
  if (next.end - minute < minutesADay)
    return { open: true, text: filled(words.openUntil, { time }) };
  const day = dayText(next.end - 1);
  return { open: true, text: filled(words.openUntilDay, { day, time }) };
}
