import { expect, test } from "vitest";
import { parseHundredths } from "./parse-hundredths.ts";

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
  // Floating-point multiplication would get these wrong.
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
])("parses %j as %j hundredths", (text, hundredths) => {
  expect(parseHundredths(text)).toBe(hundredths);
});
