import { expect, test } from "vitest";
import { formatExactUsd, formatUsd } from "./money.ts";

test("an amount of money is written as Intl writes it", () => {
  for (const cents of [
    0, 5, 99, 4950, 100_000, 123_456, 12_345_678_900, 99_999_999, -500, -123_450,
  ])
    for (const grouped of [true, false])
      expect(formatUsd(cents, { grouped })).toBe(asIntl(cents, grouped));
});

test("on an invoice every amount has its cents", () => {
  const exact = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
  for (const cents of [0, 5, 99, 4950, 100_000, 123_456, 99_999_999, -123_450])
    expect(formatExactUsd(cents)).toBe(exact.format(cents / 100));
});

function asIntl(cents: number, useGrouping: boolean) {
  return new Intl.NumberFormat("en-US", {
    style: "currency",
    currency: "USD",
    useGrouping,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);
}
