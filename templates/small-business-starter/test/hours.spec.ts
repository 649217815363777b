/* Open or closed, at moments that are easy to get wrong. The hours are made up for the test. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { words } from "../content/words.ts";
import type { Hours } from "../src/content-types.ts";
import { dateText, filled, weekdayName, weekInShort } from "../src/hours/hours-text.ts";
import { openState } from "../src/hours/open-state.ts";

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
// Your own words may be in any language, so the test takes them from where the site does.
const until = (time: string) => ({ open: true, text: filled(words.openUntil, { time }) });
const opens = (day: string, time: string) => ({
  open: false,
  text: filled(words.opens, { day, time }),
});
const at = (moment: string, hours = bar) => openState(new Date(moment), hours);

test("the clock on the wall of the business decides, not the visitor's", () => {
  // Tuesday, 07:59 and 08:00 in Chicago.
  assert.deepEqual(at("2027-06-15T12:59:00Z"), opens(words.today, "08:00"));
  assert.deepEqual(at("2027-06-15T13:00:00Z"), until("12:00"));
});

test("a lunch break is closed, and says when it ends", () => {
  assert.deepEqual(at("2027-06-15T17:30:00Z"), opens(words.today, "13:00"));
});

test("past midnight the evening before still counts", () => {
  // Saturday, 01:59 and 02:00.
  assert.deepEqual(at("2027-06-19T06:59:00Z"), until("02:00"));
  assert.deepEqual(at("2027-06-19T07:00:00Z"), opens(words.today, "18:00"));
});

test("when the clocks go forward, eight in the morning comes an hour earlier", () => {
  assert.equal(at("2027-03-09T14:00:00Z").open, true);
  assert.equal(at("2027-03-09T13:30:00Z").open, false);
  // From March 14, 2027, Chicago is five hours behind, not six.
  assert.equal(at("2027-03-16T13:00:00Z").open, true);
  // In that night 02:00 becomes 03:00: who is open until 03:00 closes then.
  assert.deepEqual(at("2027-03-14T07:59:00Z"), until("03:00"));
  assert.equal(at("2027-03-14T08:00:00Z").open, false);
});

test("when the clocks go back, the hour that comes twice is open twice", () => {
  // The night to November 7, 2027: 01:30 for the first time, and for the second.
  assert.equal(at("2027-11-07T06:30:00Z").open, true);
  assert.equal(at("2027-11-07T07:30:00Z").open, true);
  assert.equal(at("2027-11-07T09:00:00Z").open, false);
});

test("a special day replaces the weekday, and the next opening looks past it", () => {
  // Tuesday evening; Wednesday is inventory.
  assert.deepEqual(at("2027-06-16T00:00:00Z"), opens(weekdayName("thursday"), "08:00"));
  assert.equal(at("2027-06-16T15:00:00Z").open, false);
});

test("a break of many days names the date, not a weekday", () => {
  assert.deepEqual(at("2027-07-05T15:00:00Z"), opens(dateText("2027-07-21"), "08:00"));
});

test("the party of New Year's Eve goes on into the new year", () => {
  assert.deepEqual(at("2028-01-01T09:00:00Z"), until("04:00"));
});

test("day and night, all week or until a day that is closed", () => {
  const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
  const week = Object.fromEntries(days.map((day) => [day, always])) as Hours["week"];
  const open = { ...bar, week, specialDays: [] };
  assert.deepEqual(at("2027-06-15T05:00:00Z", open), { open: true, text: words.alwaysOpen });
  const restOnSunday = { ...open, week: { ...week, sunday: [] } };
  assert.deepEqual(at("2027-06-17T15:00:00Z", restOnSunday), {
    open: true,
    text: filled(words.openUntilDay, { day: weekdayName("saturday"), time: "24:00" }),
  });
});

test("a business that opens no more is closed, without a promise", () => {
  const week = Object.fromEntries(Object.keys(bar.week).map((day) => [day, []])) as never;
  assert.deepEqual(at("2027-06-15T15:00:00Z", { ...bar, week, specialDays: [] }), {
    open: false,
    text: words.closedNow,
  });
});

test("neighbors with the same hours share a line", () => {
  assert.deepEqual(
    weekInShort(bar).map(({ days }) => days === weekdayName("tuesday", "short")),
    [false, true, false, false, false, false],
  );
});
