import { expect, test } from "vitest";
import { findNextAttempt } from "./retries.ts";

const HOUR = 60 * 60 * 1_000;
const created_at = new Date("2026-11-16T12:00:00Z");

test("retries ten times within three days, soon at first", () => {
  const attempts: Date[] = [];
  let next: Date | undefined = created_at;
  while (next) {
    attempts.push(next);
    next = findNextAttempt({ attempt_count: attempts.length, created_at, attempted_at: next });
  }
  const delays = attempts.slice(1).map((at, index) => at.getTime() - Number(attempts[index]));
  expect(attempts.length).toBe(10);
  expect(delays[0]).toBeLessThanOrEqual(5_000);
  const lastedHours = (Number(attempts.at(-1)) - created_at.getTime()) / HOUR;
  expect(lastedHours).toBeGreaterThan(64);
  expect(lastedHours).toBeLessThanOrEqual(72);
});

test("has no attempt left when the first one is later than three days, as after a long wait", () => {
  const attempted_at = new Date(created_at.getTime() + 73 * HOUR);
  expect(findNextAttempt({ attempt_count: 1, created_at, attempted_at })).toBeUndefined();
});
