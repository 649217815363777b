/** Writes events as calendar files (iCalendar, RFC 5545). */
import type { EventItem } from "../src/types.ts";

const DAY = 24 * 60 * 60 * 1000;

/** How far the clock at the place is ahead of Greenwich at this moment, in milliseconds. */
function ahead(moment: number, timeZone: string): number {
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(moment);
  const at = (type: string) => Number(clock.find((part) => part.type === type)?.value);
  const shown = Date.UTC(
    at("year"),
    at("month") - 1,
    at("day"),
    at("hour"),
    at("minute"),
    at("second"),
  );
  return shown - moment;
}

/**
 * The moment when the clock at the place shows "2027-09-10 20:30". In the hour that comes twice in
 * autumn it is the first one; an hour that is skipped in spring moves on by that hour.
 */
export function momentOf(clock: string, timeZone: string): Date {
  const shown = Date.parse(`${clock.replace(" ", "T")}:00Z`);
  // Around a change of the clock the day before and the day after count differently.
  const [one = shown, other = shown] = [shown - DAY, shown + DAY].map(
    (nearby) => shown - ahead(nearby, timeZone),
  );
  const right = [one, other].filter((moment) => moment + ahead(moment, timeZone) === shown);
  return new Date(right.length > 0 ? Math.min(...right) : one);
}

/** When an event is over: as written, or after the usual time. */
export function endOf({ starts, ends }: EventItem, timeZone: string, usualMinutes: number): Date {
  const [day = "", clock = ""] = starts.split(" ");
  if (!ends) return new Date(momentOf(starts, timeZone).getTime() + usualMinutes * 60_000);
  // An end before the beginning is after midnight.
  const days = ends > clock ? 0 : 1;
  const last = new Date(Date.parse(`${day}T00:00Z`) + days * DAY).toISOString().slice(0, 10);
  return momentOf(`${last} ${ends}`, timeZone);
}

export interface CalendarEntry {
  /** The same for ever: a calendar that has this one already changes it. */
  id: string;
  title: string;
  place: string;
  starts: Date;
  ends: Date;
  text?: string;
  link?: string;
}

export function calendarFile(name: string, entries: CalendarEntry[], made = new Date()): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${words(name)}//Program//EN`,
    "CALSCALE:GREGORIAN",
    `X-WR-CALNAME:${words(name)}`,
    ...entries.flatMap(({ id, title, place, starts, ends, text, link }) => [
      "BEGIN:VEVENT",
      `UID:${id}`,
      `DTSTAMP:${utc(made)}`,
      `DTSTART:${utc(starts)}`,
      `DTEND:${utc(ends)}`,
      `SUMMARY:${words(title)}`,
      `LOCATION:${words(place)}`,
      ...(text ? [`DESCRIPTION:${words(text)}`] : []),
      ...(link ? [`URL:${link}`] : []),
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** 20270911T003000Z: every calendar shows it in the hours of its owner. */
const utc = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, "");

/** Some signs have a meaning of their own in these files. */
const words = (text: string) =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, "\\n");

/** A line may have 75 bytes; what is longer goes on in the next one, after a space. */
function folded(line: string): string {
  const rows = [""];
  for (const letter of line) {
    const row = rows.at(-1) ?? "";
    if (Buffer.byteLength(row + letter) > 75) rows.push(` ${letter}`);
    else rows[rows.length - 1] = row + letter;
  }
  return rows.join("\r\n");
}
