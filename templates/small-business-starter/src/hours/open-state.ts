/* Whether the business is open now, and when it closes or opens. */
import { words } from "../../content/words.ts";
import type { Hours } from "../content-types.ts";
import { addDays, getOpenings, minutesPerDay, toLocalTime, toMinutes } from "./calendar.ts";
import { fillIn, formatClockTime, formatDate, formatWeekday } from "./hours-text.ts";

export interface OpenState {
  open: boolean;
  /** "Open until 7 pm", "Opens tomorrow at 8 am" */
  text: string;
}

/** How far to search for the next opening, beyond any holiday. */
const daysAhead = 60;
const minutesPerWeek = 7 * minutesPerDay;

/** A time span in minutes since midnight today. Yesterday is negative. */
interface Span {
  start: number;
  end: number;
  from: string;
  to: string;
}

/** All opening spans since yesterday. Adjacent spans are merged. */
function listSpans(today: string, hours: Hours): Span[] {
  const spans: Span[] = [];
  for (let offset = -1; offset <= daysAhead; offset++) {
    const midnight = offset * minutesPerDay;
    const openings = getOpenings(addDays(today, offset), hours)
      .map(({ from, to }) => {
        const start = midnight + toMinutes(from);
        const end = midnight + toMinutes(to);
        // "18:00" to "02:00" ends on the next day.
        return { start, end: end <= start ? end + minutesPerDay : end, from, to };
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

export function getOpenState(now: Date, hours: Hours): OpenState {
  const { date, minute } = toLocalTime(now, hours.timeZone);
  const formatDay = (at: number) => {
    const offset = Math.floor(at / minutesPerDay);
    const day = addDays(date, offset);
    const relativeDay = [words.today, words.tomorrow][offset];
    return relativeDay ?? (offset < 7 ? formatWeekday(day.weekday) : formatDate(day.date));
  };

  const next = listSpans(date, hours).find(({ end }) => end > minute);
  if (!next) return { open: false, text: words.closedNow };
  if (next.start > minute) {
    const time = formatClockTime(next.from, hours.clock);
    return { open: false, text: fillIn(words.opens, { day: formatDay(next.start), time }) };
  }
  if (next.end - minute > minutesPerWeek) return { open: true, text: words.alwaysOpen };
  const time = formatClockTime(next.to, hours.clock);
  // Within 24 hours, the time is enough.
  if (next.end - minute < minutesPerDay)
    return { open: true, text: fillIn(words.openUntil, { time }) };
  const day = formatDay(next.end - 1);
  return { open: true, text: fillIn(words.openUntilDay, { day, time }) };
}
