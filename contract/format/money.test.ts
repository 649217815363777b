import { expect, test } from "vitest";
import { formatExactUsd, formatUsd, parseAmount } from "./money.ts";

test("formats an amount like Intl.NumberFormat", () => {
  for (const cents of [
    0, 5, 99, 4950, 100_000, 123_456, 12_345_678_900, 99_999_999, -500, -123_450,
  ])
    for (const grouped of [true, false])
      expect(formatUsd(cents, { grouped })).toBe(formatWithIntl(cents, grouped));
});

test("always formats cents on an invoice", () => {
  const exact = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
  for (const cents of [0, 5, 99, 4950, 100_000, 123_456, 99_999_999, -123_450])
    expect(formatExactUsd(cents)).toBe(exact.format(cents / 100));
});

test.each([
  ["49", 4_900],
  ["49.00", 4_900],
  ["49.000", 4_900],
  ["100.0", 10_000],
  ["1250.5", 125_050],
  ["0.07", 7],
])("parses the amount %j", (text, cents) => {
  expect(parseAmount(text)).toBe(cents);
});

test.each([
  "",
  " ",
  "0",
  "0.00",
  "-49",
  "+49",
  "49.",
  ".5",
  "49.005",
  "1e3",
  "0x31",
  "1,250",
  "$49",
  "4 9",
  "1000000",
  "NaN",
])("rejects the amount %j", (text) => {
  expect(parseAmount(text)).toBeUndefined();
});

function formatWithIntl(cents: number, useGrouping: boolean) {
  return new Intl.NumberFormat("en-US", {
    style: "currency",
    currency: "USD",
    useGrouping,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);
}
