import { expect, test } from "vitest";
import { replyDay } from "./reply-day.ts";

test.each([
  ["on a Monday morning in Denver", "2026-11-16T15:00:00Z", "Tuesday"],
  ["late on a Monday in Denver, Tuesday elsewhere", "2026-11-17T06:30:00Z", "Tuesday"],
  ["on a Friday", "2026-11-20T18:00:00Z", "Monday"],
  ["on a Saturday", "2026-11-21T18:00:00Z", "Tuesday"],
  ["before Thanksgiving", "2026-11-25T18:00:00Z", "Friday"],
])("a request sent %s, %s, is answered by %s", (_when, now, day) => {
  expect(replyDay(new Date(now))).toBe(day);
});
