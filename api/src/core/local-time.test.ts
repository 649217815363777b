import { expect, test } from "vitest";
import { replyDueDate } from "./local-time.ts";

test.each([
  ["on a Monday morning in Denver", "2026-11-16T15:00:00Z", "2026-11-17"],
  ["late on a Monday in Denver, Tuesday elsewhere", "2026-11-17T06:30:00Z", "2026-11-17"],
  ["on a Friday", "2026-11-20T18:00:00Z", "2026-11-23"],
  ["on a Saturday", "2026-11-21T18:00:00Z", "2026-11-24"],
  ["before Thanksgiving", "2026-11-25T18:00:00Z", "2026-11-27"],
])("expects a reply to a lead received %s (%s) by %s", (_when, receivedAt, day) => {
  expect(replyDueDate(new Date(receivedAt))).toBe(day);
});
