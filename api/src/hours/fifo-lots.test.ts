import { expect, test } from "vitest";
import { allocateRefund, allocateUnused, summarizeEntries } from "./fifo-lots.ts";

const bought = (lot: number, hours: number, dollars: number) => ({
  ...{ kind: "bought" as const, lot, minutes: hours * 60, cents: dollars * 100 },
});
const took = (kind: "worked" | "corrected", minutes: number) => ({
  ...{ kind, minutes, lot: null, cents: null },
});
const refunded = (lot: number, minutes: number, dollars: number) => ({
  ...{ kind: "refunded" as const, lot, minutes: -minutes, cents: dollars * -100 },
});
const fourHours = bought(1, 4, 200);
const rest = (...entries: Parameters<typeof allocateUnused>[0]) => allocateUnused(entries, 120);

test("of four hours with one worked, two go back: the minimum of two is billed", () => {
  expect(rest(fourHours, took("worked", -60))).toEqual([{ lot: 1, minutes: 120, cents: 10_000 }]);
});

test("with nothing worked, everything goes back, the minimum too", () => {
  expect(rest(fourHours)).toEqual([{ lot: 1, minutes: 240, cents: 20_000 }]);
  expect(rest(bought(1, 2, 100))).toEqual([{ lot: 1, minutes: 120, cents: 10_000 }]);
});

test("work that was corrected to nothing counts as none", () => {
  const entries = [fourHours, took("worked", -60), took("corrected", 60)];
  expect(rest(...entries)).toEqual([{ lot: 1, minutes: 240, cents: 20_000 }]);
});

test("refunds $50 when 3 of 4 prepaid hours were used, as the home page says", () => {
  expect(rest(fourHours, took("worked", -180))).toEqual([{ lot: 1, minutes: 60, cents: 5_000 }]);
});

test("beyond the minimum, what was worked is kept, and no more", () => {
  expect(rest(fourHours, took("worked", -150))).toEqual([{ lot: 1, minutes: 90, cents: 7_500 }]);
  expect(rest(fourHours, took("worked", -240))).toEqual([]);
  expect(rest(fourHours, took("worked", -300))).toEqual([]);
  expect(rest(bought(1, 2, 100), took("worked", -1))).toEqual([]);
});

test("what was refunded does not go back again", () => {
  expect(rest(fourHours, took("worked", -60), refunded(1, 120, 100))).toEqual([]);
  expect(rest(fourHours, refunded(1, 60, 50))).toEqual([{ lot: 1, minutes: 180, cents: 15_000 }]);
  expect(rest(fourHours, refunded(1, 240, 200))).toEqual([]);
});

test("lots are worked off first in, first out, and each goes back at its own rate", () => {
  const lots = [bought(1, 2, 100), bought(2, 2, 160)];
  expect(rest(...lots, took("worked", -150))).toEqual([{ lot: 2, minutes: 90, cents: 12_000 }]);
  expect(rest(...lots, took("worked", -30))).toEqual([{ lot: 2, minutes: 120, cents: 16_000 }]);
  expect(rest(...lots)).toEqual([
    { lot: 1, minutes: 120, cents: 10_000 },
    { lot: 2, minutes: 120, cents: 16_000 },
  ]);
});

test("other refunds take the time they pay for of the newest lot, and no time that was worked", () => {
  const lots = [bought(1, 2, 100), bought(2, 2, 160)];
  expect(allocateRefund([fourHours], 5_000)).toEqual([{ lot: 1, minutes: 60, cents: 5_000 }]);
  expect(allocateRefund(lots, 20_000)).toEqual([
    { lot: 2, minutes: 120, cents: 16_000 },
    { lot: 1, minutes: 48, cents: 4_000 },
  ]);
  const worked = [fourHours, took("worked", -180)];
  expect(allocateRefund(worked, 20_000)).toEqual([{ lot: 1, minutes: 60, cents: 20_000 }]);
  expect(allocateRefund([fourHours, took("worked", -240)], 2_000)).toEqual([
    { lot: 1, minutes: 0, cents: 2_000 },
  ]);
});

test("an odd rate never gives back more than was paid", () => {
  const odd = { ...fourHours, cents: 10_001 };
  const first = allocateUnused([odd, took("worked", -130)], 120);
  expect(first).toEqual([{ lot: 1, minutes: 110, cents: 4_584 }]);
  expect(allocateRefund([odd], 10_001)).toEqual([{ lot: 1, minutes: 240, cents: 10_001 }]);
});

test("the sums of an account: a correction is work, and what is paid is what was not refunded", () => {
  const entries = [fourHours, took("worked", -60), took("corrected", 15), refunded(1, 120, 100)];
  expect(summarizeEntries(entries)).toEqual({
    ...{ boughtMinutes: 240, workedMinutes: 45, refundedMinutes: 120 },
    ...{ paidMinutes: 120, leftMinutes: 75 },
  });
});
