import { expect, test } from "vitest";
import { axisLines } from "./axis.ts";

test.each([
  ["there is no revenue", 0, [0]],
  ["revenue is below a dollar", 60, [0, 100]],
  ["revenue is a few dollars", 150, [0, 100, 200]],
  ["revenue is one template", 4_900, [0, 2_000, 4_000, 6_000]],
  ["revenue is high", 1_110_000, [0, 500_000, 1_000_000, 1_500_000]],
  ["revenue is on a line", 40_000, [0, 10_000, 20_000, 30_000, 40_000]],
])("labels the axis with distinct amounts up to the highest when %s", (_case, maxCents, lines) => {
  expect(axisLines(maxCents)).toEqual(lines);
});
