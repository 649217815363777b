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
])("formats %i minutes as %s", (minutes, text) => {
  expect(formatMinutes(minutes)).toBe(text);
});

test("formats a change with its sign", () => {
  expect([240, -90].map(formatMinutesDelta)).toEqual(["+4 h", "−1 h 30 min"]);
});

test("formats remaining time and overdrawn time", () => {
  expect(formatRemainingTime({ remainingMinutes: 90, paidMinutes: 240 })).toBe(
    "1 h 30 min of 4 h left",
  );
  expect(formatRemainingTime({ remainingMinutes: -30, paidMinutes: 120 })).toBe(
    "30 min over the 2 h you bought",
  );
});

test("titles each kind of entry, including a failed refund", () => {
  const entry = { minutes: 240, note: "" };
  expect(timeEntryTitle({ ...entry, kind: "purchased", cents: 20_000 })).toBe("Bought 4 h");
  expect(timeEntryTitle({ kind: "worked", minutes: -60, note: "New menu" })).toBe("New menu");
  expect(timeEntryTitle({ ...entry, kind: "adjusted", note: "It took less" })).toBe(
    "Corrected: It took less",
  );
  expect(timeEntryTitle({ ...entry, kind: "refunded", cents: -10_000 })).toBe("Refund of $100");
  expect(timeEntryTitle({ ...entry, kind: "refunded", cents: 10_000 })).toBe(
    "The refund of $100 did not go through",
  );
});
