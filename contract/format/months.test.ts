import { expect, test } from "vitest";
import { daysOfMonth, monthBefore } from "./months.ts";

test.each([
  ["2026-11", "2026-11-30"],
  ["2028-02", "2028-02-29"],
  ["2026-12", "2026-12-31"],
])("returns the first and last day of %s", (month, to) => {
  expect(daysOfMonth(month)).toEqual({ from: `${month}-01`, to });
});

test.each([
  ["2026-11", "2026-10"],
  ["2026-01", "2025-12"],
])("returns the month before %s: %s", (month, before) => {
  expect(monthBefore(month)).toBe(before);
});
