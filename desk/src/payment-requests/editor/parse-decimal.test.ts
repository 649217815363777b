import { expect, test } from "vitest";
import { parseDecimal } from "./parse-decimal.ts";

test.each([
  ["49", 4_900],
  ["49.5", 4_950],
  ["49.50", 4_950],
  ["$1,500", 150_000],
  ["1,234,567.89", 123_456_789],
  [" 1 500 ", 150_000],
  [".5", 50],
  ["0", 0],
  ["-0", 0],
  ["-200", -20_000],
  ["−$200.01", -20_001],
  // What a multiplication of floating numbers would get wrong.
  ["1.15", 115],
  ["8.29", 829],
  ["1005.015", undefined],
  ["1,50", undefined],
  ["12,34.00", undefined],
  ["1.2.3", undefined],
  ["", undefined],
  [".", undefined],
  ["-", undefined],
  ["ten", undefined],
  ["1e3", undefined],
  ["0x10", undefined],
  ["9999999999", undefined],
])("%j is %j hundredths", (text, hundredths) => {
  expect(parseDecimal(text)).toBe(hundredths);
});
