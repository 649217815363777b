import { expect, test } from "vitest";
import { calculateRefundedHours, calculateUnusedHours, summarizeEntries } from "./balance.ts";

const purchase = (hours: number, dollars: number) => ({
  ...{ kind: "purchased" as const, minutes: hours * 60, cents: dollars * 100 },
});
const log = (kind: "worked" | "adjusted", minutes: number) => ({
  ...{ kind, minutes, cents: null },
});
const refund = (minutes: number, dollars: number) => ({
  ...{ kind: "refunded" as const, minutes: -minutes, cents: dollars * -100 },
});
const fourHours = purchase(4, 200);
const nothing = { minutes: 0, cents: 0 };
const calculateUnused = (...entries: Parameters<typeof calculateUnusedHours>[0]) =>
  calculateUnusedHours(entries);

test("refunds two of four hours when one was worked, because two are the minimum", () => {
  expect(calculateUnused(fourHours, log("worked", -60))).toEqual({ minutes: 120, cents: 10_000 });
});

test("refunds everything when nothing was worked, including the minimum", () => {
  expect(calculateUnused(fourHours)).toEqual({ minutes: 240, cents: 20_000 });
  expect(calculateUnused(purchase(2, 100))).toEqual({ minutes: 120, cents: 10_000 });
});

test("refunds everything when all work was corrected to zero", () => {
  const entries = [fourHours, log("worked", -60), log("adjusted", 60)];
  expect(calculateUnused(...entries)).toEqual({ minutes: 240, cents: 20_000 });
});

test("refunds $50 when 3 of 4 prepaid hours were used, as the home page says", () => {
  expect(calculateUnused(fourHours, log("worked", -180))).toEqual({ minutes: 60, cents: 5_000 });
});

test("bills the worked time when it is above the minimum", () => {
  expect(calculateUnused(fourHours, log("worked", -150))).toEqual({ minutes: 90, cents: 7_500 });
  expect(calculateUnused(fourHours, log("worked", -240))).toEqual(nothing);
  expect(calculateUnused(fourHours, log("worked", -300))).toEqual(nothing);
  expect(calculateUnused(purchase(2, 100), log("worked", -1))).toEqual(nothing);
});

test("refunds nothing twice", () => {
  expect(calculateUnused(fourHours, log("worked", -60), refund(120, 100))).toEqual(nothing);
  expect(calculateUnused(fourHours, refund(60, 50))).toEqual({ minutes: 180, cents: 15_000 });
  expect(calculateUnused(fourHours, refund(240, 200))).toEqual(nothing);
  const corrected = [fourHours, log("worked", -60), refund(180, 200), log("adjusted", 60)];
  expect(calculateUnused(...corrected)).toEqual(nothing);
});

test("refunds no more than the remaining money when an earlier refund was larger than its time", () => {
  const entries = [fourHours, log("worked", -180), refund(60, 180), log("adjusted", 60)];
  expect(calculateUnused(...entries)).toEqual({ minutes: 60, cents: 2_000 });
});

test("deducts the time of other refunds, but never time that was worked", () => {
  expect(calculateRefundedHours([fourHours], 5_000)).toEqual({ minutes: 60, cents: 5_000 });
  const worked = [fourHours, log("worked", -180)];
  expect(calculateRefundedHours(worked, 20_000)).toEqual({ minutes: 60, cents: 20_000 });
  expect(calculateRefundedHours([fourHours, log("worked", -240)], 2_000)).toEqual({
    minutes: 0,
    cents: 2_000,
  });
});

test("never refunds more than was paid when the rate is fractional", () => {
  const odd = { ...fourHours, cents: 10_001 };
  const first = calculateUnused(odd, log("worked", -130));
  expect(first).toEqual({ minutes: 110, cents: 4_584 });
  expect(calculateRefundedHours([odd], 10_001)).toEqual({ minutes: 240, cents: 10_001 });
});

test("counts corrections as work, and refunded time as not paid", () => {
  const entries = [fourHours, log("worked", -60), log("adjusted", 15), refund(120, 100)];
  expect(summarizeEntries(entries)).toEqual({
    ...{ purchasedMinutes: 240, workedMinutes: 45, refundedMinutes: 120 },
    ...{ paidMinutes: 120, remainingMinutes: 75 },
  });
});
