import { describe, expect, test } from "vitest";
import { calendarNames } from "./basic-single-page/src/calendar-names.ts";
import {
  type CalendarEntry,
  calendarFile,
  getEventEnd,
  parseLocalTime,
} from "./basic-single-page/tools/calendar.ts";
import { isDate, timeZoneProblems } from "./basic-single-page/tools/check-content.ts";

const entry: CalendarEntry = {
  id: "film@festival.example",
  title: "Film, piano; and \\ more",
  place: "Boathouse lawn, Alder Lake",
  starts: new Date("2027-09-11T00:30:00Z"),
  ends: new Date("2027-09-11T02:00:00Z"),
};
const createdAt = new Date("2027-01-02T03:04:05Z");
const unfoldLines = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");

describe("local times", () => {
  test.each([
    // Summer and winter, both hemispheres, a half-hour offset, no daylight saving time
    ["2027-09-10 20:30", "America/New_York", "2027-09-11T00:30:00.000Z"],
    ["2027-01-10 20:30", "America/New_York", "2027-01-11T01:30:00.000Z"],
    ["2027-01-10 20:30", "Australia/Sydney", "2027-01-10T09:30:00.000Z"],
    ["2027-07-10 20:30", "Asia/Kolkata", "2027-07-10T15:00:00.000Z"],
    ["2027-07-10 00:00", "UTC", "2027-07-10T00:00:00.000Z"],
    // The last minute before a change, and the first after it
    ["2027-03-14 01:59", "America/New_York", "2027-03-14T06:59:00.000Z"],
    ["2027-03-14 03:00", "America/New_York", "2027-03-14T07:00:00.000Z"],
    // Skipped in spring, repeated in autumn
    ["2027-03-14 02:30", "America/New_York", "2027-03-14T07:30:00.000Z"],
    ["2027-11-07 01:30", "America/New_York", "2027-11-07T05:30:00.000Z"],
    ["2027-11-07 02:00", "America/New_York", "2027-11-07T07:00:00.000Z"],
    ["2027-10-31 02:30", "Europe/Berlin", "2027-10-31T00:30:00.000Z"],
  ])("parses %s in %s as %s", (localTime, zone, expected) => {
    expect(parseLocalTime(localTime, zone).toISOString()).toBe(expected);
  });

  const starts = "2027-11-06 23:00";
  const event = { title: "", place: "", picture: "", starts } as const;
  test("ends after midnight when the end is before the start, also when the clock changes", () => {
    const end = getEventEnd({ ...event, ends: "03:00" }, "America/New_York", 75);
    expect(end.toISOString()).toBe("2027-11-07T08:00:00.000Z");
  });
  test("ends after the default duration when no end is given", () => {
    expect(getEventEnd(event, "America/New_York", 75).toISOString()).toBe(
      "2027-11-07T04:15:00.000Z",
    );
  });
});

test("writes a calendar file as RFC 5545 requires, with special characters escaped", () => {
  const text = "Bring:\r\na blanket";
  const lines = unfoldLines(calendarFile("Slow; Light", [{ ...entry, text }], createdAt));
  expect(lines).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Slow\\; Light//Program//EN",
    "CALSCALE:GREGORIAN",
    "X-WR-CALNAME:Slow\\; Light",
    "BEGIN:VEVENT",
    "UID:film@festival.example",
    "DTSTAMP:20270102T030405Z",
    "DTSTART:20270911T003000Z",
    "DTEND:20270911T020000Z",
    "SUMMARY:Film\\, piano\\; and \\\\ more",
    "LOCATION:Boathouse lawn\\, Alder Lake",
    "DESCRIPTION:Bring:\\na blanket",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test("folds lines at 75 bytes without splitting or losing characters", () => {
  const title = "Übergrößenträger 🎻 laden zum Tanz am Ufer ".repeat(6).trim();
  const file = calendarFile("Tanz", [{ ...entry, title }], createdAt);
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n\uFFFD]/);
  expect(unfoldLines(file)).toContain(`SUMMARY:${title}`);
});

test("gives each event a unique file name, also when titles repeat or have no Latin letters", () => {
  expect(calendarNames(["Fête à l’eau", "Swim", "Swim", "Program", "夕涼み"])).toEqual([
    "fete-a-l-eau",
    "swim",
    "swim-2",
    "program-2",
    "event",
  ]);
});

test("rejects dates and time zones that do not exist", () => {
  expect(isDate("2027-09-10 20:30")).toBe(true);
  for (const wrong of ["2027-02-30 20:30", "2027-9-10 20:30", "2027-09-10 24:30", "10.9.2027"])
    expect(isDate(wrong)).toBe(false);
  expect(timeZoneProblems("Europe/Berlin")).toEqual([]);
  expect(timeZoneProblems("Alder Lake")).toEqual([
    expect.stringContaining('"Alder Lake", which is not a time zone'),
  ]);
});
