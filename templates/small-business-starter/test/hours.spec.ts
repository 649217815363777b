/* Tests the opening hours with invented hours. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { words } from "../content/words.ts";
import type { Hours } from "../src/content-types.ts";
import { fillIn, formatDate, formatWeekday, summarizeWeek } from "../src/hours/hours-text.ts";
import { getOpenState } from "../src/hours/open-state.ts";

const always: Hours["week"]["monday"] = [{ from: "00:00", to: "24:00" }];
const bar: Hours = {
  link: "",
  heading: "",
  intro: "",
  background: "page",
  timeZone: "America/Chicago",
  clock: 24,
  week: {
    monday: [],
    tuesday: [
      { from: "08:00", to: "12:00" },
      { from: "13:00", to: "18:00" },
    ],
    wednesday: [{ from: "08:00", to: "18:00" }],
    thursday: [{ from: "08:00", to: "18:00" }],
    friday: [{ from: "18:00", to: "02:00" }],
    saturday: [{ from: "18:00", to: "03:00" }],
    sunday: [],
  },
  closedText: {},
  specialDays: [
    { date: "2027-06-16", name: "Inventory", open: [] },
    { date: "2027-07-05", to: "2027-07-20", name: "Summer break", open: [] },
    { date: "2027-12-31", name: "New Year", open: [{ from: "20:00", to: "04:00" }] },
  ],
};
// Uses your labels, because they may be in another language.
const until = (time: string) => ({ open: true, text: fillIn(words.openUntil, { time }) });
const opens = (day: string, time: string) => ({
  open: false,
  text: fillIn(words.opens, { day, time }),
});
const at = (time: string, hours = bar) => getOpenState(new Date(time), hours);

test("uses the time zone of the business", () => {
  // Tuesday, 07:59 and 08:00 in Chicago.
  assert.deepEqual(at("2027-06-15T12:59:00Z"), opens(words.today, "08:00"));
  assert.deepEqual(at("2027-06-15T13:00:00Z"), until("12:00"));
});

test("is closed during a lunch break and shows when it ends", () => {
  assert.deepEqual(at("2027-06-15T17:30:00Z"), opens(words.today, "13:00"));
});

test("stays open past midnight", () => {
  // Saturday, 01:59 and 02:00.
  assert.deepEqual(at("2027-06-19T06:59:00Z"), until("02:00"));
  assert.deepEqual(at("2027-06-19T07:00:00Z"), opens(words.today, "18:00"));
});

test("follows the clock when daylight saving time starts", () => {
  assert.equal(at("2027-03-09T14:00:00Z").open, true);
  assert.equal(at("2027-03-09T13:30:00Z").open, false);
  // From March 14, 2027, Chicago is five hours behind UTC instead of six.
  assert.equal(at("2027-03-16T13:00:00Z").open, true);
  // In that night, 02:00 becomes 03:00, which is the closing time.
  assert.deepEqual(at("2027-03-14T07:59:00Z"), until("03:00"));
  assert.equal(at("2027-03-14T08:00:00Z").open, false);
});

test("stays open in both repeated hours when daylight saving time ends", () => {
  // November 7, 2027: the first and the second 01:30.
  assert.equal(at("2027-11-07T06:30:00Z").open, true);
  assert.equal(at("2027-11-07T07:30:00Z").open, true);
  assert.equal(at("2027-11-07T09:00:00Z").open, false);
});

test("uses the hours of a special day and finds the next opening after it", () => {
  // Tuesday evening, before the inventory on Wednesday.
  assert.deepEqual(at("2027-06-16T00:00:00Z"), opens(formatWeekday("thursday"), "08:00"));
  assert.equal(at("2027-06-16T15:00:00Z").open, false);
});

test("shows the date of the next opening after a long break", () => {
  assert.deepEqual(at("2027-07-05T15:00:00Z"), opens(formatDate("2027-07-21"), "08:00"));
});

test("stays open past midnight after a special day", () => {
  assert.deepEqual(at("2028-01-01T09:00:00Z"), until("04:00"));
});

test("shows 24-hour opening, all week or until a closed day", () => {
  const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
  const week = Object.fromEntries(days.map((day) => [day, always])) as Hours["week"];
  const open = { ...bar, week, specialDays: [] };
  assert.deepEqual(at("2027-06-15T05:00:00Z", open), { open: true, text: words.alwaysOpen });
  const restOnSunday = { ...open, week: { ...week, sunday: [] } };
  assert.deepEqual(at("2027-06-17T15:00:00Z", restOnSunday), {
    open: true,
    text: fillIn(words.openUntilDay, { day: formatWeekday("saturday"), time: "24:00" }),
  });
});

test("shows no next opening when there is none", () => {
  const week = Object.fromEntries(Object.keys(bar.week).map((day) => [day, []])) as never;
  assert.deepEqual(at("2027-06-15T15:00:00Z", { ...bar, week, specialDays: [] }), {
    open: false,
    text: words.closedNow,
  });
});

test("combines consecutive days with the same hours", () => {
  assert.deepEqual(
    summarizeWeek(bar).map(({ days }) => days === formatWeekday("tuesday", "short")),
    [false, true, false, false, false, false],
  );
});
