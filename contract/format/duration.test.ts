import { expect, test } from "vitest";
import {
  formatMinutes,
  formatMinutesDelta,
  formatRemainingTime,
  timeEntryTitle,
} from "./duration.ts";

test.each([
  [0, "0 min"],
  [45, "45 min"],
  [60, "1 h"],
  [90, "1 h 30 min"],
  [-15, "−15 min"],
])("%i minutes are written as %s", (minutes, words) => {
  expect(formatMinutes(minutes)).toBe(words);
});

test("a change says its direction", () => {
  expect([240, -90].map(formatMinutesDelta)).toEqual(["+4 h", "−1 h 30 min"]);
});

test("what is left is said of what is paid, and so is what went over it", () => {
  expect(formatRemainingTime({ leftMinutes: 90, paidMinutes: 240 })).toBe("1 h 30 min of 4 h left");
  expect(formatRemainingTime({ leftMinutes: -30, paidMinutes: 120 })).toBe(
    "30 min over the 2 h you bought",
  );
});

test("an entry says what it is; a refund that failed as well", () => {
  const entry = { minutes: 240, note: "" };
  expect(timeEntryTitle({ ...entry, kind: "bought", cents: 20_000 })).toBe("Bought 4 h");
  expect(timeEntryTitle({ kind: "worked", minutes: -60, note: "New menu" })).toBe("New menu");
  expect(timeEntryTitle({ ...entry, kind: "corrected", note: "It took less" })).toBe(
    "Corrected: It took less",
  );
  expect(timeEntryTitle({ ...entry, kind: "refunded", cents: -10_000 })).toBe("Refund of $100");
  expect(timeEntryTitle({ ...entry, kind: "refunded", cents: 10_000 })).toBe(
    "The refund of $100 did not go through",
  );
});
