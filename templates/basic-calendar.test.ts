import { describe, expect, test } from "vitest";
import { calendarNames } from "./basic-single-page/src/calendar-names.ts";
import {
  type CalendarEntry,
  calendarFile,
  endOf,
  momentOf,
} from "./basic-single-page/tools/calendar.ts";
import { isDate, wrongTimeZone } from "./basic-single-page/tools/check-content.ts";

const entry: CalendarEntry = {
  id: "film@festival.example",
  title: "Film, piano; and \\ more",
  place: "Boathouse lawn, Alder Lake",
  starts: new Date("2027-09-11T00:30:00Z"),
  ends: new Date("2027-09-11T02:00:00Z"),
};
const made = new Date("2027-01-02T03:04:05Z");
const unfolded = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");

describe("the moment of a clock time", () => {
  test.each([
    // summer and winter, north and south of the equator, half hours, no changes at all
    ["2027-09-10 20:30", "America/New_York", "2027-09-11T00:30:00.000Z"],
    ["2027-01-10 20:30", "America/New_York", "2027-01-11T01:30:00.000Z"],
    ["2027-01-10 20:30", "Australia/Sydney", "2027-01-10T09:30:00.000Z"],
    ["2027-07-10 20:30", "Asia/Kolkata", "2027-07-10T15:00:00.000Z"],
    ["2027-07-10 00:00", "UTC", "2027-07-10T00:00:00.000Z"],
    // the last minute before the change, and the first after it
    ["2027-03-14 01:59", "America/New_York", "2027-03-14T06:59:00.000Z"],
    ["2027-03-14 03:00", "America/New_York", "2027-03-14T07:00:00.000Z"],
    // skipped in spring; twice in autumn
    ["2027-03-14 02:30", "America/New_York", "2027-03-14T07:30:00.000Z"],
    ["2027-11-07 01:30", "America/New_York", "2027-11-07T05:30:00.000Z"],
    ["2027-11-07 02:00", "America/New_York", "2027-11-07T07:00:00.000Z"],
    ["2027-10-31 02:30", "Europe/Berlin", "2027-10-31T00:30:00.000Z"],
  ])("%s in %s is %s", (clock, zone, moment) => {
    expect(momentOf(clock, zone).toISOString()).toBe(moment);
  });

  const starts = "2027-11-06 23:00";
  const event = { title: "", place: "", picture: "", starts } as const;
  test("an end before the beginning is after midnight, also when the clock changes", () => {
    const end = endOf({ ...event, ends: "03:00" }, "America/New_York", 75);
    expect(end.toISOString()).toBe("2027-11-07T08:00:00.000Z");
  });
  test("without an end it takes the usual time", () => {
    expect(endOf(event, "America/New_York", 75).toISOString()).toBe("2027-11-07T04:15:00.000Z");
  });
});

test("a calendar file says what RFC 5545 asks for, with its signs escaped", () => {
  const text = "Bring:\r\na blanket";
  const lines = unfolded(calendarFile("Slow; Light", [{ ...entry, text }], made));
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

test("no line is longer than 75 bytes, no letter is cut, and nothing is lost", () => {
  const title = "Übergrößenträger 🎻 laden zum Tanz am Ufer ".repeat(6).trim();
  const file = calendarFile("Tanz", [{ ...entry, title }], made);
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n\uFFFD]/);
  expect(unfolded(file)).toContain(`SUMMARY:${title}`);
});

test("each event has a file of its own, also with the same title or none that fits", () => {
  expect(calendarNames(["Fête à l’eau", "Swim", "Swim", "Program", "夕涼み"])).toEqual([
    "fete-a-l-eau",
    "swim",
    "swim-2",
    "program-2",
    "event",
  ]);
});

test("dates and time zones that do not exist are refused", () => {
  expect(isDate("2027-09-10 20:30")).toBe(true);
  for (const wrong of ["2027-02-30 20:30", "2027-9-10 20:30", "2027-09-10 24:30", "10.9.2027"])
    expect(isDate(wrong)).toBe(false);
  expect(wrongTimeZone("Europe/Berlin")).toEqual([]);
  expect(wrongTimeZone("Alder Lake")).toEqual([expect.stringContaining('"Alder Lake" in events')]);
});
