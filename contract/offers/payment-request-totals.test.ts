import { expect, test } from "vitest";
import { calculateTotals, MAX_CENTS } from "./payment-request-totals.ts";

const calculateDeposit = (cents: number, percent: number) =>
  calculateTotals([{ name: "", quantityHundredths: 100, unitCents: cents }], 0, "deposit", percent);

const totals = [2, 3, 7, 10, 99, 100, 101, 333, 1_001, 99_999, 324_001, MAX_CENTS - 1, MAX_CENTS];

test("splits every total so that deposit and balance add up to the cent", () => {
  for (const cents of totals)
    for (let percent = 1; percent <= 99; percent++) {
      const { totalCents, firstPaymentCents, balanceCents } = calculateDeposit(cents, percent);
      expect([totalCents, firstPaymentCents + balanceCents]).toEqual([cents, cents]);
      expect(Number.isInteger(firstPaymentCents)).toBe(true);
      expect(Math.min(firstPaymentCents, balanceCents)).toBeGreaterThan(0);
      // Rounded by less than a cent, unless the balance would be zero.
      if (balanceCents > 1)
        expect(Math.abs(firstPaymentCents - (cents * percent) / 100)).toBeLessThan(1);
    }
});

test.each([
  [324_000, 50, 162_000],
  [99_999, 50, 50_000],
  [100_000, 33, 33_000],
  [100_001, 33, 33_001],
  [10, 99, 9],
  [1, 50, 1],
])("calculates the deposit of $0 cents at $1% as $2", (cents, percent, now) => {
  expect(calculateDeposit(cents, percent).firstPaymentCents).toBe(now);
});

test("splits by 50% when no percentage is given, and not at all when paid upfront", () => {
  const lines = [{ name: "", quantityHundredths: 100, unitCents: 1_001 }];
  expect(calculateTotals(lines, 0, "deposit")).toMatchObject({
    firstPaymentCents: 501,
    balanceCents: 500,
  });
  expect(calculateTotals(lines, 0, "upfront", 30)).toMatchObject({
    firstPaymentCents: 1_001,
    balanceCents: 0,
  });
});
