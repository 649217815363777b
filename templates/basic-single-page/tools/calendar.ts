/** Creates calendar files (iCalendar, RFC 5545). */
import type { EventItem } from "../src/types.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** The UTC offset of the time zone at this time. */
function utcOffsetMs(time: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(time);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const localTime = Date.UTC(
    read("year"),
    read("month") - 1,
    read("day"),
    read("hour"),
    read("minute"),
    read("second"),
  );
  return localTime - time;
}

/**
 * Parses a local time such as "2027-09-10 20:30". When clocks change, a repeated time means the
 * first one, and a skipped time moves forward by the skipped hour.
 */
export function parseLocalTime(text: string, timeZone: string): Date {
  const localTime = Date.parse(`${text.replace(" ", "T")}:00Z`);
  // Near a clock change, the offsets of the day before and the day after differ.
  const [before = localTime, after = localTime] = [localTime - dayMs, localTime + dayMs].map(
    (nearby) => localTime - utcOffsetMs(nearby, timeZone),
  );
  const matches = [before, after].filter(
    (time) => time + utcOffsetMs(time, timeZone) === localTime,
  );
  return new Date(matches.length > 0 ? Math.min(...matches) : before);
}

/** The given end, or the start plus the default length. */
export function getEventEnd(
  { starts, ends }: EventItem,
  timeZone: string,
  defaultMinutes: number,
): Date {
  const [day = "", clock = ""] = starts.split(" ");
  if (!ends) return new Date(parseLocalTime(starts, timeZone).getTime() + defaultMinutes * 60_000);
  // An end before the start is after midnight.
  const days = ends > clock ? 0 : 1;
  const last = new Date(Date.parse(`${day}T00:00Z`) + days * dayMs).toISOString().slice(0, 10);
  return parseLocalTime(`${last} ${ends}`, timeZone);
}

export interface CalendarEntry {
  /** Stable, so that calendars update an existing entry. */
  id: string;
  title: string;
  place: string;
  starts: Date;
  ends: Date;
  text?: string;
  link?: string;
}

export function calendarFile(
  name: string,
  entries: CalendarEntry[],
  createdAt = new Date(),
): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(name)}//Program//EN`,
    "CALSCALE:GREGORIAN",
    `X-WR-CALNAME:${escapeText(name)}`,
    ...entries.flatMap(({ id, title, place, starts, ends, text, link }) => [
      "BEGIN:VEVENT",
      `UID:${id}`,
      `DTSTAMP:${formatUtc(createdAt)}`,
      `DTSTART:${formatUtc(starts)}`,
      `DTEND:${formatUtc(ends)}`,
      `SUMMARY:${escapeText(title)}`,
      `LOCATION:${escapeText(place)}`,
      ...(text ? [`DESCRIPTION:${escapeText(text)}`] : []),
      ...(link ? [`URL:${link}`] : []),
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

/** 20270911T003000Z. Calendars convert it to the local time zone. */
const formatUtc = (time: Date) => time.toISOString().replace(/[-:]|\.\d+/g, "");

/** Escapes special characters and line breaks. */
const escapeText = (text: string) =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n|\r|\n/g, "\\n");

/** Lines have at most 75 bytes and continue on the next line after a space. */
function foldLine(line: string): string {
  const rows = [""];
  for (const character of line) {
    const row = rows.at(-1) ?? "";
    if (Buffer.byteLength(row + character) > 75) rows.push(` ${character}`);
    else rows[rows.length - 1] = row + character;
  }
  return rows.join("\r\n");
}
