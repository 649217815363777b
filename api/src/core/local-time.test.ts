import { expect, test } from "vitest";
import { daysAfter, replyDueDate } from "./local-time.ts";

test.each([
  ["on a Monday morning in Denver", "2026-11-16T15:00:00Z", "2026-11-17"],
  ["late on a Monday in Denver, Tuesday elsewhere", "2026-11-17T06:30:00Z", "2026-11-17"],
  ["on a Friday", "2026-11-20T18:00:00Z", "2026-11-23"],
  ["on a Saturday", "2026-11-21T18:00:00Z", "2026-11-24"],
  ["before Thanksgiving", "2026-11-25T18:00:00Z", "2026-11-27"],
])("expects a reply to a lead received %s (%s) by %s", (_when, receivedAt, day) => {
  expect(replyDueDate(new Date(receivedAt))).toBe(day);
});

test.each([
  ["a Monday", "2026-11-16T15:20:00Z", "2026-11-19T15:20:00.000Z"],
  ["a Wednesday, to the opening on Monday", "2026-11-18T15:20:00Z", "2026-11-23T16:00:00.000Z"],
  [
    "before Thanksgiving, to the opening after it",
    "2026-11-23T18:00:00Z",
    "2026-11-27T16:00:00.000Z",
  ],
  ["a Friday before the clock changes", "2026-10-30T18:00:00Z", "2026-11-02T19:00:00.000Z"],
])("counts three days from %s", (_when, at, later) => {
  expect(daysAfter(new Date(at), 3).toISOString()).toBe(later);
});
