import { expect, test } from "vitest";
import { calculateTotals, MAX_CENTS } from "./payment-request-totals.ts";

const sumsOf = (cents: number, percent: number) =>
  calculateTotals([{ name: "", quantityHundredths: 100, unitCents: cents }], 0, "halves", percent);

const awkward = [2, 3, 7, 10, 99, 100, 101, 333, 1_001, 99_999, 324_001, MAX_CENTS - 1, MAX_CENTS];

test("splits awkward totals by every share so that both parts add up to the cent", () => {
  for (const cents of awkward)
    for (let percent = 1; percent <= 99; percent++) {
      const { totalCents, nowCents, laterCents } = sumsOf(cents, percent);
      expect([totalCents, nowCents + laterCents]).toEqual([cents, cents]);
      expect(Number.isInteger(nowCents)).toBe(true);
      expect(Math.min(nowCents, laterCents)).toBeGreaterThan(0);
      // Rounded by less than a cent, unless nothing would be left for the balance.
      if (laterCents > 1) expect(Math.abs(nowCents - (cents * percent) / 100)).toBeLessThan(1);
    }
});

test.each([
  [324_000, 50, 162_000],
  [99_999, 50, 50_000],
  [100_000, 33, 33_000],
  [100_001, 33, 33_001],
  [10, 99, 9],
  [1, 50, 1],
])("asks for the deposit of %i cents at %i%%: %i", (cents, percent, now) => {
  expect(sumsOf(cents, percent).nowCents).toBe(now);
});

test("splits by 50% when no share is named, and not at all when everything is paid at once", () => {
  const lines = [{ name: "", quantityHundredths: 100, unitCents: 1_001 }];
  expect(calculateTotals(lines, 0, "halves")).toMatchObject({ nowCents: 501, laterCents: 500 });
  expect(calculateTotals(lines, 0, "all", 30)).toMatchObject({ nowCents: 1_001, laterCents: 0 });
});
