import { expect, test } from "vitest";
import {
  addBusinessDays,
  isBusinessDay,
  nextBusinessDay,
  oneBusinessDayAfter,
} from "./business-days.ts";

/** As published by the Office of Personnel Management. */
const federalHolidays = {
  2026: [
    ["New Year's Day", "2026-01-01"],
    ["Martin Luther King Day", "2026-01-19"],
    ["Washington's Birthday", "2026-02-16"],
    ["Memorial Day", "2026-05-25"],
    ["Juneteenth", "2026-06-19"],
    ["Independence Day, a Saturday", "2026-07-03"],
    ["Labor Day", "2026-09-07"],
    ["Columbus Day", "2026-10-12"],
    ["Veterans Day", "2026-11-11"],
    ["Thanksgiving", "2026-11-26"],
    ["Christmas", "2026-12-25"],
  ],
  2027: [
    ["New Year's Day", "2027-01-01"],
    ["Martin Luther King Day", "2027-01-18"],
    ["Washington's Birthday", "2027-02-15"],
    ["Memorial Day", "2027-05-31"],
    ["Juneteenth, a Saturday", "2027-06-18"],
    ["Independence Day, a Sunday", "2027-07-05"],
    ["Labor Day", "2027-09-06"],
    ["Columbus Day", "2027-10-11"],
    ["Veterans Day", "2027-11-11"],
    ["Thanksgiving", "2027-11-25"],
    ["Christmas, a Saturday", "2027-12-24"],
    ["New Year's Day of 2028, a Saturday", "2027-12-31"],
  ],
} as const;

const listDays = (year: number) =>
  Array.from({ length: 365 }, (_, day) =>
    new Date(Date.UTC(year, 0, 1 + day)).toISOString().slice(0, 10),
  );
const weekday = (day: string) =>
  new Date(day).toLocaleDateString("en", { weekday: "long", timeZone: "UTC" });
const isWeekend = (day: string) => /^S/.test(weekday(day));

test.each([...federalHolidays[2026], ...federalHolidays[2027]])(
  "observes %s on %s",
  (_name, day) => {
    expect(isWeekend(day)).toBe(false);
    expect(isBusinessDay(day)).toBe(false);
  },
);

test.each([2026, 2027] as const)(
  "treats every Saturday and Sunday of %i as no business day",
  (year) => {
    const weekends = listDays(year).filter(isWeekend);
    expect(weekends).toHaveLength(104);
    expect(weekends.filter(isBusinessDay)).toEqual([]);
  },
);

test.each([2026, 2027] as const)("treats all other weekdays of %i as business days", (year) => {
  const daysOff = listDays(year).filter((day) => !isWeekend(day) && !isBusinessDay(day));
  expect(daysOff).toEqual(federalHolidays[year].map(([, day]) => day));
});

test.each([
  ["a Wednesday", "2026-11-18", "2026-11-19"],
  ["a Friday", "2026-11-20", "2026-11-23"],
  ["the day before Thanksgiving", "2026-11-25", "2026-11-27"],
  ["the Thursday before Independence Day", "2026-07-02", "2026-07-06"],
  ["Christmas Eve", "2026-12-24", "2026-12-28"],
  ["the day before New Year's Eve off", "2027-12-30", "2028-01-03"],
  ["the last day of February in a leap year", "2028-02-29", "2028-03-01"],
])("finds the next business day after %s, %s: %s", (_name, day, next) => {
  expect(nextBusinessDay(day)).toBe(next);
});

test.each([
  ["a Monday", "2026-11-16", "2026-11-17"],
  ["a Friday", "2026-11-20", "2026-11-23"],
  ["a Saturday", "2026-11-21", "2026-11-24"],
  ["Thanksgiving", "2026-11-26", "2026-11-30"],
])("counts one business day from %s, %s: %s", (_name, day, due) => {
  expect(oneBusinessDayAfter(day)).toBe(due);
});

test("adds business days across a weekend and a holiday", () => {
  expect(addBusinessDays("2026-11-24", 5)).toBe("2026-12-02");
});
